/**
 * Cells without row breaks: k x k symbols, k >= 3, on one line or one a line. Each such reading says
 * what it made of them.
 */
import { ok } from '../../base/result.ts';
import type { ParseResult } from '../contract/format.ts';
import { chunkRows, puzzleFromWords } from './rows.ts';

/** The side of the square that so many cells fill; undefined when there is none of 3 or more. */
export function sideOf(count: number): number | undefined {
  const side = Math.sqrt(count);
  return count >= 9 && Number.isInteger(side) ? side : undefined;
}

export function readFlat(cells: readonly string[], warnings: readonly string[] = []): ParseResult {
  const side = sideOf(cells.length)!;
  return readShaped(cells, side, [
    ...warnings,
    `read as ${side}x${side}: the cells have no row breaks`,
  ]);
}

export function readShaped(
  cells: readonly string[],
  cols: number,
  warnings: readonly string[],
): ParseResult {
  const puzzle = puzzleFromWords(chunkRows(cells, cols));
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'grid', warnings }) : puzzle;
}

/** Whether a line can be a whole square: no number is above its side. */
export function isFlatLine(cells: readonly string[]): boolean {
  const side = sideOf(cells.length);
  if (side === undefined) return false;
  return cells.every((cell) => !/^\d+$/.test(cell) || Number(cell) <= side);
}
