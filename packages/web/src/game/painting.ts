/**
 * A drag over the board paints one state, as one undo step. It changes only cells that are in the state
 * in which the first one was, so it never wipes out other marks; and one that shades stays on the
 * checkerboard colour of its first cell, because shaded cells do not touch.
 */
import { colOf, rowOf, SHADED, type Shading } from '@hitori/core';
import type { CellMark } from './game.ts';

export interface Stroke {
  readonly cols: number;
  readonly from: number;
  readonly to: number;
  readonly parity: number;
  readonly last: number;
  readonly cells: ReadonlySet<number>;
}

function parityOf(cols: number, cell: number): number {
  return (rowOf({ cols }, cell) + colOf({ cols }, cell)) % 2;
}

export function startStroke(cols: number, marks: Shading, cell: number, to: number): Stroke {
  return {
    cols,
    from: marks[cell],
    to,
    parity: parityOf(cols, cell),
    last: cell,
    cells: new Set([cell]),
  };
}

/** The stroke led on to a cell, through all cells on the way there: a fast drag skips some. */
export function extendStroke(stroke: Stroke, marks: Shading, cell: number): Stroke {
  if (cell === stroke.last) return stroke;
  const cells = new Set(stroke.cells);
  for (const passed of cellsBetween(stroke.cols, stroke.last, cell)) {
    if (marks[passed] !== stroke.from) continue;
    if (stroke.to === SHADED && parityOf(stroke.cols, passed) !== stroke.parity) continue;
    cells.add(passed);
  }
  return { ...stroke, last: cell, cells };
}

export function strokeMarks(stroke: Stroke): CellMark[] {
  return [...stroke.cells].map((cell) => ({ cell, state: stroke.to }));
}

/** The cells on the straight way from a cell (left out) to another. */
function cellsBetween(cols: number, start: number, end: number): number[] {
  const startRow = rowOf({ cols }, start);
  const rowStep = rowOf({ cols }, end) - startRow;
  const colStep = colOf({ cols }, end) - colOf({ cols }, start);
  const count = Math.max(Math.abs(rowStep), Math.abs(colStep));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    const row = startRow + Math.round(rowStep * share);
    return row * cols + colOf({ cols }, start) + Math.round(colStep * share);
  });
}
