/** What follows from marks without supposing anything, rule by rule. */

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { checkMarks, type Shading, UNKNOWN } from '../../puzzle/shading.ts';
import { PropagationBoard, type PropagationRule, type PropagationStep } from './classic-state.ts';

export interface Propagation {
  /** The marks with all consequences drawn. */
  readonly shading: Shading;
  /** The consequences, in the order in which they were drawn. */
  readonly steps: readonly PropagationStep[];
  /**
   * The rule whose conclusion clashes with the marks (`cut` also when the unshaded cells are divided),
   * or null when nothing clashes.
   */
  readonly broken: PropagationRule | null;
}

/** Draws every consequence of the marks (none, unless given) without supposing anything. */
export function propagate(
  puzzle: Puzzle,
  marks?: Shading,
  options: { readonly repeatsOnly?: boolean | undefined } = {},
): Propagation {
  if (marks !== undefined) checkMarks(puzzle, marks);
  const board = new PropagationBoard(puzzle, options.repeatsOnly ?? false);
  const steps: PropagationStep[] = [];
  board.onStep = (step) => steps.push(step);
  marks?.forEach((state, cell) => {
    if (state !== UNKNOWN) board.set(cell, state);
  });
  const holds = board.applyStatic() && board.propagate();
  return { shading: board.marks, steps, broken: holds ? null : board.broken };
}
