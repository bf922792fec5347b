/**
 * The short form `hitori:4x4:3222134241131133`: rows x columns, then one character a cell in row-major
 * order, 1-9 and a-z for the numbers 1 to 35. It has no blanks, no larger numbers and no words.
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
import { findGenreFault } from '../contract/genre.ts';

const LARGEST = 35;

/** Reads the format `id`: an ID of this project. */
export function parseId(text: string): ParseResult {
  const [genre, size, body, ...surplus] = text.trim().split(':');
  const wrongGenre = findGenreFault(genre);
  if (wrongGenre) return wrongGenre;
  const sides = /^(\d+)x(\d+)$/.exec(size ?? '');
  if (!sides || body === undefined || surplus.length > 0)
    return fault('bad-header', 'an ID has three parts: hitori:ROWSxCOLUMNS:CELLS');
  const [rows, cols] = [Number(sides[1]), Number(sides[2])];
  const puzzle = puzzleFromDigits({ rows, cols, body, base: 36, smallest: 1 });
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'id', warnings: [] }) : puzzle;
}

/** Writes the format `id`: an ID of this project. */
export function formatId(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const cells = digitsOf(puzzle, LARGEST, 'id');
  if (!cells.ok) return cells;
  return printed(`hitori:${puzzle.rows}x${puzzle.cols}:${cells.value}`, 'id', options);
}
