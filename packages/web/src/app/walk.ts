/** The walk-through as frames: what the board shows before each step, and at the end. */
import type { Explanation, Puzzle } from '@hitori/core';
import type { Showing } from './board-model.ts';
import { drawBroken, drawDiffer, drawHint } from './overlays.ts';

/** The board before a step with the step drawn on it; after the last one what the way ends with. */
export function walkShowing(puzzle: Puzzle, explanation: Explanation, at: number): Showing {
  const { steps } = explanation;
  const step = steps[at];
  if (step === undefined || step.technique === null) {
    const { differ, clash } = explanation.end;
    const overlay = [
      ...drawDiffer(puzzle, differ),
      ...drawBroken(puzzle, clash, explanation.marks),
    ];
    return { marks: explanation.marks, overlay };
  }
  const marks = new Uint8Array(puzzle.symbols.length);
  for (const { cells } of steps.slice(0, at))
    for (const { cell, state } of cells) marks[cell] = state;
  return { marks, overlay: drawHint(puzzle, step, 2) };
}

/** The frames of a walk-through: one a step, and the end, where the last step is not the end itself. */
export function walkLength({ steps }: Explanation): number {
  return steps.at(-1)?.technique === null ? steps.length : steps.length + 1;
}
