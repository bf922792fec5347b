/** Short contradiction: a value from which routine and the easy techniques break a rule in 6 steps. */
import type { Finder } from '../techniques/finder.ts';
import { findRefuted } from './supposition.ts';

export const findShortContradictions: Finder = (puzzle, marks) =>
  findRefuted('short_contradiction', puzzle, marks);
