/**
 * The techniques that suppose a value: one whose supposition breaks a rule is impossible, so the cell has
 * the other one. They differ in how far one looks ahead: `forced` two rounds of routine,
 * `short_contradiction` 6 steps, `contradiction` 20, the easy techniques included.
 */

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Violation } from '../../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { Conclusion, Deduction } from '../deduction/deduction.ts';
import { FORCED_ROUNDS, LONG_STEPS, SHORT_STEPS } from '../deduction/technique.ts';
import type { Finder } from '../techniques/finder.ts';
import { breaksWithin } from './look-ahead.ts';
import { type Refutation, type RefuteLimits, refute } from './refute.ts';

export type SuppositionTechnique = 'forced' | 'short_contradiction' | 'contradiction';

const MAX_STEPS: Readonly<Record<SuppositionTechnique, number>> = {
  forced: FORCED_ROUNDS,
  short_contradiction: SHORT_STEPS,
  contradiction: LONG_STEPS,
};

export const findForced: Finder = (puzzle, marks) => findRefuted('forced', puzzle, marks);

export const findShortContradictions: Finder = (puzzle, marks) =>
  findRefuted('short_contradiction', puzzle, marks);

export const findContradictions: Finder = (puzzle, marks) =>
  findRefuted('contradiction', puzzle, marks);

/** Every cell with a value that the technique refutes; shaded is supposed first. */
function findRefuted(technique: SuppositionTechnique, puzzle: Puzzle, marks: Shading): Deduction[] {
  const withEasy = technique !== 'forced';
  const conclusions = [...marks.keys()].flatMap((cell): Conclusion[] => {
    if (marks[cell] !== UNKNOWN) return [];
    const state = ([UNSHADED, SHADED] as const).find((value) =>
      breaksWithin(
        puzzle,
        marks,
        oppositeOf({ cell, state: value }),
        MAX_STEPS[technique],
        withEasy,
      ),
    );
    return state ? [{ cell, state }] : [];
  });
  return conclusions.flatMap(
    (conclusion) => deduceRefuted(technique, puzzle, marks, conclusion) ?? [],
  );
}

/**
 * The deduction of a conclusion whose opposite the technique refutes; undefined when `isSpent` said to stop
 * first.
 */
export function deduceRefuted(
  technique: SuppositionTechnique,
  puzzle: Puzzle,
  marks: Shading,
  conclusion: Conclusion,
  isSpent?: () => boolean,
): Deduction | undefined {
  const refutation = refuteOpposite(technique, puzzle, marks, conclusion, isSpent);
  if (!refutation && isSpent?.()) return undefined;
  if (!refutation) throw new Error(`bug: no ${technique} at cell ${conclusion.cell}`);
  return { technique, cells: [conclusion], ...refutation, because: restsOn(refutation) };
}

/**
 * The shortest chain from the opposite of a conclusion to a broken rule, however far a technique other than
 * `forced` would look for it; undefined when there is none, or `isSpent` said to stop.
 */
export function refuteOpposite(
  technique: SuppositionTechnique,
  puzzle: Puzzle,
  marks: Shading,
  conclusion: Conclusion,
  isSpent?: () => boolean,
): Refutation | undefined {
  const limits: RefuteLimits =
    technique === 'forced'
      ? { maxRounds: FORCED_ROUNDS, withEasy: false, isSpent }
      : { maxRounds: Number.POSITIVE_INFINITY, withEasy: true, isSpent };
  return refute(puzzle, marks, oppositeOf(conclusion), limits);
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
