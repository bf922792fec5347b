/**
 * What a setter has on the board: of each cell a symbol, whether it is shaded in the pattern he wants, and
 * whether it is locked. A sketch is never changed: every edit gives another one.
 */
import {
  BLANK,
  colOf,
  createPuzzle,
  labelAt,
  MAX_SIDE,
  type Puzzle,
  rowOf,
  SHADED,
  type Shading,
  type Shape,
  type Symmetry,
  UNKNOWN,
} from '@hitori/core';

export interface Face {
  /** The label; '' for a blank. */
  readonly symbol: string;
  readonly isShaded: boolean;
  readonly isLocked: boolean;
}

export interface Sketch extends Shape {
  /** One a cell, row-major. */
  readonly faces: readonly Face[];
}

export const EMPTY: Face = { symbol: '', isShaded: false, isLocked: false };

export function emptySketch(rows: number, cols: number): Sketch {
  return { rows, cols, faces: Array.from({ length: rows * cols }, () => EMPTY) };
}

/** `marks`: those that are shaded make the pattern. */
export function sketchOf(puzzle: Puzzle, marks?: Shading): Sketch {
  const { rows, cols, symbols } = puzzle;
  const faces = Array.from(symbols, (_, cell) => ({
    ...EMPTY,
    symbol: labelAt(puzzle, cell),
    isShaded: marks?.[cell] === SHADED,
  }));
  return { rows, cols, faces };
}

/** `isTaken`: which symbols are in the puzzle; all others are blank. Default: all are. */
export function puzzleOf(sketch: Sketch, isTaken: (face: Face) => boolean = () => true): Puzzle {
  const { rows, cols, faces } = sketch;
  const made = createPuzzle(
    Array.from({ length: rows }, (_, row) =>
      faces
        .slice(row * cols, (row + 1) * cols)
        .map((face) => (isTaken(face) && face.symbol !== '' ? face.symbol : null)),
    ),
  );
  if (!made.ok) throw new RangeError(made.error.message);
  return made.value;
}

/** The pattern as marks: shaded, or not decided. */
export function patternOf({ faces }: Sketch): Shading {
  return Uint8Array.from(faces, ({ isShaded }) => (isShaded ? SHADED : UNKNOWN));
}

/** The same face in many cells; the same sketch when nothing changes. */
export function withFaces(sketch: Sketch, cells: Iterable<number>, change: Partial<Face>): Sketch {
  const faces = [...sketch.faces];
  let isChanged = false;
  for (const cell of cells) {
    const face = { ...faces[cell], ...change };
    if (isSameFace(face, faces[cell])) continue;
    faces[cell] = face;
    isChanged = true;
  }
  return isChanged ? { ...sketch, faces } : sketch;
}

export function isSameFace(a: Face, b: Face): boolean {
  return a.symbol === b.symbol && a.isShaded === b.isShaded && a.isLocked === b.isLocked;
}

/** The symbols of a puzzle of the same shape in place of the sketch's own. */
export function withSymbols(sketch: Sketch, puzzle: Puzzle): Sketch {
  const faces = sketch.faces.map((face, cell) => ({
    ...face,
    symbol: puzzle.symbols[cell] === BLANK ? '' : labelAt(puzzle, cell),
  }));
  return { ...sketch, faces };
}

export function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
}

/** Another size; what lies in both stays where it is. */
export function resized(sketch: Sketch, rows: number, cols: number): Sketch {
  const faces = Array.from({ length: rows * cols }, (_, cell) => {
    const row = rowOf({ cols }, cell);
    const col = colOf({ cols }, cell);
    const isKept = row < sketch.rows && col < sketch.cols;
    return isKept ? sketch.faces[row * sketch.cols + col] : EMPTY;
  });
  return { rows, cols, faces };
}

/** A cell and what a symmetry maps it onto. */
export function imagesOf({ rows, cols }: Shape, symmetry: Symmetry, cell: number): number[] {
  const row = rowOf({ cols }, cell);
  const col = colOf({ cols }, cell);
  switch (symmetry) {
    case 'none':
      return [cell];
    case 'rotational':
      return [cell, rows * cols - 1 - cell];
    case 'mirror':
      return [cell, row * cols + cols - 1 - col];
    case 'diagonal':
      return rows === cols ? [cell, col * cols + row] : [cell];
  }
}

/** The cells that differ between two sketches of the same shape. */
export function changedCells(before: Sketch, after: Sketch): number[] {
  return [...after.faces.keys()].filter(
    (cell) => !isSameFace(before.faces[cell], after.faces[cell]),
  );
}

export function isSameShape(a: Shape, b: Shape): boolean {
  return a.rows === b.rows && a.cols === b.cols;
}
