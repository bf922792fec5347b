/**
 * Lists of solutions: how many, whether all, and why not. What an engine answers is in
 * test/conformance.test.ts.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { grid, show } from '../../test/notation.ts';
import { puzzleFromNumbers } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import { weakSolutions } from './cover/weak.ts';
import { ENGINE_NAMES, hasUniqueSolution, solveAll } from './solve.ts';

const FIVE = grid('12/21');
const BLANK = puzzleFromNumbers(30, 30, new Uint8Array(900));

describe.each(ENGINE_NAMES)('solveAll by %s', (engine) => {
  test.each([
    [0, false],
    [4, false],
    [5, true],
    [6, true],
    [Number.POSITIVE_INFINITY, true],
  ])('at most %d of five: all is %s', (max, exact) => {
    const { solutions, ...rest } = solveAll(FIVE, max, { engine });
    expect(rest).toEqual({ exact });
    expect(new Set(solutions.map((solution) => show(FIVE, solution))).size).toBe(Math.min(max, 5));
    expect(solutions.every((solution) => isSolution(FIVE, solution))).toBe(true);
  });

  test('a limit that comes first leaves a list that is not exact, with the reason', () => {
    const list = solveAll(BLANK, Number.POSITIVE_INFINITY, { engine, limitMs: 0 });
    expect(list).toMatchObject({ exact: false, reason: 'limit' });
  });

  test('so does a stop, and what was found by then is right', () => {
    let asked = 0;
    const shouldStop = () => ++asked > 3;
    const list = solveAll(BLANK, Number.POSITIVE_INFINITY, { engine, shouldStop });
    expect(list).toMatchObject({ exact: false, reason: 'stopped' });
    expect(list.solutions.every((solution) => isSolution(BLANK, solution))).toBe(true);
    expect(asked).toBe(4);
  });
});

test('weak solutions at a limit', () => {
  expect(weakSolutions(grid('11/11'), 5, { limitMs: 0 })).toEqual({
    solutions: [],
    exact: false,
    reason: 'limit',
  });
  expect(weakSolutions(grid('11/11'), 5, { shouldStop: () => true })).toMatchObject({
    exact: false,
    reason: 'stopped',
  });
});

test('hasUniqueSolution: true, false, or undefined at a limit', () => {
  fc.assert(
    fc.property(puzzles(4, 9), (puzzle) => {
      expect(hasUniqueSolution(puzzle)).toBe(bruteForce(puzzle).length === 1);
    }),
  );
  expect(hasUniqueSolution(BLANK, { limitMs: 0 })).toBeUndefined();
});
