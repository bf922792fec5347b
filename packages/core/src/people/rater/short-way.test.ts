import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzlesOf } from '../../../test/arbitraries.ts';
import { plainShortWay } from '../../../test/plain-short-way.ts';
import { readReal, realPuzzles } from '../../../test/real-puzzles.ts';
import { generate } from '../../generate/generate.ts';
import { canonicalForm } from '../../puzzle/canonical.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { hasUniqueSolution } from '../../solve/solve.ts';
import { TECHNIQUES } from '../deduction/technique.ts';
import { ShortWay, WAY_SOLVED } from './short-way.ts';

const way = new ShortWay();

function expectPlainWay(puzzle: Puzzle): void {
  const { puzzle: canonical } = canonicalForm(puzzle);
  const isSolved = way.run(canonical) === WAY_SOLVED;
  const plain = plainShortWay(canonical);
  const steps = way.steps.map(({ technique, cell, state, marks }) => ({
    technique: TECHNIQUES[technique],
    conclusion: { cell, state },
    marks,
  }));
  expect({ isSolved, steps, rounds: way.rounds }).toEqual(plain);
}

test('agrees with the plain short way on random grids with one solution', () => {
  const unique = fc
    .oneof(puzzlesOf(4, 4), puzzlesOf(4, 5))
    .filter((puzzle) => hasUniqueSolution(puzzle) === true);
  fc.assert(fc.property(unique, expectPlainWay), { numRuns: 150 });
});

test.each(['medium', 'hard', 'expert'] as const)('and on generated %s puzzles', (level) => {
  for (const side of [6, 8, 9])
    for (let seed = 0; seed < 3; seed++) {
      const made = generate({ rows: side, cols: side, level, seed: `way-${seed}` });
      if (!made.ok) throw new Error(made.error.message);
      expectPlainWay(made.value.puzzle);
    }
});

test.runIf(realPuzzles().length > 0)('and on real puzzles', () => {
  let compared = 0;
  for (const real of realPuzzles()) {
    const { rows, cols, solutions, label } = real;
    if (solutions !== 1 || rows * cols > 100 || (rows * cols < 50 && label !== 'Hard')) continue;
    expectPlainWay(readReal(real));
    compared++;
  }
  expect(compared).toBeGreaterThan(100);
});
