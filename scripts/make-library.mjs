/**
 * `node scripts/make-library.mjs`, part of `npm run corpus`: fills corpus/library.db from the generator, 12
 * puzzles of each level for every square from 5x5 to 20x20, the same on every machine; then writes them as
 * the packs of the page, a file a size.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root, runTool } from './install.mjs';

runTool('tsc', ['-b', 'packages/library']);
const { formatPuzzle, generate, parsePuzzle } = await import('../packages/core/dist/index.js');
const { openLibrary } = await import('../packages/library/dist/index.js');
const { examine } = await import('../packages/library/dist/examine.js');

const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const SIDES = Array.from({ length: 16 }, (_, index) => 5 + index);
const PER_LEVEL = 12;
/** A fixed date: the file is the same whenever it is made. */
const MADE = new Date('2026-12-01T00:00:00Z');
const SOURCE = 'hitori generate';

const path = `${root}corpus/library.db`;
for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
const library = must(openLibrary(path, 'create'));
for (const side of SIDES) for (const level of LEVELS) fill(side, level);
writePacks();
library.close();

function fill(side, level) {
  for (let made = 0, seed = 1; made < PER_LEVEL; seed++) {
    const name = `library-${seed}`;
    const { puzzle } = must(generate({ rows: side, cols: side, level, seed: name }));
    const id = `${side}x${side}-${level}-${made + 1}`;
    const extra = { seed: name };
    const examined = examine({ puzzle, format: 'jsonl', id, extra, warnings: [] }, {});
    const [{ isNew }] = must(library.add([{ examined, source: SOURCE, line: seed }], MADE));
    if (isNew) made++;
  }
}

/** From what the library holds, easiest first; one line a puzzle, as an ID. */
function writePacks() {
  const folder = `${root}packages/web/public/packs`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const side of SIDES) {
    const shape = { rows: side, cols: side };
    const levels = LEVELS.map((level) => {
      const found = [...library.find({ shape, level, sort: { by: 'score', isDescending: false } })];
      return [level, found.map(({ gridText }) => idOf(gridText))];
    });
    writeFileSync(
      `${folder}/${side}.json`,
      `${JSON.stringify(Object.fromEntries(levels), null, 2)}\n`,
    );
  }
}

function idOf(gridText) {
  const { puzzle } = must(parsePuzzle(`{"grid":${gridText}}`));
  return must(formatPuzzle(puzzle, 'id')).text.trim();
}

function must(result) {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
