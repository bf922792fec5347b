/**
 * Files of the pzpr programs: `pzprv3/hitori/ROWS/COLS/` (rows first, unlike their links), then the rows
 * of the grid and, where there are any, as many rows of marks. Lines may end in a line end or in '/'.
 * Cells are numbers, `.` blank, `-` for `?`; marks are `#` shaded, `+` unshaded, `.` unknown.
 */

import { ok, type Result } from '../../base/result.ts';
import { createPuzzle, labelRows, type Puzzle } from '../../puzzle/puzzle.ts';
import { type Shading, UNKNOWN } from '../../puzzle/shading.ts';
import { numberOf } from '../cells/digits.ts';
import { chunkRows } from '../cells/rows.ts';
import {
  type FormatError,
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
  unfit,
} from '../contract/format.ts';
import { findGenreFault } from '../contract/genre.ts';
import { splitFullLines } from '../contract/lines.ts';
import { quote } from '../contract/quote.ts';
import { findSizeFault, parseCount } from '../contract/size.ts';
import { linkQuery } from './pzpr.ts';

/** In the order of the states UNKNOWN, SHADED, UNSHADED. */
const MARKS = '.#+';

/** Whether a line begins such a file; a row of letters may read like the first word alone. */
export function isPzprv3(line: string): boolean {
  return /^pzprv3(?:\.\d+)?(?:\/|$)/.test(line);
}

/** Reads the format `pzprv3`: a file of pzprv3. */
export function parsePzprv3(text: string): ParseResult {
  const start = /^\s*\w+:\/\//.test(text) ? linkQuery(text) : text;
  const parts = splitFullLines(start).flatMap((line) => line.replace(/\/$/, '').split('/'));
  const [version, genre, rowText, colText, ...lines] = parts.map((part) => part.trim());
  if (!/^pzprv3(?:\.\d+)?$/.test(version ?? ''))
    return fault('bad-header', "such a file begins with the line 'pzprv3'");
  const wrongGenre = findGenreFault(genre);
  if (wrongGenre) return wrongGenre;
  const [rows, cols] = [parseCount(rowText), parseCount(colText)];
  if (Number.isNaN(rows) || Number.isNaN(cols))
    return fault('bad-header', "the number of rows and the number of columns follow 'hitori'");
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const cells = readTable(lines.slice(0, rows), rows, cols, (cell) => /^(?:\d+|[.-])$/.test(cell));
  if (!cells.ok) return cells;
  const puzzle = createPuzzle(cells.value.map((row) => row.map(readCell)));
  if (!puzzle.ok) return puzzle;
  const rest = lines.slice(rows);
  const marks = rest.length === 0 ? undefined : readMarks(rest.slice(0, rows), rows, cols);
  if (marks && !marks.ok) return marks;
  return ok({
    puzzle: puzzle.value,
    format: 'pzprv3',
    ...(marks?.value.some((mark) => mark !== UNKNOWN) ? { answer: marks.value } : {}),
    warnings:
      rest.length > rows ? ['the file holds more than the grid and its marks: ignored'] : [],
  });
}

/** Leading zeros do not count in these files. */
function readCell(cell: string): string | null {
  if (cell === '.') return null;
  return cell === '-' ? '?' : cell.replace(/^0+(?=\d)/, '');
}

function readMarks(
  lines: readonly string[],
  rows: number,
  cols: number,
): Result<Shading, FormatError> {
  const cells = readTable(lines, rows, cols, (cell) => cell.length === 1 && MARKS.includes(cell));
  if (!cells.ok) return cells;
  return ok(Uint8Array.from(cells.value.flat(), (cell) => MARKS.indexOf(cell)));
}

function readTable(
  lines: readonly string[],
  rows: number,
  cols: number,
  isCell: (text: string) => boolean,
): Result<string[][], FormatError> {
  const table = lines.map((line) => line.split(/\s+/));
  if (table.length < rows)
    return fault(
      'ragged',
      `there are ${table.length} rows where ${rows} are promised`,
      table.length,
    );
  for (const [row, cells] of table.entries()) {
    if (cells.length !== cols)
      return fault(
        'ragged',
        `row ${row + 1} has ${cells.length} cells where ${cols} are promised`,
        row,
        Math.min(cells.length, cols),
      );
    const col = cells.findIndex((cell) => !isCell(cell));
    if (col >= 0)
      return fault(
        'stray-character',
        `${quote(cells[col])} at r${row + 1}c${col + 1} has no meaning there: use numbers, '.' and '-' in the grid, '#', '+' and '.' in the marks`,
        row,
        col,
      );
  }
  return ok(table);
}

/** Writes the format `pzprv3`: a file of pzprv3. */
export function formatPzprv3(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const wrong = puzzle.symbols.findIndex(
    (symbol) => symbol > 0 && numberOf(puzzle.labels[symbol]) < 0,
  );
  if (wrong >= 0) return unfit(puzzle, wrong, 'pzprv3', 'it holds numbers only');
  const cells = labelRows(puzzle).map((row) =>
    row.map((label) => (label === '' ? '.' : label === '?' ? '-' : label)),
  );
  const marks = Array.from(options.shading ?? [], (state) => MARKS[state]);
  const lines = [...cells, ...chunkRows(marks, puzzle.cols)].map((row) => `${row.join(' ')} `);
  return printed(
    ['pzprv3', 'hitori', puzzle.rows, puzzle.cols, ...lines].join('\n'),
    'pzprv3',
    options,
    { shading: true },
  );
}
