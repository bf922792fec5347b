/**
 * Bare rows, as people paste them: one row a line, or all rows on one line joined by '/'. How cells are
 * written in a row is told in `rows.ts`. A first line may give the size: `4x4`, `4 4` or `5`; Janko's
 * blocks are read too. Asked for by name, a text is one grid and its lines are its rows; what a text is
 * that may be anything is judged in `shapes/rows.ts`.
 *
 * A first line such as `2 2` could also be a row. It is the size when the lines below it fill exactly
 * that size (also read as columns x rows), except when a single row would be left: `1 2` above `2 1` is
 * a grid of two rows.
 */
import { plural } from '../../base/plural.ts';
import { labelRows, MAX_SIDE, type Puzzle } from '../../puzzle/puzzle.ts';
import { readRows } from '../cells/block.ts';
import { sideOf } from '../cells/flat.ts';
import { isSmallPool } from '../cells/plausible.ts';
import { isCompact, isRectangle, splitRows, textRows } from '../cells/rows.ts';
import { parseSizeLine, type SizeLine } from '../cells/size-line.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from '../contract/format.ts';
import { splitFullLines } from '../contract/lines.ts';
import { findSizeFault } from '../contract/size.ts';
import { isJanko, parseJanko } from './janko.ts';

/** Reads the format `grid`: bare rows. */
export function parseGrid(text: string): ParseResult {
  const lines = splitFullLines(text);
  if (lines.length === 0) return fault('empty', 'there is no grid: give one row a line, or 12/21');
  if (isJanko(lines)) return parseJanko(lines);
  const rows = lines.length === 1 ? splitLiteral(lines[0]) : lines;
  const size = parseSizeLine(rows[0]);
  return size ? parseSized(size, rows) : readRows(rows);
}

/** The rows of a one-line grid such as `12/21`. */
function splitLiteral(line: string): string[] {
  return line.replace(/\/$/, '').split('/');
}

function parseSized(size: SizeLine, lines: readonly string[]): ParseResult {
  const { rows, cols, isCertain } = size;
  const below = lines.slice(1);
  const isWhole = lines.length > MAX_SIDE || isRectangle(splitRows(lines));
  if (!isCertain && isWhole && below.length <= 1) return readRows(lines);
  if (isFilled(below, rows, cols)) return readRows(below, cols);
  if (isFilled(below, cols, rows))
    return readRows(below, rows, ['the size was read as columns x rows']);
  if (isWhole) return readRows(lines);
  const width = below.length > 0 ? splitRows(below.slice(0, 1), cols)[0].length : 0;
  if (!isCertain && width !== rows && width !== cols) return readRows(lines);
  return findSizeFault(rows, cols) ?? promiseFault(size, below);
}

/** Whether rows fill a size; the cheap test comes first. */
export function isFilled(lines: readonly string[], rows: number, cols: number): boolean {
  return lines.length === rows && splitRows(lines, cols).every((row) => row.length === cols);
}

/** What is wrong with rows below a size that they do not fill. */
export function promiseFault(
  { rows, cols }: { readonly rows: number; readonly cols: number },
  below: readonly string[],
): ParseResult {
  if (below.length !== rows)
    return fault(
      'ragged',
      `the size promises ${plural(rows, 'row')}, but ${below.length} ${below.length === 1 ? 'follows' : 'follow'}: correct the size or the rows`,
      below.length < rows ? below.length : rows,
    );
  const cells = splitRows(below, cols);
  const row = cells.findIndex((line) => line.length !== cols);
  return fault(
    'ragged',
    `row ${row + 1} has ${plural(cells[row].length, 'cell')}, but the size promises ${cols}: correct the size or the row`,
    row,
    Math.min(cells[row].length, cols),
  );
}

/** Rows on lines, under their size where they would be misread without it. */
export function formatGrid(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const rows = textRows(puzzle, 'grid');
  if (!rows.ok) return rows;
  const size = isMistakable(puzzle, rows.value) ? [`${puzzle.rows}x${puzzle.cols}`] : [];
  return printed([...size, ...rows.value].join('\n'), 'grid', options);
}

/** Whether rows could be a size, a title, numbers with states or a square without row breaks. */
function isMistakable(puzzle: Puzzle, rows: readonly string[]): boolean {
  if (parseSizeLine(rows[0])?.isPair || (puzzle.cols === 1 && !isCompact(puzzle))) return true;
  if (puzzle.cols === 1 && puzzle.rows > 2) return true;
  if (puzzle.rows === 1 && sideOf(puzzle.symbols.length)) return true;
  if (sideOf(puzzle.cols) && puzzle.rows !== puzzle.cols) return true;
  if (puzzle.labels.every((label) => /^\d*$/.test(label))) return false;
  const isLettered = puzzle.labels.every((label) => /^\p{L}?$/u.test(label));
  return !isLettered || !isSmallPool(labelRows(puzzle));
}
