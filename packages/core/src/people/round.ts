/** What a person sees next on marks that break no rule. */

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Shading } from '../puzzle/shading.ts';
import { type Deduction, mergeDeductions } from './deduction/deduction.ts';
import { TECHNIQUES } from './deduction/technique.ts';
import { FINDERS } from './finders.ts';
import { findPicture } from './picture.ts';
import { SEARCHED, type WayStep, withShortWay } from './rater/short-way.ts';
import { deduceRefuted, type SuppositionTechnique } from './suppose/supposition.ts';
import { narrowRoutine } from './techniques/routine.ts';

const WITHOUT_SUPPOSITION = ['routine', 'sandwich', 'pair', 'corner', 'cut'] as const;

/**
 * One round of routine or the easy techniques: all instances of the cheapest that yields something; those
 * that read the symbols alone are told together, each cut by itself. None when they are stuck.
 */
export function easyRound(puzzle: Puzzle, marks: Shading, isSpent: () => boolean): Deduction[] {
  for (const technique of WITHOUT_SUPPOSITION) {
    if (isSpent()) return [];
    const found = FINDERS[technique](puzzle, marks, isSpent);
    if (found.length > 0) return technique === 'cut' ? found : [mergeDeductions(found)];
  }
  return [];
}

/**
 * The next deduction: the first instance of the cheapest technique without supposition (of routine, what
 * follows from one mark), else the supposition that the short way takes. Undefined when the techniques are stuck, or `isSpent` said to stop.
 */
export function nextDeduction(
  puzzle: Puzzle,
  marks: Shading,
  isSpent: () => boolean,
): Deduction | undefined {
  for (const technique of WITHOUT_SUPPOSITION) {
    const found = FINDERS[technique](puzzle, marks, isSpent);
    // What has a name of its own is seen first.
    const first = found.find((instance) => findPicture(puzzle, instance)) ?? found[0];
    if (first) return technique === 'routine' ? narrowRoutine(puzzle, marks, first) : first;
  }
  const step = withShortWay((way) => way.next(puzzle, marks, isSpent));
  return step && suppositionOf(puzzle, marks, step, isSpent);
}

/** A step of the short way with its chain; undefined when `isSpent` said to stop first. */
export function suppositionOf(
  puzzle: Puzzle,
  marks: Shading,
  { technique, cell, state }: WayStep,
  isSpent: () => boolean,
): Deduction | undefined {
  if (technique === SEARCHED) throw new Error('bug: a step that was searched has no chain');
  const name = TECHNIQUES[technique] as SuppositionTechnique;
  return deduceRefuted(name, puzzle, marks, { cell, state }, isSpent);
}
