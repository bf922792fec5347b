import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { grid } from '../../test/notation.ts';
import { canonicalForm, orientations, puzzleKey } from './canonical.ts';
import { createPuzzle, labelAt, type Puzzle } from './puzzle.ts';

/** The 8 images of a puzzle, relabelled by a given function. */
function images(puzzle: Puzzle, relabel: (label: string) => string): Puzzle[] {
  return orientations(puzzle.rows, puzzle.cols).map(({ rows, cols, start, down, right }) => {
    const cells = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) =>
        relabel(labelAt(puzzle, start + row * down + col * right)),
      ),
    );
    const image = createPuzzle(cells);
    if (!image.ok) throw new Error(image.error.message);
    return image.value;
  });
}

test('all images and renumberings have one key', () => {
  fc.assert(
    fc.property(puzzles(7, 30), (puzzle) => {
      const key = puzzleKey(puzzle);
      const relabel = (label: string) => (['', '?', '0'].includes(label) ? label : `x${label}`);
      for (const image of images(puzzle, relabel)) expect(puzzleKey(image)).toBe(key);
    }),
  );
});

test('the 8 orientations are different', () => {
  const keys = images(grid('123/456/789'), (label) => label).map((image) =>
    Array.from(image.symbols, (_, cell) => labelAt(image, cell)).join(''),
  );
  expect(new Set(keys).size).toBe(8);
});

test('the canonical form is the smallest: fewer rows, then the cells', () => {
  const { puzzle, cellOf } = canonicalForm(grid('12/12/34'));
  expect([puzzle.rows, puzzle.cols]).toEqual([2, 3]);
  expect([...puzzle.symbols]).toEqual([1, 1, 2, 3, 3, 4]);
  expect([...cellOf]).toEqual([0, 2, 4, 1, 3, 5]);
});
