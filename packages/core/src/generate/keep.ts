/**
 * A shading that suits locked symbols: of every two equal ones in a line, one is shaded. Which of them is
 * a coin's choice, as long as the search still finds a completion; then whatever R2 and R3 allow is shaded
 * in random order, so that the shading is maximal. More shaded cells never break R1.
 */
import type { Budget } from '../base/limits.ts';
import type { Rng } from '../base/rng.ts';
import type { Forest } from '../kernel/forest.ts';
import type { Frame } from '../kernel/framed-grid.ts';
import { type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { completeMarks } from '../solve/cdcl/complete-marks.ts';
import { mend } from './mend.ts';
import type { Symmetry } from './request.ts';
import { SymmetricShading } from './symmetric-shading.ts';

/** A random maximal shading around the symbols of a puzzle; undefined when this try came to none. */
export function shadeAround(
  frame: Frame,
  locked: Puzzle,
  symmetry: Symmetry,
  rng: Rng,
  forest: Forest,
  budget: Budget,
): Shading | undefined {
  const shading = new SymmetricShading(frame, symmetry, forest);
  const marks = new Uint8Array(locked.symbols.length).fill(UNKNOWN);
  const limits = { shouldStop: () => budget.isSpent(0) };
  const canBe = (cell: number, state: number): boolean => {
    marks[cell] = state;
    return completeMarks(locked, marks, limits).solution !== null;
  };
  for (const cell of rng.permutation(marks.length)) {
    const peers = peersOf(locked, cell);
    if (peers.every((peer) => marks[peer] === SHADED)) continue;
    if (budget.isSpent(0)) return undefined;
    const wanted = rng.below(2) === 0 ? SHADED : UNSHADED;
    if (!canBe(cell, wanted)) marks[cell] = wanted === SHADED ? UNSHADED : SHADED;
    if (marks[cell] === SHADED) shading.shade(cell);
  }
  for (const cell of rng.permutation(marks.length)) shading.shade(cell);
  if (symmetry !== 'none' && !mend(shading, rng)) return undefined;
  return isSolution(locked, shading.cells) ? shading.cells : undefined;
}
