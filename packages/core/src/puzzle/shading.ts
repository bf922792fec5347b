/**
 * A shading: one state a cell, in the puzzle's row-major order. It may be partial. Written, it is one
 * text a row over `#` shaded, `-` unshaded, `.` unknown.
 */
import { show } from '../base/check.ts';
import { plural } from '../base/plural.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Shape } from './shape.ts';

/** The state of a cell that is not decided. */
export const UNKNOWN = 0;
/** The state of a shaded cell. */
export const SHADED = 1;
/** The state of an unshaded cell. */
export const UNSHADED = 2;

/** Cell states by row-major cell: UNKNOWN, SHADED or UNSHADED. */
export type Shading = Uint8Array;

/** Why rows of text are no shading of the shape. */
export interface ShadingError {
  /** The wrong number of rows or columns, or a sign other than `#`, `-` and `.`. */
  readonly code: 'shape' | 'bad-mark';
  /** A sentence that names the place, counted from 1. */
  readonly message: string;
  /** 0-based place of the fault; null where it has none. */
  readonly row: number | null;
  /** As `row`. */
  readonly col: number | null;
}

/** Throws RangeError unless these are marks of a grid of this shape. */
export function checkMarks({ rows, cols }: Shape, marks: Shading): void {
  if (!(marks instanceof Uint8Array))
    throw new RangeError(`marks must be a Shading (a Uint8Array), not ${show(marks)}`);
  if (marks.length !== rows * cols)
    throw new RangeError(`marks of ${marks.length} cells do not fit ${rows} x ${cols}`);
  const wrong = marks.find((state) => state !== UNKNOWN && state !== SHADED && state !== UNSHADED);
  if (wrong !== undefined) throw new RangeError(`a mark must be 0, 1 or 2, not ${wrong}`);
}

/** The cells that are not decided, row-major. */
export function unknownCells(marks: Shading): number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
}

/** The rows of a shading as texts over `#-.`. */
export function formatShading(shape: Shape, shading: Shading): string[] {
  const rows: string[] = [];
  for (let row = 0; row < shape.rows; row++) {
    let line = '';
    for (let cell = row * shape.cols; cell < (row + 1) * shape.cols; cell++)
      line += '.#-'[shading[cell]];
    rows.push(line);
  }
  return rows;
}

/** Reads rows over `#-.` that must have the shape given; faults name the row and column. */
export function parseShading(shape: Shape, rows: readonly string[]): Result<Shading, ShadingError> {
  if (rows.length !== shape.rows)
    return err({
      code: 'shape',
      message: `the answer has ${plural(rows.length, 'row')}, but the grid has ${shape.rows}`,
      row: null,
      col: null,
    });
  const shading = new Uint8Array(shape.rows * shape.cols);
  for (let row = 0; row < shape.rows; row++) {
    const line = rows[row];
    if (line.length !== shape.cols)
      return err({
        code: 'shape',
        message: `row ${row + 1} of the answer has ${plural(line.length, 'mark')}, but the grid has ${plural(shape.cols, 'column')}`,
        row,
        col: Math.min(line.length, shape.cols),
      });
    for (let col = 0; col < shape.cols; col++) {
      const state = '.#-'.indexOf(line[col]);
      if (state < 0)
        return err({
          code: 'bad-mark',
          message: `'${line[col]}' at r${row + 1}c${col + 1} is not a mark: use # shaded, - unshaded, . unknown`,
          row,
          col,
        });
      shading[row * shape.cols + col] = state;
    }
  }
  return ok(shading);
}
