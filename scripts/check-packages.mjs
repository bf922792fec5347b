/**
 * `npm run check:packages`: packs core, books and the command, installs them into an empty project, runs them
 * there on this Node and on the newest one that the registry has, and checks the packages with publint
 * and with "are the types wrong". Prints the sizes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, run } from './install.mjs';

installMissing();
run('npx', ['tsc', '-b', 'packages/cli']);
const cwd = mkdtempSync(join(tmpdir(), 'hitori-packages-'));
try {
  const packed = [
    'pack',
    '-w',
    'packages/core',
    '-w',
    'packages/book',
    '-w',
    'packages/cli',
    '--pack-destination',
    cwd,
  ];
  run('npm', [...packed, '--silent']);
  const archives = readdirSync(cwd).map((name) => join(cwd, name));
  for (const archive of archives)
    console.log(
      `${archive.slice(cwd.length + 1)}: ${Math.round(statSync(archive).size / 1000)} kB`,
    );
  for (const archive of archives) {
    run('npx', ['-y', 'publint@0.3.25', archive]);
    // The command is no library: nobody imports its types.
    if (!archive.includes('hitori-0'))
      run('npx', ['-y', '@arethetypeswrong/cli@0.18.5', archive, '--profile', 'esm-only']);
  }
  writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--no-audit', '--no-fund', ...archives, 'node@latest'], { cwd });
  writeFileSync(
    join(cwd, 'program.js'),
    `import { parsePuzzle, solve } from '@hitori/core';
console.log(solve(parsePuzzle('11/12').value.puzzle).status);\n`,
  );
  const newest = join(cwd, 'node_modules/node/bin/node');
  for (const node of [process.execPath, newest]) {
    const output = (...args) => execFileSync(node, args, { cwd, encoding: 'utf8' });
    const solved = output('node_modules/hitori/bin/hitori.js', 'solve', '11/12');
    output(
      'node_modules/hitori/bin/hitori.js',
      'book',
      '11/12',
      '--language',
      'ja',
      '-o',
      'book.pdf',
    );
    const hasBook = readFileSync(join(cwd, 'book.pdf'), 'latin1').startsWith('%PDF-1.7');
    const isRight =
      hasBook && solved.includes('one solution') && output('program.js') === 'unique\n';
    console.log(`${output('--version').trim()}: ${isRight ? 'works' : 'FAILS'}`);
    if (!isRight) process.exitCode = 1;
  }
} finally {
  rmSync(cwd, { recursive: true, force: true });
}
