/**
 * Rows of cells written as text, which `text`, `json`, `jsonl`, `grid` and answers share: one
 * character a cell, or cells separated by tabs, semicolons, commas or spaces. All rows of a grid are
 * written the same way; the first separator of that list that occurs anywhere is the one.
 *
 * A symbol in such a row is a word of letters and digits (`7`, `12`, `a`, `-3`, `1.5`, `x-ray`). Blanks
 * are `.`, `-`, `_`, or nothing between two separators; `?` and `0` are empty cells of their own.
 */

import { ok, type Result } from '../base/result.ts';
import { BLANK, createPuzzle, labelAt, MAX_SIDE, type Puzzle } from '../puzzle/puzzle.ts';
import { type FormatError, type FormatName, fault, unfit } from './format.ts';
import { quote } from './quote.ts';
import { findSizeFault } from './size.ts';

const WORD = /^[-+]?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-+_.'][\p{L}\p{N}\p{M}]+)*$/u;
const BLANKS: ReadonlySet<string> = new Set(['', '.', '-', '_']);

/** Splits rows into cells. With `cols` 1 and no separator a whole row is one cell. */
export function splitRows(rows: readonly string[], cols?: number): string[][] {
  const separator = ['\t', ';', ','].find((mark) => rows.some((row) => row.includes(mark)));
  if (separator !== undefined) {
    const cells = rows.map((row) => row.split(separator).map((cell) => cell.trim()));
    const isClosed = cells.every((row) => row.length > 1 && row[row.length - 1] === '');
    return isClosed ? cells.map((row) => row.slice(0, -1)) : cells;
  }
  if (rows.some((row) => /\s/.test(row.trim()))) return rows.map((row) => row.trim().split(/\s+/));
  return rows.map((row) => (cols === 1 ? [row.trim()] : [...row.trim()]));
}

/** The puzzle that rows of text hold. */
export function puzzleFromText(
  rows: readonly string[],
  cols?: number,
): Result<Puzzle, FormatError> {
  if (rows.length > MAX_SIDE)
    return findSizeFault(rows.length, cols ?? splitRows(rows.slice(0, 1))[0].length)!;
  return puzzleFromWords(splitRows(rows, cols));
}

/** Whether a label can stand in a row of text as it is. */
export function isWord(label: string): boolean {
  return WORD.test(label);
}

/** Whether a text is a symbol or an empty cell. */
export function isCellText(text: string): boolean {
  return BLANKS.has(text) || text === '?' || WORD.test(text);
}

/** The puzzle that cells hold, once they are known to be symbols or blanks. */
function puzzleFromWords(cells: readonly (readonly string[])[]): Result<Puzzle, FormatError> {
  for (let row = 0; row < cells.length; row++) {
    const col = cells[row].findIndex((cell) => !isCellText(cell));
    if (col >= 0 && col < MAX_SIDE)
      return fault(
        'stray-character',
        `${quote(cells[row][col])} at r${row + 1}c${col + 1} is not a symbol: use digits, letters or words, and '.' or '?' for an empty cell`,
        row,
        col,
      );
  }
  return createPuzzle(cells.map((row) => row.map((cell) => (BLANKS.has(cell) ? null : cell))));
}

/** Whether every label is a single character, so that rows need no separator. */
export function isCompact(puzzle: Puzzle): boolean {
  return puzzle.labels.every((label) => label.length <= 1 || [...label].length <= 1);
}

/** The rows as text, one character a cell where all labels allow it, else separated by spaces. */
export function textRows(puzzle: Puzzle, format: FormatName): Result<string[], FormatError> {
  const wrong = puzzle.symbols.findIndex(
    (symbol) => symbol > BLANK && !WORD.test(puzzle.labels[symbol]),
  );
  if (wrong >= 0)
    return unfit(puzzle, wrong, format, 'a symbol there is a word of letters and digits');
  const separator = isCompact(puzzle) ? '' : ' ';
  return ok(labelRows(puzzle).map((row) => row.map((label) => label || '.').join(separator)));
}

/** The labels of every row; '' for a blank. */
export function labelRows(puzzle: Puzzle): string[][] {
  const { rows, cols } = puzzle;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => labelAt(puzzle, row * cols + col)),
  );
}

/** Cuts a row-major list of cells into rows. */
export function chunkRows<T>(cells: readonly T[], cols: number): T[][] {
  const rows: T[][] = [];
  for (let start = 0; start < cells.length; start += cols)
    rows.push(cells.slice(start, start + cols));
  return rows;
}
