/** Cells proved by the search engine where the techniques are stuck. */

import type { Limits, StopReason } from '../base/limits.ts';
import { type Deduction, plainDeduction } from '../people/deduction/deduction.ts';
import { findCutCells } from '../puzzle/open-area.ts';
import { type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { SHADED, type Shading, UNSHADED, unknownCells } from '../puzzle/shading.ts';
import { neighboursOf } from '../puzzle/shape.ts';
import { completeMarks } from '../solve/cdcl/complete-marks.ts';

interface ProvedCell {
  /** A cell that is the same in all solutions with these marks; null when no undecided cell is. */
  readonly found: Deduction | null;
  /** Why that is not known. */
  readonly reason?: StopReason;
}

/**
 * Proves one undecided cell, given a solution with these marks: a shaded one if there is any, since more
 * follows from it.
 */
export function proveCell(
  puzzle: Puzzle,
  marks: Shading,
  solution: Shading,
  limits: Limits,
): ProvedCell {
  let open = undecidedCells(puzzle, marks, solution);
  while (open.length > 0) {
    const [cell, ...rest] = open;
    const state = solution[cell] === SHADED ? SHADED : UNSHADED;
    const trial = marks.slice();
    trial[cell] = state === SHADED ? UNSHADED : SHADED;
    const other = completeMarks(puzzle, trial, limits);
    if (other.reason) return { found: null, reason: other.reason };
    if (!other.solution) return { found: plainDeduction('search', [{ cell, state }], []) };
    // Wherever two solutions differ, nothing can be proved.
    const { solution: second } = other;
    open = rest.filter((candidate) => solution[candidate] === second[candidate]);
  }
  return { found: null };
}

/** Undecided cells that cannot simply be changed in the solution: first the shaded ones. */
function undecidedCells(puzzle: Puzzle, marks: Shading, solution: Shading): number[] {
  const cuts = new Set(findCutCells(puzzle, solution));
  const isFree = (cell: number) =>
    solution[cell] === SHADED
      ? peersOf(puzzle, cell).every((other) => solution[other] === SHADED)
      : !cuts.has(cell) && neighboursOf(puzzle, cell).every((other) => solution[other] !== SHADED);
  return unknownCells(marks)
    .filter((cell) => !isFree(cell))
    .sort((a, b) => solution[a] - solution[b] || a - b);
}
