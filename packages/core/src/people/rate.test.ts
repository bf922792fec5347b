import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { grid, show } from '../../test/notation.ts';
import { readReal, realPuzzles } from '../../test/real-puzzles.ts';
import { smallGrids } from '../../test/small-grids.ts';
import { canonicalForm, orientations } from '../puzzle/canonical.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type RateResult, rate } from './rate.ts';

const real = realPuzzles();

/** The puzzle in one of its orientations, with the symbols numbered the other way round. */
function disguise(puzzle: Puzzle, orientation: number): Puzzle {
  const { rows, cols, start, down, right } = orientations(puzzle.rows, puzzle.cols)[orientation];
  const count = puzzle.labels.length;
  const symbols = Int32Array.from({ length: rows * cols }, (_, cell) => {
    const symbol = puzzle.symbols[start + Math.floor(cell / cols) * down + (cell % cols) * right];
    return symbol > 0 ? count - symbol : symbol;
  });
  const labels = ['', ...Array.from({ length: count - 1 }, (_, symbol) => `s${symbol}`)];
  return { rows, cols, symbols, labels };
}

/** The puzzle with only its pairs of equals kept: symbols that never meet in a line are numbered apart. */
function onlyPairs(puzzle: Puzzle): Puzzle {
  const { puzzle: canonical, cellOf } = canonicalForm(puzzle);
  const symbols = new Int32Array(puzzle.symbols.length);
  for (const [cell, symbol] of canonical.symbols.entries()) symbols[cellOf[cell]] = symbol;
  return { ...canonical, rows: puzzle.rows, cols: puzzle.cols, symbols };
}

/** The rating but for the place of the bottleneck, which turns with the puzzle. */
function unplaced({ status, rating }: RateResult) {
  return { status, rating: rating && { ...rating, bottleneck: rating.bottleneck?.marks } };
}

function expectSameInDisguise(puzzle: Puzzle): void {
  const rated = unplaced(rate(puzzle));
  for (let orientation = 0; orientation < 8; orientation++)
    for (const base of [puzzle, onlyPairs(puzzle)])
      expect(unplaced(rate(disguise(base, orientation)))).toEqual(rated);
}

test('a rating is the same in every orientation and numbering, and with the same pairs', () => {
  fc.assert(fc.property(puzzles(6, 30), expectSameInDisguise), { numRuns: 500 });
});

test.runIf(real.length > 0)('so it is for real puzzles', () => {
  const small = real.filter(({ rows, cols }) => rows * cols <= 225);
  expect(small.length).toBeGreaterThan(100);
  for (const puzzle of small.map(readReal)) expectSameInDisguise(puzzle);
});

test.each([
  [1, 3, 3, { easy: 3 }],
  [1, 4, 4, { easy: 48 }],
  [1, 5, 5, { easy: 540 }],
  [2, 2, 2, { easy: 8 }],
  [2, 3, 3, { easy: 108, medium: 84 }],
  [3, 3, 3, { easy: 792, medium: 792 }],
])('census of %d x %d over 1..%d', (rows, cols, symbols, expected) => {
  const levels: Record<string, number> = {};
  for (const { puzzle, copies } of smallGrids(rows, cols, symbols)) {
    const { rating } = rate(puzzle);
    if (rating) levels[rating.level] = (levels[rating.level] ?? 0) + copies;
  }
  expect(levels).toEqual(expected);
});

test('with more symbols a 3x3 can be hard', () => {
  expect(rate(grid('121/233/414')).rating?.level).toBe('hard');
});

test.each([
  ['12/21', 'multiple'],
  ['111/111/111', 'none'],
])('does not rate %s', (rows, status) => {
  expect(rate(grid(rows))).toMatchObject({ status, rating: null });
});

test.runIf(real.length > 0)('agrees with the proven solutions of real puzzles', () => {
  const verdicts = ['none', 'unique', 'multiple'];
  for (const one of real) {
    const { id, solutions, solution } = one;
    const puzzle = readReal(one);
    const rated = rate(puzzle);
    expect([id, rated.status]).toEqual([id, verdicts[solutions]]);
    if (solutions === 1)
      expect([id, show(puzzle, rated.solution)]).toEqual([id, solution?.join('/')]);
  }
});

test('a rating that is stopped on the way says so, or is whole', () => {
  const puzzle = grid('7552467/1326554/6436513/3645127/6234575/4767215/6672341');
  const whole = rate(puzzle);
  let polls = 0;
  rate(puzzle, { shouldStop: () => polls++ < 0 });
  expect(polls).toBeGreaterThan(3);
  const stopped = new Set<string | undefined>();
  for (let allowed = 0; allowed <= polls; allowed++) {
    let left = allowed;
    const result = rate(puzzle, { shouldStop: () => left-- <= 0 });
    stopped.add(result.reason);
    if (result.reason === undefined) expect(result).toEqual(whole);
    else expect(result.reason).toBe('stopped');
  }
  expect(stopped).toEqual(new Set(['stopped', undefined]));
});
