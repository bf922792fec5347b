/** What follows from marks without supposing anything, rule by rule. */

import { checkPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { checkMarks, type Shading, UNKNOWN } from '../../puzzle/shading.ts';
import { ClassicState, type PropagationRule, type PropagationStep } from './classic-state.ts';

/** What follows from marks. */
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

/** What counts as a solution. */
export interface PropagationOptions {
  /** Whether seeds may not be shaded; default: false. */
  readonly repeatsOnly?: boolean | undefined;
}

/**
 * Draws every consequence of the marks (default: none) without supposing anything. Throws RangeError when
 * the marks do not fit the puzzle.
 */
export function propagate(
  puzzle: Puzzle,
  marks?: Shading,
  options: PropagationOptions = {},
): Propagation {
  checkPuzzle('propagate', puzzle);
  if (marks !== undefined) checkMarks(puzzle, marks);
  const state = new ClassicState(puzzle, options.repeatsOnly ?? false);
  const steps: PropagationStep[] = [];
  state.onStep = (step) => steps.push(step);
  marks?.forEach((value, cell) => {
    if (value !== UNKNOWN) state.set(cell, value);
  });
  const holds = state.applyStatic() && state.propagate();
  return { shading: state.marks, steps, broken: holds ? null : state.broken };
}
