/** Puzzles for the books of the tests. */
import { createPuzzle, type GenerateLevel, generate, type Puzzle } from '@hitori/core';
import type { BookPuzzle } from '../src/index.ts';

/** A puzzle made to order. */
export function made(
  rows: number,
  cols: number,
  seed: string,
  level: GenerateLevel = 'any',
): Puzzle {
  const result = generate({ rows, cols, seed, level });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.puzzle;
}

/** `count` puzzles of one size. */
export function someOf(count: number, side: number, level: GenerateLevel = 'any'): BookPuzzle[] {
  return Array.from({ length: count }, (_, at) => ({ puzzle: made(side, side, `${at}`, level) }));
}

/** A puzzle of rows of labels. */
export function written(rows: readonly (readonly string[])[]): Puzzle {
  const result = createPuzzle(rows);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The puzzle with other symbols. */
export function renamed(puzzle: Puzzle, nameOf: (symbol: number) => string): Puzzle {
  return {
    ...puzzle,
    labels: puzzle.labels.map((_, symbol) => (symbol === 0 ? '' : nameOf(symbol))),
  };
}

/** Several solutions; none. */
export const OPEN: Puzzle = written([
  ['1', '2'],
  ['2', '1'],
]);
export const IMPOSSIBLE: Puzzle = written([
  ['1', '1', '1'],
  ['1', '1', '1'],
  ['1', '1', '1'],
]);
