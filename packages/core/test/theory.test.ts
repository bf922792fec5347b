/** What docs/theory.md proves, against brute force on small boards: a heading there, a test here. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeed, type Puzzle, peersOf, puzzleFromNumbers } from '../src/puzzle/puzzle.ts';
import { isSolution, openParts } from '../src/puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../src/puzzle/shading.ts';
import { diagonalsOf, isAtEdge, neighboursOf, splitsAlone } from '../src/puzzle/shape.ts';
import { weakSolutions } from '../src/solve/cover/weak.ts';
import { puzzles } from './arbitraries.ts';
import { bruteForce } from './brute-force.ts';
import { grid, show } from './notation.ts';

/** Every shading of a board that keeps R2, whatever the symbols. */
function* keepingR2(board: Puzzle): Generator<Shading> {
  const marks = new Uint8Array(board.symbols.length).fill(UNSHADED);
  function* from(cell: number): Generator<Shading> {
    if (cell === marks.length) {
      yield marks.slice();
      return;
    }
    yield* from(cell + 1);
    if (neighboursOf(board, cell).some((other) => marks[other] === SHADED)) return;
    marks[cell] = SHADED;
    yield* from(cell + 1);
    marks[cell] = UNSHADED;
  }
  yield* from(0);
}

/** Edges - vertices + components of the graph of shaded cells and the border. */
function independentCycles(board: Puzzle, marks: Shading): number {
  const border = marks.length;
  const parent = Array.from({ length: border + 1 }, (_, vertex) => vertex);
  const rootOf = (vertex: number): number =>
    parent[vertex] === vertex ? vertex : rootOf(parent[vertex]);
  let cycles = 0;
  const join = (a: number, b: number) => {
    if (rootOf(a) === rootOf(b)) cycles++;
    parent[rootOf(a)] = rootOf(b);
  };
  for (const [cell, state] of marks.entries()) {
    if (state !== SHADED) continue;
    for (const other of diagonalsOf(board, cell))
      if (other > cell && marks[other] === SHADED) join(cell, other);
    if (isAtEdge(board, cell)) join(cell, border);
    if (splitsAlone(board, cell)) join(cell, border);
  }
  return cycles;
}

const SHAPES = [
  [1, 2],
  [1, 3],
  [1, 7],
  [6, 1],
  [2, 2],
  [2, 6],
  [3, 3],
  [3, 5],
  [4, 4],
] as const;

test.each(SHAPES)('rings: %i x %i', (rows, cols) => {
  const board = puzzleFromNumbers(rows, cols, new Uint8Array(rows * cols));
  for (const marks of keepingR2(board))
    expect(openParts(board, marks).length).toBe(1 + independentCycles(board, marks));
});

test.each(SHAPES)('closed downwards: %i x %i', (rows, cols) => {
  const board = puzzleFromNumbers(rows, cols, new Uint8Array(rows * cols));
  for (const marks of keepingR2(board)) {
    if (!isSolution(board, marks)) continue;
    for (const cell of marks.keys()) expect(isSolution(board, withMark(marks, cell))).toBe(true);
  }
});

function withMark(marks: Shading, cell: number, state: number = UNSHADED): Shading {
  const changed = marks.slice();
  changed[cell] = state;
  return changed;
}

function isMaximal(puzzle: Puzzle, solution: Shading): boolean {
  return solution.every(
    (state, cell) => state === SHADED || !isSolution(puzzle, withMark(solution, cell, SHADED)),
  );
}

/** N1: every shaded cell has an unshaded peer. */
function hasReasons(puzzle: Puzzle, solution: Shading): boolean {
  return solution.every(
    (state, cell) =>
      state !== SHADED || peersOf(puzzle, cell).some((peer) => solution[peer] === UNSHADED),
  );
}

