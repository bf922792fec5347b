/**
 * The search with a policy so small that it restarts and drops clauses all the time. It is asked for one
 * solution after another, each of which must unshade a cell of every one before; the oracles are brute
 * force and, on larger boards, the engine that learns nothing.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles, puzzlesOf } from '../../../test/arbitraries.ts';
import { bruteForce } from '../../../test/brute-force.ts';
import { show } from '../../../test/notation.ts';
import { Budget } from '../../base/limits.ts';
import { generate } from '../../generate/generate.ts';
import { type Puzzle, puzzleFromNumbers } from '../../puzzle/puzzle.ts';
import { isSolution } from '../../puzzle/rules.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import { solveAll } from '../solve.ts';
import { EXHAUSTED, FOUND, Search } from './search.ts';

const search = new Search({ first: 0, step: 0, restartUnit: 1 });
const { clauses } = search.state;
const reduce = clauses.reduce.bind(clauses);
/** Clauses that reductions have dropped so far. */
let dropped = 0;
clauses.reduce = () => {
  const before = clauses.count;
  reduce();
  dropped += before - clauses.count;
};

/** Solutions, none of which shades all that one before it shades, until none is left. */
function findAll(puzzle: Puzzle): Shading[] {
  const found: Shading[] = [];
  let goesOn = search.load(puzzle, false);
  while (goesOn) {
    const outcome = search.run(new Budget({}));
    if (outcome === EXHAUSTED) break;
    expect(outcome).toBe(FOUND);
    found.push(search.state.shading());
    goesOn = search.demandUnshaded();
  }
  return found;
}

const contains = (large: Shading, small: Shading) =>
  small.every((state, cell) => state !== SHADED || large[cell] === SHADED);

/** None breaks a rule or contains an earlier one, and each of all solutions contains one. */
function expectRight(puzzle: Puzzle, all: readonly Shading[]): void {
  const found = findAll(puzzle);
  for (const [i, solution] of found.entries()) {
    expect(isSolution(puzzle, solution)).toBe(true);
    expect(found.slice(0, i).some((earlier) => contains(solution, earlier))).toBe(false);
  }
  const missed = all.filter((solution) => !found.some((small) => contains(solution, small)));
  expect(missed.map((solution) => show(puzzle, solution))).toEqual([]);
}

test('random grids', () => {
  fc.assert(
    fc.property(fc.oneof(puzzles(5, 16), puzzlesOf(3, 3), puzzlesOf(4, 4)), (puzzle) =>
      expectRight(puzzle, bruteForce(puzzle)),
    ),
    { numRuns: 150 },
  );
});

test('generated puzzles, whole and with every third cell blank; clauses are dropped on the way', () => {
  dropped = 0;
  for (let seed = 0; seed < 24; seed++) {
    const made = generate({ rows: 6, cols: 6, seed: `dropped ${seed}` });
    if (!made.ok) throw new Error(made.error.message);
    const { puzzle, solution } = made.value;
    expectRight(puzzle, [solution]);
    expect(findAll(puzzle).map((found) => show(puzzle, found))).toEqual([show(puzzle, solution)]);
    const open = puzzle.symbols.map((symbol, cell) => (cell % 3 === seed % 3 ? 0 : symbol));
    const blanked = puzzleFromNumbers(6, 6, open);
    expectRight(blanked, solveAll(blanked, 10_000, { engine: 'propagation' }).solutions);
  }
  expect(dropped).toBeGreaterThan(15);
});

test('a large board', () => {
  const made = generate({ rows: 20, cols: 20, level: 'any', seed: 'dropped' });
  if (!made.ok) throw new Error(made.error.message);
  const { puzzle, solution } = made.value;
  expect(findAll(puzzle).map((found) => show(puzzle, found))).toEqual([show(puzzle, solution)]);
});
