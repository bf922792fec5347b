/** The project's own puzzles (corpus/graded.jsonl) against both engines, the rater and the generator. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate } from '../src/generate/generate.ts';
import type { GenerateLevel } from '../src/generate/request.ts';
import { rate } from '../src/people/rate.ts';
import { puzzleKey } from '../src/puzzle/canonical.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { formatShading } from '../src/puzzle/shading.ts';
import { ENGINE_NAMES, solve } from '../src/solve/solve.ts';

interface GradedPuzzle {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  readonly grid: number[][];
  readonly level: GenerateLevel;
  readonly score: number;
  readonly solution: string[];
  readonly seed: string;
}

const GRADED = readFileSync(new URL('../../../corpus/graded.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GradedPuzzle);

/** The longest side on which each engine has a verdict within a moment, whatever the level. */
const LARGEST = { cdcl: 255, propagation: 14, xcc: 8 } as const;

function parse({ grid }: GradedPuzzle) {
  const parsed = createPuzzle(grid);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

test('each puzzle has the solution, level and score that it says', () => {
  for (const graded of GRADED) {
    const puzzle = parse(graded);
    for (const engine of ENGINE_NAMES) {
      // The plain engines branch more than hard large puzzles allow.
      if (Math.max(graded.rows, graded.cols) > LARGEST[engine]) continue;
      const { status, solution } = solve(puzzle, { engine });
      expect([graded.id, status]).toEqual([graded.id, 'unique']);
      expect(solution && formatShading(puzzle, solution)).toEqual(graded.solution);
    }
    const { rating } = rate(puzzle);
    expect([graded.id, rating?.level, rating?.score]).toEqual([
      graded.id,
      graded.level,
      graded.score,
    ]);
  }
});

test('no two are the same up to symmetry and renumbering', () => {
  const keys = GRADED.map((graded) => puzzleKey(parse(graded)));
  expect(new Set(keys).size).toBe(GRADED.length);
});

test('the generator still makes them from their seeds', () => {
  for (const graded of GRADED.filter((_, index) => index % 25 === 0)) {
    const { rows, cols, level, seed } = graded;
    const made = generate({ rows, cols, level, seed });
    expect(made.ok && puzzleKey(made.value.puzzle)).toBe(puzzleKey(parse(graded)));
  }
});
