import { describe, expect, test } from 'vitest';
import { puzzleFromNumbers } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import { SHADED, type Shading, UNSHADED } from '../puzzle/shading.ts';
import { neighboursOf, type Shape } from '../puzzle/shape.ts';
import { generate } from './generate.ts';
import type { Symmetry } from './request.ts';

type ImageOf = (shape: Shape, row: number, col: number) => readonly [row: number, col: number];

const IMAGES: Readonly<Record<Exclude<Symmetry, 'none'>, ImageOf>> = {
  rotational: ({ rows, cols }, row, col) => [rows - 1 - row, cols - 1 - col],
  mirror: ({ cols }, row, col) => [row, cols - 1 - col],
  diagonal: (_shape, row, col) => [col, row],
};

const SYMMETRIES = Object.keys(IMAGES) as (keyof typeof IMAGES)[];

function imagesOf(shape: Shape, symmetry: keyof typeof IMAGES): number[] {
  return Array.from({ length: shape.rows * shape.cols }, (_, cell) => {
    const row = Math.floor(cell / shape.cols);
    const [r, c] = IMAGES[symmetry](shape, row, cell - row * shape.cols);
    return r * shape.cols + c;
  });
}

/** Whether no rule is broken and no single cell more can be shaded. */
function isMaximal(shape: Shape, shading: Shading): boolean {
  const blank = puzzleFromNumbers(shape.rows, shape.cols, new Uint8Array(shading.length));
  if (!isSolution(blank, shading)) return false;
  return shading.every((state, cell) => {
    if (state === SHADED) return true;
    const larger = shading.slice();
    larger[cell] = SHADED;
    return !isSolution(blank, larger);
  });
}

/** By trying every symmetric shading without neighbours. */
function hasMaximalShading(shape: Shape, symmetry: keyof typeof IMAGES): boolean {
  const images = imagesOf(shape, symmetry);
  const shading = new Uint8Array(images.length).fill(UNSHADED);
  const isAlone = (cell: number) =>
    neighboursOf(shape, cell).every((other) => shading[other] !== SHADED);
  const tryFrom = (cell: number): boolean => {
    if (cell === images.length) return isMaximal(shape, shading);
    if (images[cell] >= cell) {
      shading[cell] = SHADED;
      shading[images[cell]] = SHADED;
      if (isAlone(cell) && isAlone(images[cell]) && tryFrom(cell + 1)) return true;
      shading[cell] = UNSHADED;
      shading[images[cell]] = UNSHADED;
    }
    return tryFrom(cell + 1);
  };
  return tryFrom(0);
}

const SMALL = Array.from({ length: 64 }, (_, i) => ({ rows: 1 + (i >> 3), cols: 1 + (i & 7) }));

describe.each(SYMMETRIES)('%s', (symmetry) => {
  const shapes = SMALL.filter(
    // Of two cells both can be shaded alone, so there is a shading but no puzzle.
    ({ rows, cols }) =>
      rows * cols <= 25 && rows * cols !== 2 && (symmetry !== 'diagonal' || rows === cols),
  );

  test.each(shapes)('$rows x $cols: a puzzle is found exactly if there is a shading', (shape) => {
    const made = generate({ ...shape, symmetry, seed: 'small' });
    if (!made.ok) expect(made.error.code).toBe('impossible');
    expect(made.ok).toBe(hasMaximalShading(shape, symmetry));
  });

  test.each([
    [200, 3],
    [3, 90],
    [60, 6],
    [41, 40],
    [50, 50],
    [160, 160],
  ])('%i x %i', (rows, cols) => {
    if (symmetry === 'diagonal' && rows !== cols) return;
    const made = generate({ rows, cols, symmetry, seed: 'large', limitAttempts: 1000 });
    if (!made.ok) throw new Error(made.error.message);
    const { solution } = made.value;
    const images = imagesOf({ rows, cols }, symmetry);
    expect(images.every((image, cell) => solution[image] === solution[cell])).toBe(true);
  });
});
