/**
 * What forced, short_contradiction and contradiction have in common: a value whose supposition breaks
 * a rule is impossible, so the cell has the other one. They differ in how far one looks ahead.
 */

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Violation } from '../../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { Conclusion, Deduction } from '../deduction/deduction.ts';
import { FORCED_ROUNDS, LONG_STEPS, SHORT_STEPS } from '../deduction/technique.ts';
import { type Refutation, type RefuteLimits, refute } from './refute.ts';

export type SuppositionTechnique = 'forced' | 'short_contradiction' | 'contradiction';

const SUPPOSITION_LIMITS: Readonly<Record<SuppositionTechnique, RefuteLimits>> = {
  forced: { maxSteps: FORCED_ROUNDS, withEasy: false },
  short_contradiction: { maxSteps: SHORT_STEPS, withEasy: true },
  contradiction: { maxSteps: LONG_STEPS, withEasy: true },
};

/** Every cell with a value that the technique refutes; shaded is supposed first. */
export function findRefuted(
  technique: SuppositionTechnique,
  puzzle: Puzzle,
  marks: Shading,
): Deduction[] {
  const undecided = [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
  return undecided.flatMap((cell) => {
    const found =
      deduceRefuted(technique, puzzle, marks, { cell, state: UNSHADED }) ??
      deduceRefuted(technique, puzzle, marks, { cell, state: SHADED });
    return found ? [found] : [];
  });
}

/** A conclusion, when the technique refutes its opposite. */
export function deduceRefuted(
  technique: SuppositionTechnique,
  puzzle: Puzzle,
  marks: Shading,
  conclusion: Conclusion,
): Deduction | undefined {
  const supposed = oppositeOf(conclusion);
  const refutation = refute(puzzle, marks, supposed, SUPPOSITION_LIMITS[technique]);
  return (
    refutation && { technique, cells: [conclusion], ...refutation, because: restsOn(refutation) }
  );
}

export function oppositeOf({ cell, state }: Conclusion): Conclusion {
  return { cell, state: state === SHADED ? UNSHADED : SHADED };
}

/** The cells that a refutation speaks of, without the one supposed. */
export function restsOn({ chain, ring, clash }: Refutation): number[] {
  const cells = new Set([
    ...chain.flatMap((mark) => [mark.cell, ...mark.because]),
    ...ring,
    ...clashingCells(clash),
  ]);
  cells.delete(chain[0].cell);
  return [...cells].sort((a, b) => a - b);
}

function clashingCells(clash: Violation): readonly number[] {
  return clash.rule === 'R3' ? [] : clash.cells;
}
