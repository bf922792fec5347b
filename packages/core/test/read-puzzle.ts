/**
 * Puzzles as tests of formats write them down: the rows joined by '/', with a space between the cells of
 * a row where labels are longer than one character; an error as its code and 1-based place.
 */
import type { ParseResult } from '../src/formats/contract/format.ts';
import { labelAt, type Puzzle } from '../src/puzzle/puzzle.ts';

export function rowsOf(puzzle: Puzzle): string {
  const labels = Array.from(puzzle.symbols, (_, cell) => labelAt(puzzle, cell) || '.');
  const separator = labels.some((label) => label.length > 1) ? ' ' : '';
  const rows = Array.from({ length: puzzle.rows }, (_, row) =>
    labels.slice(row * puzzle.cols, (row + 1) * puzzle.cols).join(separator),
  );
  return rows.join('/');
}

export function outcomeOf(result: ParseResult): string {
  if (result.ok) return rowsOf(result.value.puzzle);
  const { code, row, col } = result.error;
  const place = [row === null ? '' : `r${row + 1}`, col === null ? '' : `c${col + 1}`].join('');
  return place === '' ? code : `${code} ${place}`;
}

export function puzzleIn(result: ParseResult): Puzzle {
  if (!result.ok) throw new Error(result.error.message);
  return result.value.puzzle;
}
