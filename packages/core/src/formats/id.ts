/**
 * The short form `hitori:4x4:3222134241131133`: rows x columns, then one character a cell in row-major
 * order, 1-9 and a-z for the numbers 1 to 35. It has no blanks, no larger numbers and no words.
 */
import { cellName, createPuzzle, labelAt, type Puzzle } from '../puzzle.ts';
import { ok } from '../result.ts';
import { digitOf, digitValue, numberOf } from './digits.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
  unfit,
} from './format.ts';
import { findGenreFault } from './jsonl.ts';
import { quote } from './quote.ts';
import { chunkRows } from './rows.ts';
import { findCountFault, findSizeFault } from './size.ts';

const LARGEST = 35;

export function parseId(text: string): ParseResult {
  const [genre, size, cells, ...surplus] = text.trim().split(':');
  const wrongGenre = findGenreFault(genre);
  if (wrongGenre) return wrongGenre;
  const sides = /^(\d+)x(\d+)$/.exec(size ?? '');
  if (!sides || cells === undefined || surplus.length > 0)
    return fault('bad-header', 'an ID has three parts: hitori:ROWSxCOLUMNS:CELLS');
  const [rows, cols] = [Number(sides[1]), Number(sides[2])];
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const chars = [...cells];
  const wrongCount = findCountFault(chars.length, rows, cols);
  if (wrongCount) return wrongCount;
  const numbers = chars.map((char) => digitValue(char, 36));
  const stray = numbers.findIndex((number) => number < 1);
  if (stray >= 0)
    return fault(
      'stray-character',
      `${quote(chars[stray])} at ${cellName({ cols }, stray)} does not fit an ID: use 1-9, and a-z for 10-35`,
      Math.floor(stray / cols),
      stray % cols,
    );
  const puzzle = createPuzzle(chunkRows(numbers, cols));
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'id', warnings: [] }) : puzzle;
}

export function formatId(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  let cells = '';
  for (let cell = 0; cell < puzzle.symbols.length; cell++) {
    const number = numberOf(labelAt(puzzle, cell));
    if (number < 1 || number > LARGEST)
      return unfit(puzzle, cell, 'id', `it holds the numbers 1 to ${LARGEST} only`);
    cells += digitOf(number);
  }
  return printed(`hitori:${puzzle.rows}x${puzzle.cols}:${cells}`, 'id', options);
}
