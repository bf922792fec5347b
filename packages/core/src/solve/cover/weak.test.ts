import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles, puzzlesOf } from '../../../test/arbitraries.ts';
import { bruteForce } from '../../../test/brute-force.ts';
import { grid, show } from '../../../test/notation.ts';
import { smallGrids } from '../../../test/small-grids.ts';
import { Budget } from '../../base/limits.ts';
import { isSeed, type Puzzle } from '../../puzzle/puzzle.ts';
import { findViolations, openParts } from '../../puzzle/rules.ts';
import { SHADED, UNSHADED } from '../../puzzle/shading.ts';
import { visitCovers } from './dancing-links.ts';
import { exactCover } from './hitori-cover.ts';
import { weakSolutions } from './weak.ts';

/** R1, R2 and the seeds unshaded, by trying every shading of the other cells. */
function bruteForceWeak(puzzle: Puzzle): string[] {
  const free = [...puzzle.symbols.keys()].filter((cell) => !isSeed(puzzle, cell));
  const found: string[] = [];
  for (let bits = 0; bits < 2 ** free.length; bits++) {
    const shading = new Uint8Array(puzzle.symbols.length).fill(UNSHADED);
    free.forEach((cell, i) => {
      if (bits & (1 << i)) shading[cell] = SHADED;
    });
    const broken = findViolations(puzzle, shading).some(({ rule }) => rule !== 'R3');
    if (!broken) found.push(show(puzzle, shading)!);
  }
  return found.sort();
}

function weakTexts(puzzle: Puzzle): string[] {
  return weakSolutions(puzzle)
    .solutions.map((weak) => show(puzzle, weak)!)
    .sort();
}

test('weak solutions are those of brute force: all 3x3 grids over 1..3', () => {
  let grids = 0;
  for (const { puzzle, copies } of smallGrids(3, 3, 3)) {
    grids += copies;
    expect(weakTexts(puzzle)).toEqual(bruteForceWeak(puzzle));
  }
  expect(grids).toBe(3 ** 9);
});

test('and random grids up to 4x4', () => {
  fc.assert(
    fc.property(puzzles(5, 16), (puzzle) => {
      expect(weakTexts(puzzle)).toEqual(bruteForceWeak(puzzle));
    }),
    { numRuns: 60 },
  );
});

test('the connected weak solutions are the repeats-only solutions', () => {
  fc.assert(
    fc.property(puzzlesOf(5, 5), (puzzle) => {
      const connected = weakSolutions(puzzle)
        .solutions.filter((weak) => openParts(puzzle, weak).length === 1)
        .map((weak) => show(puzzle, weak));
      const expected = bruteForce(puzzle, true).map((shading) => show(puzzle, shading));
      expect(connected.sort()).toEqual(expected.sort());
    }),
    { numRuns: 25 },
  );
});

test('a limit cuts the list and says so', () => {
  const puzzle = grid('11/11');
  expect(weakSolutions(puzzle)).toMatchObject({ exact: true, solutions: { length: 2 } });
  expect(weakSolutions(puzzle, 2)).toMatchObject({ exact: true, solutions: { length: 2 } });
  expect(weakSolutions(puzzle, 1)).toMatchObject({ exact: false, solutions: { length: 1 } });
});

test('the problem has an item and two options a cell, one for a seed', () => {
  const { primary, secondary, options } = exactCover(grid('112/334/567'));
  expect(primary).toHaveLength(9);
  expect(options).toHaveLength(9 + 4);
  expect(secondary.every((name) => name.length <= 8)).toBe(true);
});

test("Knuth's example of exact cover: 7 items, one solution", () => {
  const options = ['ce', 'adg', 'bcf', 'adf', 'bg', 'deg'].map((option) =>
    [...option].map((item) => 'abcdefg'.indexOf(item)),
  );
  const problem = { primary: [...'abcdefg'], secondary: [], options };
  const found: number[][] = [];
  const stats = { nodes: 0, deadEnds: 0 };
  const visit = (chosen: readonly number[]) => found.push([...chosen].sort()) > 0;
  expect(visitCovers(problem, visit, new Budget({}), stats)).toBe(true);
  expect(found).toEqual([[0, 3, 4]]);
});

test('secondary items may be left out, and are used at most once', () => {
  const problem = { primary: ['p', 'q'], secondary: ['s'], options: [[0, 2], [0], [1, 2], [1]] };
  let count = 0;
  const visit = () => ++count > 0;
  visitCovers(problem, visit, new Budget({}), { nodes: 0, deadEnds: 0 });
  expect(count).toBe(3);
});
