/**
 * One suite for every engine: literal boards with known answers, censuses of all small grids, random
 * grids against brute force, and real puzzles where they are present.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSolutions } from '../src/count/count.ts';
import { rate } from '../src/people/rate.ts';
import { type Puzzle, puzzleFromNumbers } from '../src/puzzle/puzzle.ts';
import { isSolution } from '../src/puzzle/rules.ts';
import { formatShading, type Shading, UNKNOWN } from '../src/puzzle/shading.ts';
import type { Engine } from '../src/solve/engine/engine.ts';
import { ENGINE_NAMES, ENGINES, solve, solveAll } from '../src/solve/solve.ts';
import { puzzles, puzzlesOf } from './arbitraries.ts';
import { bruteForce } from './brute-force.ts';
import { grid, show } from './notation.ts';
import { readReal, realPuzzles } from './real-puzzles.ts';

/** Grids with their number of solutions and, for one, the solution. */
const LITERAL_BOARDS: readonly (readonly [string, number, string | null])[] = [
  ['1', 1, '-'],
  ['12', 3, null],
  ['11', 2, null],
  ['111', 1, '#-#'],
  ['1121', 1, '#--#'],
  ['12/21', 5, null],
  ['11/12', 1, '#-/--'],
  ['111/111/111', 0, null],
  ['123/231/312', 39, null],
  ['112/334/567', 1, '#--/-#-/---'],
  ['111/123/133', 1, null],
  ['1121/1132/2311/1213', 1, '#--#/-#--/--#-/#---'],
  ['3222/1342/4113/1133', 1, '-#-#/----/-#--/#--#'],
  ['15443/33125/31153/12431/24553', 1, '--#-#/#----/--#-#/#----/---#-'],
  ['22242/51423/54235/41112/23512', 1, '#-#-#/-----/#----/-#-#-/----#'],
  ['43223/34152/13455/43541/51222', 1, '-#-#-/-----/-#-#-/#----/--#-#'],
  [
    '48163257/36721654/23482861/41657735/72318512/35673184/64235478/87142356',
    1,
    '#-#---#-/-----#--/#--#----/--#--#-#/-#-#----/#---#--#/-#------/----#-#-',
  ],
];

/** Shape, number of symbols, and how many of all grids over them have exactly one solution. */
const CENSUSES = [
  [1, 2, 2, 0],
  [1, 3, 3, 3],
  [1, 4, 4, 48],
  [2, 2, 2, 8],
  [2, 3, 3, 192],
  [3, 3, 3, 1584],
  [2, 4, 4, 9792],
] as const;

function solutionsOf(engine: Engine, puzzle: Puzzle, repeatsOnly = false): Shading[] {
  const found: Shading[] = [];
  const result = engine.enumerate(puzzle, (solution) => found.push(solution) > 0, { repeatsOnly });
  expect(result.exact).toBe(true);
  expect(result.count).toBe(found.length);
  return found;
}

function* allGrids(rows: number, cols: number, symbols: number): Generator<Puzzle> {
  const cells = new Array<number>(rows * cols).fill(1);
  for (;;) {
    yield puzzleFromNumbers(rows, cols, cells);
    let cell = 0;
    while (cell < cells.length && cells[cell] === symbols) cells[cell++] = 1;
    if (cell === cells.length) return;
    cells[cell]++;
  }
}

function statusFor(solutions: number): string {
  return solutions === 0 ? 'none' : solutions === 1 ? 'unique' : 'multiple';
}

/** Everything an engine says about a puzzle must agree with the list of all solutions. */
function expectAgreement(engine: Engine, puzzle: Puzzle, all: Shading[], repeatsOnly: boolean) {
  const texts = all.map((shading) => show(puzzle, shading));
  const result = engine.solve(puzzle, { repeatsOnly });
  expect(result.status).toBe(statusFor(all.length));
  if (all.length > 0) expect(texts).toContain(show(puzzle, result.solution));
  if (all.length > 1) {
    expect(texts).toContain(show(puzzle, result.second));
    expect(show(puzzle, result.second)).not.toBe(show(puzzle, result.solution));
  }
  const found = solutionsOf(engine, puzzle, repeatsOnly).map((shading) => show(puzzle, shading));
  expect(found.sort()).toEqual(texts.sort());
}

