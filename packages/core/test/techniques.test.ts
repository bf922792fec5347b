/** Whatever a technique or a picture concludes holds in all solutions, also where there are several. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyConclusions, type Conclusion } from '../src/people/deduction/deduction.ts';
import { TECHNIQUES } from '../src/people/deduction/technique.ts';
import { FINDERS } from '../src/people/finders.ts';
import { PICTURES, sightsOf } from '../src/people/picture.ts';
import { Rater } from '../src/people/rater/rater.ts';
import { easyRound, nextDeduction } from '../src/people/round.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { findViolations } from '../src/puzzle/rules.ts';
import { type Shading, UNKNOWN } from '../src/puzzle/shading.ts';
import { solveAll } from '../src/solve/solve.ts';
import { puzzlesOf } from './arbitraries.ts';
import { bruteForce } from './brute-force.ts';
import { grid, show } from './notation.ts';
import { smallGrids } from './small-grids.ts';

/** The states that the cheapest techniques lead through, from the empty grid on. */
function* statesOf(puzzle: Puzzle): Generator<Shading> {
  const marks = new Uint8Array(puzzle.symbols.length);
  while (findViolations(puzzle, marks).length === 0) {
    yield marks.slice();
    const round = easyRound(puzzle, marks, () => false);
    const next = round.length > 0 ? round : [nextDeduction(puzzle, marks, () => false)];
    for (const deduction of next) {
      if (!deduction) return;
      applyConclusions(marks, deduction.cells);
    }
  }
}

function expectInAll(
  puzzle: Puzzle,
  solutions: readonly Shading[],
  cells: readonly Conclusion[],
  name: string,
): void {
  for (const { cell, state } of cells)
    for (const solution of solutions)
      if (solution[cell] !== state)
        throw new Error(`${name} ${cell}=${state} in ${puzzle.symbols}: ${show(puzzle, solution)}`);
}

function expectSound(puzzle: Puzzle, solutions: readonly Shading[], marks: Shading): void {
  for (const technique of TECHNIQUES)
    for (const { cells } of FINDERS[technique](puzzle, marks))
      expectInAll(puzzle, solutions, cells, technique);
}

test('every technique is sound on all 3x3 grids over 1..3', () => {
  let grids = 0;
  for (const { puzzle, copies } of smallGrids(3, 3, 3)) {
    grids += copies;
    const solutions = bruteForce(puzzle);
    for (const marks of statesOf(puzzle)) expectSound(puzzle, solutions, marks);
  }
  expect(grids).toBe(19_683);
});

test('every technique is sound on random 5x5 grids', () => {
  fc.assert(
    fc.property(puzzlesOf(5, 5), (puzzle) => {
      const solutions = solveAll(puzzle, 1000).solutions;
      for (const marks of statesOf(puzzle)) expectSound(puzzle, solutions, marks);
    }),
    { numRuns: 150 },
  );
});

test('every technique is sound from the marks of a player, on what contains them', () => {
  const marked = puzzlesOf(4, 4).chain((puzzle) =>
    fc.tuple(fc.constant(puzzle), fc.nat(), fc.array(fc.nat(15), { maxLength: 8 })),
  );
  fc.assert(
    fc.property(marked, ([puzzle, pick, cells]) => {
      const solutions = bruteForce(puzzle);
      if (solutions.length === 0) return;
      const chosen = solutions[pick % solutions.length];
      const marks = new Uint8Array(16);
      for (const cell of cells) marks[cell] = chosen[cell];
      const possible = solutions.filter((solution) =>
        marks.every((state, cell) => state === UNKNOWN || state === solution[cell]),
      );
      expectSound(puzzle, possible, marks);
    }),
    { numRuns: 150 },
  );
});

test('the kernel refutes what the plain techniques refute', () => {
  const rater = new Rater();
  fc.assert(
    fc.property(fc.oneof(puzzlesOf(4, 4), puzzlesOf(5, 5), puzzlesOf(3, 7)), (puzzle) => {
      for (const marks of statesOf(puzzle)) {
        if (TECHNIQUES.slice(0, 5).some((name) => FINDERS[name](puzzle, marks).length > 0))
          continue;
        rater.loadQuiet(puzzle, marks);
        const refuted = rater.findRefuted();
        const plain = TECHNIQUES.slice(5).find((name) => FINDERS[name](puzzle, marks).length > 0);
        expect(refuted && TECHNIQUES[refuted.technique]).toBe(plain);
        const concluded = plain && FINDERS[plain](puzzle, marks).flatMap(({ cells }) => cells);
        expect(refuted?.cells).toEqual(concluded);
      }
    }),
    { numRuns: 200 },
  );
});

test('every picture is sound', () => {
  const fewSymbols = fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }))
    .chain(([rows, cols]) =>
      fc
        .array(fc.integer({ min: 1, max: 6 }), { minLength: rows * cols, maxLength: rows * cols })
        .map((numbers) =>
          grid(
            Array.from({ length: rows }, (_, row) =>
              numbers.slice(row * cols, (row + 1) * cols).join(''),
            ).join('/'),
          ),
        ),
    );
  fc.assert(
    fc.property(fewSymbols, (puzzle) => {
      const solutions = solveAll(puzzle, 300).solutions;
      for (const picture of PICTURES)
        for (const { cells } of sightsOf(puzzle, picture))
          expectInAll(puzzle, solutions, cells, picture);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['triple', '1112/2345/3451/4523', 1],
  ['inner_triple', '1412/4435/3521/5243', 5],
  ['quad_corner', '3315/5521/1234/2143', 0],
  ['double_corner', '3315/1521/4234/2143', 4],
  ['offset_pair', '1235/1341/4252/2514', 5],
  ['flanked_pair', '42241463', 5],
  ['stacked_pairs', '13324/25541/41253/32415', 0],
  ['square', '44532/43322/23314/51233/33453', 12],
] as const)('sees %s', (picture, rows, cell) => {
  const seen = [...sightsOf(grid(rows), picture)].flatMap(({ cells, because }) =>
    picture === 'square' ? because : cells.map((mark) => mark.cell),
  );
  expect(seen).toContain(cell);
});
