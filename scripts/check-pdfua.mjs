/**
 * `npm run check:pdfua [FILES]`: asks veraPDF whether books keep PDF/UA-1: the files named, else books of every kind that
 * it makes. Needs Java 11 or newer and Maven, which fetches veraPDF.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, root, run, runTool } from './install.mjs';

const project = join(root, 'packages/book/pdfua');
for (const program of ['java', 'mvn'])
  if (spawnSync(program, ['-version']).error) {
    console.error(`there is no ${program}: install Java 11 or newer, and Maven`);
    process.exit(2);
  }

/** One book for each set of options. */
const BOOKS = [
  '--rules --walkthroughs 2 --cover-title --sections --bleed',
  '--language ja --rules --walkthroughs 1 --per-page 4 --paper a5',
  '--answers after-each --per-page 2',
  '--large-print --rules',
  '--answers none --per-page 6 --paper 6x9',
];

const folder = mkdtempSync(join(tmpdir(), 'hitori-pdfua-'));
try {
  const classpath = join(folder, 'classpath');
  const goals = ['compile', 'dependency:build-classpath'];
  run('mvn', ['-B', '-q', `-Dmdep.outputFile=${classpath}`, ...goals], { cwd: project });
  const files = process.argv.length > 2 ? process.argv.slice(2) : makeBooks();
  const classes = join(project, 'target/classes');
  run('java', ['-cp', `${classes}:${readFileSync(classpath, 'utf8')}`, 'Check', ...files]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function makeBooks() {
  installMissing();
  runTool('tsc', ['-b', 'packages/cli']);
  const command = join(root, 'packages/cli/bin/hitori.js');
  const puzzles = join(root, 'corpus/graded.jsonl');
  const input = readFileSync(puzzles, 'utf8').split('\n').slice(0, 24).join('\n');
  return BOOKS.map((options, at) => {
    const file = join(folder, `${at}.pdf`);
    const args = [command, 'book', '-', '-o', file, ...options.split(' ')];
    run(process.execPath, args, { input, stdio: ['pipe', 'inherit', 'inherit'] });
    return file;
  });
}
