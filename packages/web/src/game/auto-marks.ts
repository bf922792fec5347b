/**
 * Marks that follow at once from the player's own: neighbours of shaded cells are unshaded, equals of
 * unshaded cells in their lines are shaded. They are computed anew each time and never stored, so they
 * vanish with their cause; and they do not follow from one another, so the board never solves itself.
 */
import {
  neighboursOf,
  type Puzzle,
  peersOf,
  SHADED,
  type Shading,
  UNKNOWN,
  UNSHADED,
} from '@hitori/core';

export interface Assistance {
  /** Neighbours of shaded cells. */
  readonly neighbours: boolean;
  /** Equals of unshaded cells. */
  readonly equals: boolean;
}

/** The player's marks with the derived ones in the cells that he left open. */
export function deriveMarks(puzzle: Puzzle, marks: Shading, assistance: Assistance): Shading {
  const derived = marks.slice();
  if (!assistance.neighbours && !assistance.equals) return derived;
  for (let cell = 0; cell < marks.length; cell++) {
    if (assistance.neighbours && marks[cell] === SHADED)
      for (const other of neighboursOf(puzzle, cell))
        if (marks[other] === UNKNOWN) derived[other] = UNSHADED;
    if (assistance.equals && marks[cell] === UNSHADED)
      // Where both follow the marks clash: neither is drawn, the player is to see it.
      for (const other of peersOf(puzzle, cell))
        if (marks[other] === UNKNOWN && derived[other] === UNKNOWN) derived[other] = SHADED;
  }
  return derived;
}
