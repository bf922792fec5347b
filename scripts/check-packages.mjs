/**
 * `npm run check:packages`: packs the packages that are for others, installs them into an empty project, runs them
 * there on this Node and on the newest one that the registry has, and checks the packages with publint
 * and with "are the types wrong". Prints the sizes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, runNpm, runTool } from './install.mjs';

const PACKED = ['core', 'book', 'library', 'queue', 'cli'];

installMissing();
runTool('tsc', ['-b', 'packages/cli']);
await import('./bundle-command.mjs');
const cwd = mkdtempSync(join(tmpdir(), 'hitori-packages-'));
try {
  const names = PACKED.flatMap((name) => ['-w', `packages/${name}`]);
  runNpm(['pack', ...names, '--pack-destination', cwd, '--silent']);
  const archives = readdirSync(cwd).map((name) => join(cwd, name));
  for (const archive of archives)
    console.log(
      `${archive.slice(cwd.length + 1)}: ${Math.round(statSync(archive).size / 1000)} kB`,
    );
  for (const archive of archives) {
    runNpm(['exec', '-y', '--', 'publint@0.3.25', archive]);
    // The command is no library: nobody imports its types.
    if (!archive.includes('hitori-0'))
      runNpm([
        'exec',
        '-y',
        '--',
        '@arethetypeswrong/cli@0.18.5',
        archive,
        '--profile',
        'esm-only',
      ]);
  }
  writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }\n');
  runNpm(['install', '--no-audit', '--no-fund', ...archives, 'node@latest'], { cwd });
  writeFileSync(
    join(cwd, 'program.js'),
    `import { parsePuzzle, solve } from '@hitori/core';
console.log(solve(parsePuzzle('11/12').value.puzzle).status);\n`,
  );
  const newest = join(cwd, 'node_modules/node/bin/node');
  for (const node of [process.execPath, newest]) {
    const output = (...args) => execFileSync(node, args, { cwd, encoding: 'utf8' });
    const hitori = (...args) => output('node_modules/hitori/bin/hitori.js', ...args);
    const solved = hitori('solve', '11/12');
    const added = hitori('library', 'add', '-l', join(cwd, 'my.db'), '11/12');
    hitori('book', '11/12', '--language', 'ja', '-o', 'book.pdf');
    const isRight =
      solved.includes('one solution') &&
      /(1 with one solution|, 1 there already)/.test(added) &&
      readFileSync(join(cwd, 'book.pdf'), 'latin1').startsWith('%PDF-1.7') &&
      output('program.js') === 'unique\n';
    console.log(`${output('--version').trim()}: ${isRight ? 'works' : 'FAILS'}`);
    if (!isRight) process.exitCode = 1;
  }
} finally {
  rmSync(cwd, { recursive: true, force: true });
}
