/** What each technique's file gives. */
import type { Deduction } from '../deduction.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Shading } from '../shading.ts';

/**
 * Every instance of a technique on marks that break no rule, in the order in which the rater counts
 * them; each concludes on at least one undecided cell.
 */
export type Finder = (puzzle: Puzzle, marks: Shading) => Deduction[];
