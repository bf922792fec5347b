/**
 * Game IDs of Singles in Simon Tatham's collection: `6x6dk:3615…`. Width comes first; the height may be
 * left out when it is the same, and so may `d` and the letter of the difficulty. Cells are 0-9, a-z and
 * A-Z for 0 to 61. A save file of that program is read too (`sgt-save.ts`).
 *
 * The program itself takes symbols from 1 to max(width, height) only, so nothing else is written.
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
import { quote } from './quote.ts';
import { chunkRows } from './rows.ts';
import { isSaveFile, parseSaveFile } from './sgt-save.ts';
import { findCountFault, findSizeFault } from './size.ts';

const BASE = 62;

export function parseSgt(text: string): ParseResult {
  if (isSaveFile(text)) return parseSaveFile(text, parseGameId);
  return parseGameId(text.trim());
}

function parseGameId(text: string): ParseResult {
  const match = /^(\d+)(?:x(\d+))?(?:d(.?))?([:#])(.*)$/s.exec(text);
  if (!match)
    return fault('bad-header', 'a game ID of Singles is WIDTHxHEIGHT, a colon and the cells');
  const [, width, height, difficulty, mark, body] = match;
  if (mark === '#')
    return fault('bad-header', 'this is a random seed, not a grid: copy the ID by "Specific" instead');
  const [cols, rows] = [Number(width), Number(height ?? width)];
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const chars = [...body];
  const wrongCount = findCountFault(chars.length, rows, cols);
  if (wrongCount) return wrongCount;
  const numbers = chars.map((char) => digitValue(char, BASE));
  const stray = numbers.indexOf(-1);
  if (stray >= 0)
    return fault(
      'stray-character',
      `${quote(chars[stray])} at ${cellName({ cols }, stray)} does not fit a game ID: use 0-9, a-z and A-Z`,
      Math.floor(stray / cols),
      stray % cols,
    );
  const puzzle = createPuzzle(chunkRows(numbers, cols));
  if (!puzzle.ok) return puzzle;
  const isKnown = difficulty === undefined || /^[ek]$/.test(difficulty);
  return ok({
    puzzle: puzzle.value,
    format: 'sgt',
    warnings: isKnown ? [] : [`the difficulty ${quote(difficulty)} is unknown: ignored`],
  });
}

export function formatSgt(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const largest = Math.min(Math.max(puzzle.rows, puzzle.cols), BASE - 1);
  let cells = '';
  for (let cell = 0; cell < puzzle.symbols.length; cell++) {
    const number = numberOf(labelAt(puzzle, cell));
    if (number < 1 || number > largest)
      return unfit(puzzle, cell, 'sgt', `for this size it holds the numbers 1 to ${largest} only`);
    cells += digitOf(number);
  }
  return printed(`${puzzle.cols}x${puzzle.rows}:${cells}`, 'sgt', options);
}
