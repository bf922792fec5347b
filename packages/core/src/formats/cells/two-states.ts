/**
 * Cells in two states whose names say nothing by themselves (0 and 1, w and b, true and false): which of
 * the two is shaded is what the rules say, when exactly one of the two readings is a solution.
 */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isSolution } from '../../puzzle/rules.ts';
import { SHADED, type Shading, UNSHADED } from '../../puzzle/shading.ts';

export interface TwoStates {
  /** The shading, when exactly one reading is a solution. */
  readonly shading?: Shading;
  /** The state that is shaded in it. */
  readonly shaded?: string;
  /** Why there is none. */
  readonly reason?: 'both' | 'neither';
}

/** A state a cell, row-major; at most two different ones. */
export function readTwoStates(puzzle: Puzzle, states: readonly string[]): TwoStates {
  const names = [...new Set(states)];
  const readings = names
    .slice(0, 2)
    .map((shaded) => ({ shaded, shading: shadingWhere(states, shaded) }))
    .filter(({ shading }) => isSolution(puzzle, shading));
  // A single state everywhere: all unshaded, or nothing that keeps the rules.
  if (names.length === 1) {
    const shading = new Uint8Array(states.length).fill(UNSHADED);
    return isSolution(puzzle, shading) ? { shading, shaded: '' } : { reason: 'neither' };
  }
  return readings.length === 1
    ? readings[0]
    : { reason: readings.length === 0 ? 'neither' : 'both' };
}

/** The shading in which exactly the cells of one state are shaded. */
export function shadingWhere(states: readonly string[], shaded: string): Shading {
  return Uint8Array.from(states, (state) => (state === shaded ? SHADED : UNSHADED));
}
