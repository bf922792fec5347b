/** What each technique's file gives. */

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import type { Deduction } from '../deduction/deduction.ts';

/**
 * Every instance of a technique on marks that break no rule, in the order in which the rater counts
 * them; each concludes on at least one undecided cell.
 */
export type Finder = (
  puzzle: Puzzle,
  marks: Shading,
  /** Asked again and again where it can take long; once it is true, what was found is returned. */
  isSpent?: () => boolean,
) => Deduction[];