describe.each(Object.entries(ENGINES))('%s', (_, engine) => {
  test.each([...LITERAL_BOARDS])('%s has %i solutions', (text, count, solution) => {
    const puzzle = grid(text);
    expect(solutionsOf(engine, puzzle)).toHaveLength(count);
    const result = engine.solve(puzzle);
    expect(result.status).toBe(statusFor(count));
    if (solution !== null) expect(show(puzzle, result.solution)).toBe(solution);
  });

  test.each([
    [1, 1],
    [2, 5],
    [3, 39],
    [4, 562],
    [5, 20297],
  ])('the duplicate-free board of side %i has %i solutions, repeats-only 1', (n, count) => {
    const puzzle = puzzleFromNumbers(
      n,
      n,
      Array.from({ length: n * n }, (_, i) => i + 1),
    );
    expect(engine.enumerate(puzzle, () => true).count).toBe(count);
    expect(solutionsOf(engine, puzzle, true)).toHaveLength(1);
  });

  test.each(CENSUSES)('all %i x %i grids over 1..%i: %i unique', (rows, cols, symbols, unique) => {
    let count = 0;
    for (const puzzle of allGrids(rows, cols, symbols))
      if (engine.solve(puzzle).status === 'unique') count++;
    expect(count).toBe(unique);
  });

  test('agrees with brute force on random grids, in both notions', () => {
    fc.assert(
      fc.property(
        fc.oneof(puzzles(5, 16), puzzlesOf(3, 3)),
        fc.boolean(),
        (puzzle, repeatsOnly) => {
          expectAgreement(engine, puzzle, bruteForce(puzzle, repeatsOnly), repeatsOnly);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('one-line grids agree with brute force', () => {
    fc.assert(
      fc.property(puzzlesOf(1, 7), puzzlesOf(7, 1), (row, column) => {
        for (const puzzle of [row, column])
          expectAgreement(engine, puzzle, bruteForce(puzzle), false);
      }),
      { numRuns: 200 },
    );
  });

  test('a limit or a stop ends in unknown, with a reason', () => {
    const empty = puzzleFromNumbers(30, 30, new Uint8Array(900));
    let asked = 0;
    const shouldStop = () => ++asked > 3;
    const stopped = engine.enumerate(empty, () => true, { shouldStop });
    expect(stopped).toMatchObject({ exact: false, reason: 'stopped' });
    expect(engine.solve(empty, { limitMs: 0 })).toMatchObject({
      status: 'unknown',
      reason: 'limit',
    });
    const hard = grid('15443/33125/31153/12431/24553');
    expect(engine.solve(hard, { shouldStop: () => true })).toMatchObject({
      status: 'unknown',
      reason: 'stopped',
    });
  });

  test('counters do not depend on the puzzles before', () => {
    const boards = LITERAL_BOARDS.map(([text]) => grid(text));
    const forward = boards.map((puzzle) => engine.solve(puzzle).stats);
    const backward = boards.toReversed().map((puzzle) => engine.solve(puzzle).stats);
    expect(backward.toReversed()).toEqual(forward);
  });

  test('can be used from within its own callback', () => {
    const puzzle = grid('12/21');
    const inner: string[] = [];
    const outer = engine.enumerate(puzzle, () => {
      inner.push(engine.solve(grid('11/12')).status);
      return true;
    });
    expect(outer.count).toBe(5);
    expect(inner).toEqual(Array(5).fill('unique'));
  });

  test('does not overflow on the largest board', () => {
    const puzzle = puzzleFromNumbers(255, 255, new Uint8Array(255 * 255));
    const result = engine.solve(puzzle, { limitMs: 500 });
    expect(['multiple', 'unknown']).toContain(result.status);
  });

  test.runIf(realPuzzles().length > 0)('real puzzles: verdict and solution', () => {
    for (const real of realPuzzles()) {
      if (engine.name === 'xcc' && Math.max(real.rows, real.cols) > 10) continue;
      const puzzle = readReal(real);
      const isLarge = Math.max(real.rows, real.cols) > 17;
      const result = engine.solve(puzzle, isLarge ? { limitConflicts: 20_000 } : {});
      if (result.status === 'unknown' && engine.name === 'propagation' && isLarge) continue;
      expect([real.id, result.status]).toEqual([real.id, statusFor(real.solutions)]);
      if (result.solution) expect(isSolution(puzzle, result.solution)).toBe(true);
      if (result.second) expect(isSolution(puzzle, result.second)).toBe(true);
      if (real.solution && result.solution)
        expect(formatShading(puzzle, result.solution)).toEqual(real.solution);
    }
  });
});

test('with marks, only the solutions that contain them count, whatever the engine', () => {
  const marked = puzzlesOf(4, 4).chain((puzzle) =>
    fc.tuple(
      fc.constant(puzzle),
      fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 16, maxLength: 16 }),
      fc.boolean(),
    ),
  );
  fc.assert(
    fc.property(marked, ([puzzle, states, repeatsOnly]) => {
      const marks = Uint8Array.from(states);
      const fitting = bruteForce(puzzle, repeatsOnly).filter((solution) =>
        marks.every((state, cell) => state === UNKNOWN || state === solution[cell]),
      );
      const expected = ['none', 'unique', 'multiple'][Math.min(fitting.length, 2)];
      for (const engine of ENGINE_NAMES) {
        const options = { engine, marks, repeatsOnly };
        const { status, solution } = solve(puzzle, options);
        expect([engine, status]).toEqual([engine, expected]);
        if (status === 'unique') expect(solution).toEqual(fitting[0]);
        expect(solveAll(puzzle, 1000, options).solutions).toHaveLength(fitting.length);
      }
      const { count, exact } = countSolutions(puzzle, { marks, repeatsOnly });
      expect([count, exact]).toEqual([BigInt(fitting.length), true]);
      if (repeatsOnly) return;
      const rated = rate(puzzle, { marks });
      expect(rated.status).toBe(expected);
      if (rated.status === 'unique') expect(rated.solution).toEqual(fitting[0]);
    }),
    { numRuns: 300 },
  );
});
