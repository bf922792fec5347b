/** Contradiction: a value from which routine and the easy techniques break a rule in 20 steps. */
import type { Finder } from '../techniques/finder.ts';
import { findRefuted } from './supposition.ts';

export const findContradictions: Finder = (puzzle, marks) =>
  findRefuted('contradiction', puzzle, marks);
