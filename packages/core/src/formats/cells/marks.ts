/**
 * Rows of marks in every spelling that names its state by itself: `#`, `x`, `X`, `*`, `■` and the like
 * shaded; `-`, `+`, `o`, `O`, `□` unshaded; `.`, `?`, `_` unmarked. What depends on the puzzle (numbers,
 * letters, 0 and 1) is read in `answers/`.
 */
import { plural } from '../../base/plural.ts';
import { ok, type Result } from '../../base/result.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { type Fault, type FormatError, fault } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import { splitRows } from './rows.ts';

/** Squares as people paint them: dark ones are shaded, light ones unshaded. */
export const INK = '■█▓⬛◼▪●⚫🟦🟥🖤';
export const PAPER = '□⬜◻▫○⚪🤍░';

export const MARKS: ReadonlyMap<string, number> = new Map([
  ...[...`#xX*${INK}`].map((mark) => [mark, SHADED] as const),
  ...[...`-+oO${PAPER}`].map((mark) => [mark, UNSHADED] as const),
  ...[...'.?_·'].map((mark) => [mark, UNKNOWN] as const),
]);

/** The marks that rows of text hold, for a grid of a known shape. */
export function marksFromText(rows: readonly string[], shape: Shape): Result<Shading, FormatError> {
  const cells = splitRows(rows, shape.cols);
  const wrongShape = findShapeFault(cells, shape);
  if (wrongShape) return wrongShape;
  const flat = cells.flat();
  const stray = flat.findIndex((cell) => !MARKS.has(cell));
  if (stray >= 0) return strayMark(flat[stray], stray, shape);
  return ok(Uint8Array.from(flat, (cell) => MARKS.get(cell)!));
}

export function strayMark(text: string, cell: number, { cols }: Shape): Fault {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  return fault(
    'bad-answer',
    `${quote(text)} at r${row + 1}c${col + 1} is not a mark: use # shaded, - unshaded, . unmarked`,
    row,
    col,
  );
}

export function findShapeFault(
  cells: readonly (readonly string[])[],
  { rows, cols }: Shape,
): Fault | undefined {
  if (cells.length !== rows)
    return fault(
      'bad-answer',
      `the answer has ${plural(cells.length, 'row')}, but the grid has ${rows}`,
      Math.min(cells.length, rows),
    );
  const row = cells.findIndex((line) => line.length !== cols);
  if (row < 0) return undefined;
  return fault(
    'bad-answer',
    `row ${row + 1} of the answer has ${plural(cells[row].length, 'mark')}, but the grid has ${plural(cols, 'column')}`,
    row,
    Math.min(cells[row].length, cols),
  );
}
