/**
 * Tables for spreadsheets: one row a record, fields separated by commas (semicolons and tabs are read
 * too: the first of the three that stands outside quotes decides). A field in double quotes may hold
 * anything, with `""` for a quotation mark. An empty field is a blank.
 */

import { ok } from '../../base/result.ts';
import { createPuzzle, labelRows, type Puzzle } from '../../puzzle/puzzle.ts';
import { sideOf } from '../cells/flat.ts';
import { isWord } from '../cells/rows.ts';
import { dropTableFrame } from '../cells/table-frame.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
  unfit,
} from '../contract/format.ts';
import { stripMark } from '../contract/lines.ts';
import { hasControls } from '../contract/quote.ts';

/** Reads the format `csv`: a table. */
export function parseCsv(text: string): ParseResult {
  const table = readTable(stripMark(text));
  if (!table)
    return fault(
      'stray-character',
      'a quotation mark is not closed, or stands inside a field: double it',
    );
  if (table.length === 0) return fault('empty', 'the table is empty: give one row a line');
  const puzzle = createPuzzle(table);
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'csv', warnings: [] }) : puzzle;
}

/** The fields of every record, without empty lines; undefined when the quotes are broken. */
export function readTable(text: string): string[][] | undefined {
  const separator = findSeparator(text);
  const field = new RegExp(` *"([^"]*(?:""[^"]*)*)" *|([^"\\r\\n${separator}]*)`, 'y');
  const table: string[][] = [];
  let record: string[] = [];
  let isQuoted = false;
  for (let at = 0; at <= text.length; at++) {
    field.lastIndex = at;
    const [, quoted, plain] = field.exec(text)!;
    at = field.lastIndex;
    isQuoted ||= quoted !== undefined;
    record.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    const end = text.charAt(at);
    if (end === separator) continue;
    if (end !== '' && end !== '\r' && end !== '\n') return undefined;
    if (record.length > 1 || record[0] !== '' || isQuoted) table.push(record);
    record = [];
    isQuoted = false;
  }
  return table;
}

function findSeparator(text: string): string {
  return /[,;\t]/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ',';
}

/** Writes the format `csv`: a table. */
export function formatCsv(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const wrong = puzzle.symbols.findIndex(
    (symbol) => symbol > 0 && hasControls(puzzle.labels[symbol]),
  );
  if (wrong >= 0) return unfit(puzzle, wrong, 'csv', 'a table has no control characters');
  // A quotation mark at the very beginning tells the reader that this is no grid.
  const isTable = !puzzle.labels.every(isPlain) || isMistakable(puzzle);
  const lines = labelRows(puzzle).map((row, index) =>
    row.length === 1 && row[0] === ''
      ? '""'
      : row.map((label, col) => writeField(label, isTable && index + col === 0)).join(','),
  );
  return printed(lines.join('\n'), 'csv', options);
}

/** Whether bare rows would be read in another way: as a square, with a header, or without a last column. */
function isMistakable(puzzle: Puzzle): boolean {
  const rows = labelRows(puzzle);
  if (puzzle.cols === 1 && puzzle.rows > 2) return true;
  // Two numbers above may be a size.
  if (puzzle.cols === 2 && puzzle.rows > 2 && rows[0].every((label) => /^\d+$/.test(label)))
    return true;
  if (puzzle.rows === 1 && sideOf(puzzle.cols) !== undefined) return true;
  return dropTableFrame(rows) !== undefined || rows.every((row) => row.at(-1) === '');
}

/**
 * Whether the readers of `grid` and `csv` take a label the same way, without quotes. What a spreadsheet
 * might take for a formula is quoted too.
 */
function isPlain(label: string): boolean {
  return label === '' || (isWord(label) && !/^[-+=@\t]/.test(label));
}

function writeField(label: string, isQuoted: boolean): string {
  if (!isQuoted && (label === '?' || isPlain(label))) return label;
  return `"${label.replaceAll('"', '""')}"`;
}
