/**
 * `npm run check:packages`: packs the packages that are for others, installs them into an empty project, runs them
 * there on this Node, the other supported ones and the newest, from ES modules, CommonJS and Vite, and checks the
 * packages with publint and with "are the types wrong". Prints the sizes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, root, run, runNpm, runTool } from './install.mjs';

/** Beside the Node that runs this: the other supported ones, and the newest. */
const NODES = ['22', '24', 'latest'];
const PROGRAM = `import { parsePuzzle, solve } from '@hitori/core';
console.log(solve(parsePuzzle('11/12').value.puzzle).status);
`;
const COMMON_PROGRAM = `import('@hitori/core').then(({ parsePuzzle, solve }) =>
  console.log(solve(parsePuzzle('11/12').value.puzzle).status));
`;
const PACKED = ['core', 'book', 'library', 'queue', 'player', 'cli'];

installMissing();
runTool('tsc', ['-b', 'packages/cli']);
await import('./bundle-command.mjs');
runNpm(['run', 'build', '-w', 'packages/player']);
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
  const nodes = NODES.map((version) => `node-${version}@npm:node@${version}`);
  runNpm(['install', '--no-audit', '--no-fund', ...archives, ...nodes], { cwd });
  writeFileSync(join(cwd, 'program.js'), PROGRAM);
  writeFileSync(join(cwd, 'program.cjs'), COMMON_PROGRAM);
  const others = NODES.map((version) => join(cwd, `node_modules/node-${version}/bin/node`));
  for (const node of [process.execPath, ...others]) {
    const output = (...args) => execFileSync(node, args, { cwd, encoding: 'utf8' });
    const hitori = (...args) => output('node_modules/hitori/bin/hitori.js', ...args);
    const solved = hitori('solve', '11/12');
    const added = hitori('library', 'add', '-l', join(cwd, 'my.db'), '11/12');
    hitori('book', '11/12', '--language', 'ja', '-o', 'book.pdf');
    const isRight =
      solved.includes('one solution') &&
      /(1 with one solution|, 1 there already)/.test(added) &&
      readFileSync(join(cwd, 'book.pdf'), 'latin1').startsWith('%PDF-1.7') &&
      output('program.js') === 'unique\n' &&
      output('program.cjs') === 'unique\n';
    console.log(`${output('--version').trim()}: ${isRight ? 'works' : 'FAILS'}`);
    if (!isRight) process.exitCode = 1;
  }
  buildPage();
} finally {
  rmSync(cwd, { recursive: true, force: true });
}

/** A page with the engine in a module worker, built by Vite from the installed package. */
function buildPage() {
  const files = {
    'index.html': '<!doctype html><script type="module" src="./page.js"></script>\n',
    'page.js': "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });\n",
    'worker.js': PROGRAM,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const vite = `${root}node_modules/vite/bin/vite.js`;
  run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd });
  const built = readdirSync(join(cwd, 'dist/assets')).map((name) => join(cwd, 'dist/assets', name));
  const worker = built.find((path) => /worker-.*\.js$/.test(path));
  const isRight = worker !== undefined && !readFileSync(worker, 'utf8').includes('@hitori/core');
  console.log(`Vite, module worker: ${isRight ? 'works' : 'FAILS'}`);
  if (!isRight) process.exitCode = 1;
}
