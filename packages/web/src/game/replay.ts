/** The moves of a game seen again: the marks after each of them, and the first that was wrong. */
import { type Shading, UNKNOWN } from '@hitori/core';
import type { Change } from './game.ts';

/** The marks after the first `count` moves of a board of `size` cells. */
export function marksAfter(size: number, moves: readonly Change[], count: number): Shading {
  const marks = new Uint8Array(size);
  for (const { cells, after } of moves.slice(0, count))
    cells.forEach((cell, index) => {
      marks[cell] = after[index];
    });
  return marks;
}

/** The number, from 1, of the first move that marks a cell otherwise than the solution; null when none does. */
export function firstMistake(moves: readonly Change[], solution: Shading): number | null {
  const isWrong = ({ cells, after }: Change) =>
    cells.some((cell, index) => after[index] !== UNKNOWN && after[index] !== solution[cell]);
  const at = moves.findIndex(isWrong);
  return at < 0 ? null : at + 1;
}
