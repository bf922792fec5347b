import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { puzzles, puzzlesOf } from '../../test/arbitraries.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { grid } from '../../test/notation.ts';
import { puzzleFromNumbers } from '../puzzle/puzzle.ts';
import { weakSolutions } from '../solve/cover/weak.ts';
import { countSolutions } from './count.ts';

function duplicateFree(rows: number, cols: number) {
  const numbers = Array.from({ length: rows * cols }, (_, cell) => cell + 1);
  return puzzleFromNumbers(rows, cols, numbers);
}

test.each([
  [4, { count: 4n, exact: false }],
  [5, { count: 5n, exact: true }],
  [6, { count: 5n, exact: true }],
  [0, { count: 0n, exact: false }],
])('of 12/21, with five solutions, at most %i', (max, result) => {
  expect(countSolutions(grid('12/21'), { max })).toEqual(result);
});

test('at most none is exact where there is none', () => {
  expect(countSolutions(grid('111/111/111'), { max: 0 })).toEqual({ count: 0n, exact: true });
});

describe('duplicate-free boards', () => {
  test.each([
    [1, 1, 1n],
    [1, 2, 3n],
    [1, 7, 4n],
    [2, 2, 5n],
    [2, 7, 171n],
    [3, 3, 39n],
    [3, 7, 3955n],
    [4, 4, 562n],
    [7, 4, 65138n],
    [5, 5, 20297n],
    [5, 7, 1093163n],
    [6, 6, 1646096n],
    [6, 7, 18060063n],
    [7, 7, 296058640n],
    [7, 8, 4858418949n],
    [8, 8, 118930018898n],
    [12, 12, 8821565703462781281195276n],
  ])('%i x %i has %i solutions', (rows, cols, count) => {
    const puzzle = duplicateFree(rows, cols);
    expect(countSolutions(puzzle)).toEqual({ count, exact: true });
    expect(countSolutions(puzzle, { repeatsOnly: true }).count).toBe(1n);
    expect(countSolutions(puzzle, { weak: true }).count).toBe(1n);
  });
});

test('agrees with brute force, in both notions', () => {
  fc.assert(
    fc.property(fc.oneof(puzzles(5, 20), puzzlesOf(3, 3)), fc.boolean(), (puzzle, repeatsOnly) => {
      const { count, exact } = countSolutions(puzzle, { repeatsOnly });
      expect(exact).toBe(true);
      expect(count).toBe(BigInt(bruteForce(puzzle, repeatsOnly).length));
    }),
    { numRuns: 500 },
  );
});

test('weak counts agree with the weak solutions', () => {
  fc.assert(
    fc.property(puzzles(6, 30), (puzzle) => {
      const { count } = countSolutions(puzzle, { weak: true });
      expect(count).toBe(BigInt(weakSolutions(puzzle).solutions.length));
    }),
    { numRuns: 300 },
  );
});

test('max and limits give lower bounds', () => {
  const puzzle = grid('123/231/312');
  expect(countSolutions(puzzle, { max: 10 })).toEqual({ count: 10n, exact: false });
  expect(countSolutions(puzzle, { max: 39 })).toEqual({ count: 39n, exact: true });
  expect(countSolutions(puzzle, { max: 0 })).toEqual({ count: 0n, exact: false });
  expect(countSolutions(puzzle, { limitMs: 0 })).toMatchObject({ exact: false, reason: 'limit' });
  expect(countSolutions(puzzle, { shouldStop: () => true })).toMatchObject({
    exact: false,
    reason: 'stopped',
  });
  // A clock that goes by how often it is read: the same work on every machine.
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  onTestFinished(() => void vi.restoreAllMocks());
  const large = countSolutions(duplicateFree(40, 40), { limitMs: 300 });
  expect(large).toMatchObject({ exact: false, reason: 'limit' });
  expect(large.count).toBeGreaterThan(0n);
});

test('a stop is heard at every stage: forced cells, the plan, the sweep', () => {
  let asked = 0;
  countSolutions(duplicateFree(6, 6), { shouldStop: () => ++asked === 0 });
  expect(asked).toBeGreaterThan(3 * 36);
});
