/**
 * The techniques in plain code, in the order in which they are tried. The rater's kernel (rater.ts) is
 * their fast twin: the tests hold both to the same instances.
 */
import type { Technique } from './deduction/technique.ts';
import { findContradictions, findForced, findShortContradictions } from './suppose/supposition.ts';
import { findCorners } from './techniques/corner.ts';
import { findCuts } from './techniques/cut.ts';
import type { Finder } from './techniques/finder.ts';
import { findPairs } from './techniques/pair.ts';
import { findRoutine } from './techniques/routine.ts';
import { findSandwiches } from './techniques/sandwich.ts';

export const FINDERS: Readonly<Record<Technique, Finder>> = {
  routine: findRoutine,
  sandwich: findSandwiches,
  pair: findPairs,
  corner: findCorners,
  cut: findCuts,
  forced: findForced,
  short_contradiction: findShortContradictions,
  contradiction: findContradictions,
};
