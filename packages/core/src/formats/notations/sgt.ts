/**
 * Game IDs of Singles in Simon Tatham's collection: `6x6dk:3615…`. Width comes first; the height may be
 * left out when it is the same, and so may `d` and the letter of the difficulty, which is kept. Cells are 0-9, a-z and
 * A-Z for 0 to 61. A save file of that program is read too (`sgt-save.ts`).
 *
 * The program itself takes symbols from 1 to max(width, height) only, so nothing else is written.
 */

import { ok } from '../../base/result.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { digitsOf, puzzleFromDigits } from '../cells/digits.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import { isSaveFile, parseSaveFile } from './sgt-save.ts';

const LARGEST = 61;

/** Reads the format `sgt`: a game of Simon Tatham's collection. */
export function parseSgt(text: string): ParseResult {
  return isSaveFile(text) ? parseSaveFile(text, parseGameId) : parseGameId(text);
}

function parseGameId(text: string): ParseResult {
  const match = /^(\d+)(?:x(\d+))?(?:d(.?))?([:#])(.*)$/s.exec(text.trim());
  if (!match)
    return fault('bad-header', 'a game ID of Singles is WIDTHxHEIGHT, a colon and the cells');
  const [, width, height, difficulty, mark, body] = match;
  if (mark === '#')
    return fault('bad-header', 'this is a random seed, not a grid: copy the specific game ID');
  const [cols, rows] = [Number(width), Number(height ?? width)];
  const puzzle = puzzleFromDigits({ rows, cols, body, base: 62, smallest: 0 });
  if (!puzzle.ok) return puzzle;
  const isKnown = difficulty !== undefined && /^[ek]$/.test(difficulty);
  const isOdd = difficulty !== undefined && !isKnown;
  return ok({
    puzzle: puzzle.value,
    format: 'sgt',
    warnings: isOdd ? [`the difficulty ${quote(difficulty)} is unknown: ignored`] : [],
    ...(isKnown ? { extra: { difficulty } } : {}),
  });
}

/** Writes the format `sgt`: a game of Simon Tatham's collection. */
export function formatSgt(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols } = puzzle;
  const cells = digitsOf(puzzle, Math.min(Math.max(rows, cols), LARGEST), 'sgt');
  if (!cells.ok) return cells;
  const difficulty = options.extra?.['difficulty'];
  const isKnown = difficulty === 'e' || difficulty === 'k';
  const carried = { extra: new Set(isKnown ? ['difficulty'] : []) };
  const letter = isKnown ? `d${difficulty}` : '';
  return printed(`${cols}x${rows}${letter}:${cells.value}`, 'sgt', options, carried);
}
