/**
 * Links of puzz.link, pzv.jp and their kin: `https://puzz.link/p?hitori/COLS/ROWS/CELLS`. Columns come
 * first. A cell is 0-9a-z for 0-35, `-` and two base-36 digits for 36-1295, `.` blank, `%` or `@` for
 * `?`. Missing cells at the end are blank, surplus ones are ignored with a warning.
 *
 * Any host is read, `hitori_edit` and `hitori_play` too, and flags before the size. Some programs escape
 * `%` as `%25`; that reading is taken when the plain one has more cells than the grid.
 */

import { ok, type Result } from '../../base/result.ts';
import {
  type CellInput,
  cellName,
  createPuzzle,
  labelAt,
  type Puzzle,
} from '../../puzzle/puzzle.ts';
import { digitOf, digitValue, numberOf } from '../cells/digits.ts';
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
import { quote } from '../contract/quote.ts';
import { findSizeFault, parseCount } from '../contract/size.ts';

const BASE = 36;
const LARGEST = BASE * BASE - 1;

/** No program writes more words before the size. */
const MOST_FLAGS = 8;

/** Reads the format `pzpr`: a link of puzz.link or pzv.jp. */
export function parsePzpr(text: string): ParseResult {
  if (/^\s*\w+:\/\//.test(text) && !text.includes('?'))
    return fault('bad-link', 'the link holds no puzzle: that would follow a question mark');
  const parts = linkQuery(text).split('/', MOST_FLAGS + 5);
  const isFlag = (part: string | undefined) =>
    part !== undefined && /^(?:v:.*|[a-z]+)$/i.test(part);
  let at = parts[0].startsWith('v:') ? 1 : 0;
  const wrongGenre = findGenreFault((parts[at++] ?? '').replace(/_(?:edit|play)$/, ''));
  if (wrongGenre) return wrongGenre;
  const flags: string[] = [];
  while (flags.length < MOST_FLAGS && isFlag(parts[at])) flags.push(parts[at++]);
  const [cols, rows] = [parseCount(parts[at]), parseCount(parts[at + 1])];
  if (Number.isNaN(rows) || Number.isNaN(cols))
    return fault('bad-link', 'the link gives no size: it ends in hitori/COLUMNS/ROWS/CELLS');
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const read = readCells(parts[at + 2] ?? '', rows * cols, cols);
  if (!read.ok) return read;
  const puzzle = createPuzzle(chunkRows(read.value.cells, cols));
  if (!puzzle.ok) return puzzle;
  const warnings = flags.map(
    (flag) => `the flag ${quote(flag)} of the link means nothing here: ignored`,
  );
  const isLonger = parts.slice(at + 3).some((part) => part !== '');
  if (read.value.hasSurplus || isLonger)
    warnings.push(`the link holds more than ${rows * cols} cells: the surplus is ignored`);
  return ok({ puzzle: puzzle.value, format: 'pzpr', warnings });
}

/** What follows the '?' of a link, without a fragment and without `type=…&` before the genre. */
export function linkQuery(text: string): string {
  const link = text.trim().replace(/#.*$/s, '');
  return link.slice(link.indexOf('?') + 1).replace(/^(?:\w+=\w*&)+/, '');
}

interface Cells {
  readonly cells: CellInput[];
  readonly hasSurplus: boolean;
}

function readCells(body: string, count: number, cols: number): Result<Cells, FormatError> {
  const plain = decodeCells(body, count, cols);
  if (plain.ok && !plain.value.hasSurplus) return plain;
  const unescaped = decodeCells(body.replace(/%25/g, '%').replace(/%40/g, '@'), count, cols);
  return unescaped.ok && !unescaped.value.hasSurplus ? unescaped : plain;
}

function decodeCells(body: string, count: number, cols: number): Result<Cells, FormatError> {
  const cells: CellInput[] = [];
  let at = 0;
  while (at < body.length && cells.length < count) {
    const char = body[at];
    const length = char === '-' ? 3 : 1;
    const value = char === '-' ? readPair(body, at + 1) : digitValue(char, BASE);
    if (char === '.') cells.push(null);
    else if (char === '%' || char === '@') cells.push('?');
    else if (value >= 0) cells.push(value);
    else
      return fault(
        'stray-character',
        `${quote(body.slice(at, at + length))} at ${cellName({ cols }, cells.length)} is no cell of a link: use 0-9, a-z, '-' and two of these, '.' or '%'`,
        Math.floor(cells.length / cols),
        cells.length % cols,
      );
    at += length;
  }
  while (cells.length < count) cells.push(null);
  return ok({ cells, hasSurplus: at < body.length });
}

/** The number in two base-36 digits, or -1. */
function readPair(body: string, at: number): number {
  const high = digitValue(body.charAt(at), BASE);
  const low = digitValue(body.charAt(at + 1), BASE);
  return high < 0 || low < 0 ? -1 : high * BASE + low;
}

/** Writes the format `pzpr`: a link of puzz.link or pzv.jp. */
export function formatPzpr(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  let body = '';
  for (let cell = 0; cell < puzzle.symbols.length; cell++) {
    const code = encodeCell(labelAt(puzzle, cell));
    if (code === undefined)
      return unfit(puzzle, cell, 'pzpr', `a link holds the numbers 0 to ${LARGEST} only`);
    body += code;
  }
  // A link that ends in punctuation loses it in many programs; a slash keeps it.
  const end = /[.%]$/.test(body) ? '/' : '';
  return printed(
    `https://puzz.link/p?hitori/${puzzle.cols}/${puzzle.rows}/${body}${end}`,
    'pzpr',
    options,
  );
}

function encodeCell(label: string): string | undefined {
  if (label === '') return '.';
  if (label === '?') return '%';
  const number = numberOf(label);
  if (number < 0 || number > LARGEST) return undefined;
  if (number < BASE) return digitOf(number);
  return `-${digitOf(Math.floor(number / BASE))}${digitOf(number % BASE)}`;
}
