/**
 * Bare rows, as people paste them: one row a line, or all rows on one line joined by '/'. How cells are
 * written in a row is told in `rows.ts`. A first line may give the size: `4x4`, `4 4` or `5`; Janko's
 * blocks are read too.
 *
 * A first line such as `2 2` could also be a row. It is the size when the lines below it fill exactly
 * that size (also read as columns x rows), except when a single row would be left: `1 2` above `2 1` is
 * a grid of two rows.
 */
import { plural } from '../base/plural.ts';
import { ok } from '../base/result.ts';
import { MAX_SIDE, type Puzzle } from '../puzzle/puzzle.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from './format.ts';
import { isJanko, parseJanko } from './janko.ts';
import { splitFullLines } from './lines.ts';
import { isCompact, puzzleFromText, splitRows, textRows } from './rows.ts';
import { findSizeFault, parseCount } from './size.ts';

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

interface SizeLine {
  readonly rows: number;
  readonly cols: number;
  /** Whether it is written `RxC`, as a row of separate cells never is. */
  readonly isCertain: boolean;
  /** Whether it gives both sides, as a row of two cells may. */
  readonly isPair: boolean;
}

/** The size that a line gives, if it looks like one. */
export function parseSizeLine(line: string): SizeLine | undefined {
  const match = /^(\d+)(?:(\s*[x×]\s*|\s+|\s*,\s*)(\d+))?$/i.exec(line.trim());
  if (!match) return undefined;
  const rows = parseCount(match[1]);
  return {
    rows,
    cols: match[3] === undefined ? rows : parseCount(match[3]),
    isCertain: /[x×]/i.test(match[2] ?? ''),
    isPair: match[3] !== undefined,
  };
}

function parseSized(size: SizeLine, lines: readonly string[]): ParseResult {
  const { rows, cols, isCertain } = size;
  const below = lines.slice(1);
  const isRectangular = isRectangle(lines);
  if (!isCertain && isRectangular && below.length <= 1) return readRows(lines);
  if (isFilled(below, rows, cols)) return readRows(below, cols);
  if (isFilled(below, cols, rows))
    return readRows(below, rows, ['the size was read as columns x rows']);
  if (isRectangular) return readRows(lines);
  const width = below.length > 0 ? splitRows(below.slice(0, 1), cols)[0].length : 0;
  if (!isCertain && width !== rows && width !== cols) return readRows(lines);
  return findSizeFault(rows, cols) ?? promiseFault(size, below);
}

/** Whether rows fill a size; the cheap test comes first. */
function isFilled(lines: readonly string[], rows: number, cols: number): boolean {
  return lines.length === rows && splitRows(lines, cols).every((row) => row.length === cols);
}

function isRectangle(lines: readonly string[]): boolean {
  const rows = lines.length > MAX_SIDE ? [] : splitRows(lines);
  return rows.every((row) => row.length === rows[0].length);
}

function promiseFault({ rows, cols }: SizeLine, below: readonly string[]): ParseResult {
  if (below.length !== rows)
    return fault(
      'ragged',
      `the first line promises ${rows} rows, but ${below.length} follow: correct the size or the rows`,
      below.length < rows ? below.length : rows,
    );
  const cells = splitRows(below, cols);
  const row = cells.findIndex((line) => line.length !== cols);
  return fault(
    'ragged',
    `row ${row + 1} has ${plural(cells[row].length, 'cell')}, but the first line promises ${cols}: correct the size or the row`,
    row,
    Math.min(cells[row].length, cols),
  );
}

function readRows(
  rows: readonly string[],
  cols?: number,
  warnings: readonly string[] = [],
): ParseResult {
  const puzzle = puzzleFromText(rows, cols);
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'grid', warnings }) : puzzle;
}

/** Rows on lines, under their size where they would be misread without it. */
export function formatGrid(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const rows = textRows(puzzle, 'grid');
  if (!rows.ok) return rows;
  const isMistakable =
    parseSizeLine(rows.value[0])?.isPair || (puzzle.cols === 1 && !isCompact(puzzle));
  const size = isMistakable ? [`${puzzle.rows}x${puzzle.cols}`] : [];
  return printed([...size, ...rows.value].join('\n'), 'grid', options);
}
