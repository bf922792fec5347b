/** Forced: a value that breaks a rule within two rounds of routine is impossible. */
import type { Finder } from '../techniques/finder.ts';
import { findRefuted } from './supposition.ts';

export const findForced: Finder = (puzzle, marks) => findRefuted('forced', puzzle, marks);
