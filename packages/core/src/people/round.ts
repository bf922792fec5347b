/** What a person sees next: the cheapest technique that yields something, with its instances. */

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Shading } from '../puzzle/shading.ts';
import type { Deduction } from './deduction/deduction.ts';
import { TECHNIQUES } from './deduction/technique.ts';
import { FINDERS } from './finders.ts';
import { withRater } from './rater/rater.ts';
import { deduceRefuted, type SuppositionTechnique } from './suppose/supposition.ts';

const WITHOUT_SUPPOSITION = ['routine', 'sandwich', 'pair', 'corner', 'cut'] as const;

/**
 * The instances of the cheapest technique, at most `most` of them; none when the techniques are stuck.
 * The marks must break no rule. Suppositions are tried by the kernel, and only what it found is explained.
 */
export function findRound(
  puzzle: Puzzle,
  marks: Shading,
  most: number = Number.POSITIVE_INFINITY,
): Deduction[] {
  for (const technique of WITHOUT_SUPPOSITION) {
    const found = FINDERS[technique](puzzle, marks);
    if (found.length > 0) return found.slice(0, most);
  }
  const refuted = withRater((rater) => {
    rater.loadQuiet(puzzle, marks);
    return rater.findRefuted();
  });
  if (!refuted) return [];
  const technique = TECHNIQUES[refuted.technique] as SuppositionTechnique;
  return refuted.cells.slice(0, most).map((conclusion) => {
    const deduction = deduceRefuted(technique, puzzle, marks, conclusion);
    if (!deduction) throw new Error(`bug: no ${technique} at cell ${conclusion.cell}`);
    return deduction;
  });
}
