/**
 * `npm run corpus`: generates the project's own graded puzzles into corpus/graded.jsonl, the same on
 * every machine: 20 a level for 5x5 to 12x12, some rectangles, some 20x20 and one 50x50; then picks the
 * boards that come with the page, and makes the library with the packs (scripts/make-library.mjs).
 */
import { writeFileSync } from 'node:fs';
import { installMissing, root, runNpm, runTool } from './install.mjs';

installMissing();
runTool('tsc', ['-b', 'packages/core']);
const { formatShading, generate, labelAt, puzzleKey } = await import(
  `${root}packages/core/dist/index.js`
);

const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const WORK = [
  ...[5, 6, 7, 8, 9, 10, 11, 12].map((side) => [side, side, LEVELS, 20]),
  ...[
    [4, 6],
    [6, 9],
    [8, 5],
    [10, 14],
  ].map(([rows, cols]) => [rows, cols, LEVELS, 3]),
  [20, 20, LEVELS, 3],
  [50, 50, ['easy'], 1],
];

const seen = new Set();
const lines = [];
for (const [rows, cols, levels, count] of WORK)
  for (const level of levels) {
    let made = 0;
    for (let seed = 1; made < count; seed++) {
      const result = generate({ rows, cols, level, seed: `corpus-${seed}` });
      if (!result.ok) throw new Error(result.error.message);
      const { puzzle, solution, rating } = result.value;
      const key = puzzleKey(puzzle);
      if (seen.has(key)) continue;
      seen.add(key);
      made++;
      lines.push(
        JSON.stringify({
          id: `${rows}x${cols}-${level}-${made}`,
          rows,
          cols,
          grid: Array.from({ length: rows }, (_, row) =>
            Array.from({ length: cols }, (_, col) => Number(labelAt(puzzle, row * cols + col))),
          ),
          level,
          score: rating.score,
          effort: rating.effort,
          solution: formatShading(puzzle, solution),
          seed: `corpus-${seed}`,
        }),
      );
    }
  }
writeFileSync(`${root}corpus/graded.jsonl`, `${lines.join('\n')}\n`);
console.log(`${lines.length} puzzles`);
runNpm(['run', 'boards', '-w', 'packages/web']);
await import('./make-library.mjs');
