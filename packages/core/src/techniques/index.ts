/**
 * The techniques in plain code, in the order in which they are tried. The rater's kernel (rater.ts) is
 * their fast twin: the tests hold both to the same instances.
 */
import type { Technique } from '../technique.ts';
import { findContradictions } from './contradiction.ts';
import { findCorners } from './corner.ts';
import { findCuts } from './cut.ts';
import type { Finder } from './finder.ts';
import { findForced } from './forced.ts';
import { findPairs } from './pair.ts';
import { findRoutine } from './routine.ts';
import { findSandwiches } from './sandwich.ts';
import { findShortContradictions } from './short-contradiction.ts';

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