test('maximal and unique; seeds and weak solutions', () => {
  fc.assert(
    fc.property(puzzles(4, 12), (puzzle) => {
      const solutions = bruteForce(puzzle);
      const connected = weakSolutions(puzzle).solutions.filter(
        (weak) => openParts(puzzle, weak).length === 1,
      );
      const [weak] = connected;
      expect(solutions.length === 1).toBe(connected.length === 1 && isMaximal(puzzle, weak));
      expect(solutions.length === 0).toBe(connected.length === 0);
      if (solutions.length === 1) expect(hasReasons(puzzle, solutions[0])).toBe(true);
      for (const solution of solutions.filter((found) => isMaximal(puzzle, found)))
        for (const other of solutions)
          if (other !== solution)
            expect(solution.some((state, cell) => state === SHADED && other[cell] !== SHADED)).toBe(
              true,
            );
    }),
  );
});

test('N1 and N2 are not enough', () => {
  const puzzle = grid('12/13');
  const solutions = bruteForce(puzzle);
  expect(solutions.map((marks) => show(puzzle, marks))).toEqual(['--/#-', '#-/--']);
  for (const solution of solutions)
    expect([hasReasons(puzzle, solution), isMaximal(puzzle, solution)]).toEqual([true, true]);
});

test('12/21 has five solutions, and four of them shade a seed', () => {
  const puzzle = grid('12/21');
  const solutions = bruteForce(puzzle);
  const shadesSeed = (marks: Shading) =>
    marks.some((state, cell) => state === SHADED && isSeed(puzzle, cell));
  expect(solutions.length).toBe(5);
  expect(solutions.filter(shadesSeed).length).toBe(4);
});

test('without R3: supposing a value clashes exactly if no shading has it', () => {
  fc.assert(
    fc.property(puzzles(4, 12), (puzzle) => {
      const all = [...keepingR2(puzzle)].filter((marks) => keepsR1(puzzle, marks));
      fc.pre(all.length > 0);
      for (const cell of puzzle.symbols.keys())
        for (const state of [SHADED, UNSHADED])
          expect(clashes(puzzle, cell, state)).toBe(!all.some((marks) => marks[cell] === state));
    }),
  );
});

function keepsR1(puzzle: Puzzle, marks: Shading): boolean {
  return marks.every(
    (state, cell) =>
      state === SHADED || peersOf(puzzle, cell).every((peer) => marks[peer] === SHADED),
  );
}

function clashes(puzzle: Puzzle, start: number, supposed: number): boolean {
  const marks = new Uint8Array(puzzle.symbols.length);
  const queue: [number, number][] = [[start, supposed]];
  for (const [cell, state] of queue) {
    if (marks[cell] === state) continue;
    if (marks[cell] !== UNKNOWN) return true;
    marks[cell] = state;
    const others = state === SHADED ? neighboursOf(puzzle, cell) : peersOf(puzzle, cell);
    for (const other of others) queue.push([other, SHADED + UNSHADED - state]);
  }
  return false;
}

test('unfinished marks with two open parts can be finished by no solution', () => {
  const marked = puzzles(4, 12).chain((puzzle) =>
    fc.tuple(
      fc.constant(puzzle),
      fc.uint8Array({ max: 2, minLength: puzzle.symbols.length, maxLength: puzzle.symbols.length }),
    ),
  );
  fc.assert(
    fc.property(marked, ([puzzle, marks]) => {
      fc.pre(openParts(puzzle, marks).length !== 1);
      const contains = (solution: Shading) =>
        marks.every((state, cell) => state === UNKNOWN || state === solution[cell]);
      expect(bruteForce(puzzle).some(contains)).toBe(false);
    }),
  );
});

test('equivalence: only the pairs count', () => {
  fc.assert(
    fc.property(puzzles(4, 12), (puzzle) => {
      const { rows, cols, symbols } = puzzle;
      // Each cell gets the number of the first cell that a chain of pairs leads to, or 0 without peers.
      const first = Array.from(symbols.keys());
      for (let round = 0; round < symbols.length; round++)
        for (const cell of symbols.keys())
          for (const peer of peersOf(puzzle, cell))
            first[cell] = Math.min(first[cell], first[peer]);
      const numbers = first.map((name, cell) => (isSeed(puzzle, cell) ? 0 : name + 1));
      const renumbered = puzzleFromNumbers(rows, cols, numbers);
      for (const cell of symbols.keys())
        expect(peersOf(renumbered, cell)).toEqual(peersOf(puzzle, cell));
      expect(bruteForce(renumbered)).toEqual(bruteForce(puzzle));
    }),
  );
});
