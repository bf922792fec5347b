import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles, puzzlesOf } from '../../../test/arbitraries.ts';
import { plainRate } from '../../../test/plain-rater.ts';
import { readReal, realPuzzles } from '../../../test/real-puzzles.ts';
import { canonicalForm } from '../../puzzle/canonical.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { CONTRADICTION } from '../deduction/technique.ts';
import { Rater } from './rater.ts';

const OUTCOMES = { 1: 'solved', 0: 'stuck', '-1': 'broken' } as const;

function expectSameRating(rater: Rater, puzzle: Puzzle): void {
  rater.load(puzzle);
  const outcome = OUTCOMES[rater.run(CONTRADICTION) as keyof typeof OUTCOMES];
  const plain = plainRate(puzzle);
  expect(outcome).toBe(plain.outcome);
  // How far a puzzle without solution gets before it breaks is nobody's business.
  if (outcome === 'broken') return;
  expect({
    steps: rater.steps,
    uses: [...rater.uses],
    hardest: rater.hardest,
    marks: rater.marks.shading(),
  }).toEqual({
    steps: plain.steps,
    uses: plain.uses,
    hardest: plain.hardest,
    marks: plain.marks,
  });
}

test('agrees with the plain rater on random grids', () => {
  const rater = new Rater();
  fc.assert(
    fc.property(fc.oneof(puzzles(6, 30), puzzlesOf(3, 3), puzzlesOf(4, 4)), (puzzle) => {
      expectSameRating(rater, puzzle);
    }),
    { numRuns: 1500 },
  );
});

test.runIf(realPuzzles().length > 0)('agrees with the plain rater on real puzzles', () => {
  const rater = new Rater();
  const small = realPuzzles().filter(({ rows, cols }) => rows * cols <= 100);
  expect(small.length).toBeGreaterThan(100);
  for (const real of small) expectSameRating(rater, canonicalForm(readReal(real)).puzzle);
});
