/**
 * Picks the boards that come with the page from the corpus: square, 5x5 to 10x10, a few of each level,
 * as one short line each. Run it again when the corpus changes: `npm run boards -w packages/web`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatPuzzle, puzzleFromNumbers } from '@hitori/core';

const PER_LEVEL = 4;
const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const corpus = new URL('../../../corpus/graded.jsonl', import.meta.url);

const records = readFileSync(corpus, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

const boards = [];
for (let side = 5; side <= 10; side++)
  for (const level of LEVELS) {
    const fitting = records
      .filter((record) => record.rows === side && record.cols === side && record.level === level)
      .sort((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
    // Spread over the scores of the level, the gentlest first.
    const count = Math.min(PER_LEVEL, fitting.length);
    for (let i = 0; i < count; i++) {
      const record = fitting[Math.floor((i * fitting.length) / count)];
      const puzzle = puzzleFromNumbers(side, side, record.grid.flat());
      const id = formatPuzzle(puzzle, 'id');
      if (!id.ok) throw new Error(id.error.message);
      boards.push({ puzzle: id.value.text.trim(), level });
    }
  }

const path = new URL('../src/game/boards.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(boards, null, 2)}\n`);
console.log(`${boards.length} boards`);
