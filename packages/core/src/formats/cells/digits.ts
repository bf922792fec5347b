/**
 * Numbers as single characters: 0-9, then a-z for 10-35, then A-Z for 36-61. The link formats use the
 * first 36 of them, Simon Tatham's all 62. The formats `id` and `sgt` are nothing but a size and one such
 * character a cell.
 */

import { ok, type Result } from '../../base/result.ts';
import { cellName, createPuzzle, labelAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { type FormatError, type FormatName, fault, unfit } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import { findCountFault, findSizeFault } from '../contract/size.ts';
import { chunkRows } from './rows.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The number that a character stands for, or -1 for a character that is no digit of the base. */
export function digitValue(char: string, base: 36 | 62): number {
  const value = char.length === 1 ? DIGITS.indexOf(char) : -1;
  return value < base ? value : -1;
}

/** The character for a number of 0..61. */
export function digitOf(value: number): string {
  return DIGITS[value];
}

/** The number that a label is the usual spelling of, or -1 ('01', words and negatives are none). */
export function numberOf(label: string): number {
  return /^(?:0|[1-9]\d{0,14})$/.test(label) ? Number(label) : -1;
}

/** A size and the digits that are cells, from `smallest` on. */
interface DigitGrid {
  readonly rows: number;
  readonly cols: number;
  readonly body: string;
  readonly base: 36 | 62;
  readonly smallest: 0 | 1;
}

/** The puzzle in one digit a cell, row-major. */
export function puzzleFromDigits(grid: DigitGrid): Result<Puzzle, FormatError> {
  const { rows, cols, body, base, smallest } = grid;
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const chars = [...body];
  const wrongCount = findCountFault(chars.length, rows, cols);
  if (wrongCount) return wrongCount;
  const numbers = chars.map((char) => digitValue(char, base));
  const stray = numbers.findIndex((number) => number < smallest);
  if (stray < 0) return createPuzzle(chunkRows(numbers, cols));
  return fault(
    'stray-character',
    `${quote(chars[stray])} at ${cellName(grid, stray)} is no cell of this format: use ${smallest}-9, a-z for 10-35${base === 62 ? ', A-Z for 36-61' : ''}`,
    Math.floor(stray / cols),
    stray % cols,
  );
}

/** One digit a cell, row-major, for a puzzle of the numbers 1 to `largest`. */
export function digitsOf(
  puzzle: Puzzle,
  largest: number,
  format: FormatName,
): Result<string, FormatError> {
  let text = '';
  for (let cell = 0; cell < puzzle.symbols.length; cell++) {
    const number = numberOf(labelAt(puzzle, cell));
    if (number < 1 || number > largest)
      return unfit(puzzle, cell, format, `at this size it holds the numbers 1 to ${largest} only`);
    text += digitOf(number);
  }
  return ok(text);
}
