/** The model of docs/research.md has the solutions of the puzzle; the counts in it are those we find. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSolutions } from '../src/count/count.ts';
import { formatPuzzle } from '../src/formats/notations/print.ts';
import { puzzleFromNumbers } from '../src/puzzle/puzzle.ts';
import { bruteForce } from './brute-force.ts';
import { EXPORT_BOARDS } from './export-boards.ts';
import { grid } from './notation.ts';

const docs = readFileSync(new URL('../../../docs/research.md', import.meta.url), 'utf8');

test.each(
  [...docs.matchAll(/^\| (\d+) x \1 \| (\d+) \|$/gm)].map(
    ([, side, count]) => [+side, count] as const,
  ),
)('the duplicate-free board of side %i has %s solutions', (side, count) => {
  const numbers = Array.from({ length: side * side }, (_, cell) => cell + 1);
  expect(String(countSolutions(puzzleFromNumbers(side, side, numbers)).count)).toBe(count);
});

const hasMiniZinc = spawnSync('minizinc', ['--version']).status === 0;
if (!hasMiniZinc) console.warn('\n*** minizinc is not installed: its model is not run ***\n');

test.runIf(hasMiniZinc)('the MiniZinc model has the solutions of every board', () => {
  const [, model] = /^```minizinc\n(.*?)^```$/ms.exec(docs)!;
  const folder = mkdtempSync(join(tmpdir(), 'hitori-minizinc-'));
  try {
    writeFileSync(join(folder, 'hitori.mzn'), model);
    for (const text of EXPORT_BOARDS) {
      const data = formatPuzzle(grid(text), 'dzn');
      if (!data.ok) throw new Error(data.error.message);
      writeFileSync(join(folder, 'board.dzn'), data.value.text);
      const { stdout } = spawnSync('minizinc', ['-a', 'hitori.mzn', 'board.dzn'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const solutions = stdout.match(/^-{10}$/gm) ?? [];
      expect([text, solutions.length]).toEqual([text, bruteForce(grid(text)).length]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
