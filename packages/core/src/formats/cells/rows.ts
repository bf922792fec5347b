/**
 * Rows of cells written as text, which `text`, `json`, `jsonl`, `grid` and answers share: one
 * character a cell, or cells separated by tabs, semicolons, commas, bars, `&` or spaces. All rows of a grid are
 * written the same way; the first separator of that list that occurs anywhere is the one.
 *
 * A symbol in such a row is a word of letters and digits (`7`, `12`, `a`, `-3`, `1.5`, `x-ray`). Blanks
 * are `.`, `-`, `_`, or nothing between two separators; `?` and `0` are empty cells of their own.
 */

import { ok, type Result } from '../../base/result.ts';
import { BLANK, createPuzzle, labelRows, MAX_SIDE, type Puzzle } from '../../puzzle/puzzle.ts';
import { type FormatError, type FormatName, fault, unfit } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import { findSizeFault } from '../contract/size.ts';

const WORD = /^[-+]?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-+_.'][\p{L}\p{N}\p{M}]+)*$/u;
const BLANKS: ReadonlySet<string> = new Set(['', '.', '-', '_', '·']);

const SEPARATORS = ['\t', ';', ',', '|', '&'] as const;

/**
 * Splits rows into cells. Outer white space never counts. A separator at the end of a row counts only
 * where the rows are equally long with it and not without it. With `cols` 1 and no separator a whole
 * row is one cell.
 */
export function splitRows(rows: readonly string[], cols?: number): string[][] {
  const lines = rows.map((row) => row.trim());
  const separator = SEPARATORS.find((mark) => lines.some((line) => line.includes(mark)));
  if (separator !== undefined) return splitAt(lines, separator);
  if (lines.some((line) => /\s/.test(line))) return lines.map((line) => line.split(/\s+/));
  return lines.map((line) => (cols === 1 ? [line] : [...line]));
}

function splitAt(lines: readonly string[], separator: string): string[][] {
  const whole = lines.map((line) => line.split(separator).map((cell) => cell.trim()));
  const isEnded = (row: readonly string[]) => row.length > 1 && row[row.length - 1] === '';
  if (!whole.some(isEnded)) return whole;
  const stripped = whole.map((row) => (isEnded(row) ? row.slice(0, -1) : row));
  return isRectangle(whole) && !isRectangle(stripped) ? whole : stripped;
}

export function isRectangle(rows: readonly (readonly unknown[])[]): boolean {
  return rows.every((row) => row.length === rows[0].length);
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
export function puzzleFromWords(
  cells: readonly (readonly string[])[],
): Result<Puzzle, FormatError> {
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

/** Cuts a row-major list of cells into rows. */
export function chunkRows<T>(cells: readonly T[], cols: number): T[][] {
  const rows: T[][] = [];
  for (let start = 0; start < cells.length; start += cols)
    rows.push(cells.slice(start, start + cols));
  return rows;
}
