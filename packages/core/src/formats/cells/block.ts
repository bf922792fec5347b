/**
 * A block of lines that is the rows of one grid, or a square without row breaks a line. Candidates are
 * judged against one another in this order:
 *
 * 1. one line, or one cell a line, of k x k cells (k >= 3): a square;
 * 2. several lines that could each be a square and cannot be rows together: a square each;
 * 3. a table with a header or an index; numbers with states;
 * 4. rows, or what is wrong with them.
 */
import { ok } from '../../base/result.ts';
import type { ParseResult } from '../contract/format.ts';
import { flaggedResult, readFlagged } from './flagged.ts';
import { isFlatLine, readFlat, sideOf } from './flat.ts';
import { isPlausible } from './plausible.ts';
import { isRectangle, puzzleFromText, puzzleFromWords, splitRows } from './rows.ts';
import { dropTableFrame } from './table-frame.ts';

/** One result for the block, or one a line. */
export type BlockReading =
  | { readonly kind: 'one'; readonly result: ParseResult }
  | { readonly kind: 'lines'; readonly results: readonly ParseResult[] };

export function readBlock(rows: readonly string[]): BlockReading {
  const cells = splitRows(rows);
  const square = findSquare(rows, cells);
  if (square) return { kind: 'one', result: readFlat(square) };
  if (rows.length > 1 && cells.every(isFlatLine) && !(isRectangle(cells) && isPlausible(cells)))
    return { kind: 'lines', results: cells.map((line) => readFlat(line)) };
  return { kind: 'one', result: readTable(rows, cells) };
}

function findSquare(
  rows: readonly string[],
  cells: readonly (readonly string[])[],
): readonly string[] | undefined {
  if (rows.length === 1) return sideOf(cells[0].length) === undefined ? undefined : cells[0];
  const isColumn = cells.every((row) => row.length === 1);
  // Numbers of several digits, one a line, are not rows of digits when they differ in length.
  const isRagged =
    !isRectangle(cells) && rows.every((row) => /^(?:\p{N}+|[.?_-])$/u.test(row.trim()));
  if (sideOf(rows.length) === undefined || !(isColumn || isRagged)) return undefined;
  const list = rows.map((row) =>
    row
      .trim()
      .replace(/[,;|&]$/, '')
      .trim(),
  );
  return isRagged && list.some((cell) => cell.length > 3) ? undefined : list;
}

function readTable(rows: readonly string[], cells: readonly (readonly string[])[]): ParseResult {
  const bare = rows.some((row) => /[\s,;|&]/.test(row.trim())) ? dropTableFrame(cells) : undefined;
  if (bare) {
    const puzzle = puzzleFromWords(bare.cells);
    if (puzzle.ok) return ok({ puzzle: puzzle.value, format: 'grid', warnings: [bare.warning] });
  }
  const flagged = isRectangle(cells) ? readFlagged(cells) : undefined;
  if (flagged) return flaggedResult(flagged);
  return readRows(rows);
}

/** Rows as they stand. */
export function readRows(
  rows: readonly string[],
  cols?: number,
  warnings: readonly string[] = [],
): ParseResult {
  const puzzle = puzzleFromText(rows, cols);
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'grid', warnings }) : puzzle;
}
