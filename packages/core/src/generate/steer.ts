/**
 * Steering to an effort: one or two copied symbols of a draft change at a time, and what does not lead away
 * from the range is kept. The effort is that of the canonical form, as in the rating.
 */

import type { Rng } from '../base/rng.ts';
import { rate } from '../people/rate.ts';
import type { Draft } from './draft.ts';
import type { EffortRange, GenerateLevel } from './request.ts';
import type { Tries } from './tries.ts';

/** Changes without success, per cell, after which a new draft is more promising. */
const PATIENCE = 0.75;

/** Brings the effort of a draft with one solution into a range, within its level; false when it stalls. */
export function steer(
  draft: Draft,
  range: EffortRange,
  level: GenerateLevel,
  rng: Rng,
  tries: Tries,
): boolean {
  const { shaded, puzzle } = draft;
  const { symbols } = puzzle;
  const patience = Math.ceil(PATIENCE * symbols.length);
  let distance = distanceOf(draft, range, level);
  for (let stalled = 0; distance > 0; stalled++) {
    if (stalled > patience || shaded.length === 0 || tries.budget.isSpent(tries.count))
      return false;
    tries.count++;
    const first = rng.below(shaded.length);
    const second = rng.below(2) === 0 ? first : rng.below(shaded.length);
    const oldFirst = symbols[shaded[first]];
    const oldSecond = symbols[shaded[second]];
    draft.copyAny(first, rng);
    if (second !== first) draft.copyAny(second, rng);
    const now = distanceOf(draft, range, level);
    if (now < distance) stalled = 0;
    if (now <= distance) distance = now;
    else {
      symbols[shaded[second]] = oldSecond;
      symbols[shaded[first]] = oldFirst;
    }
  }
  return true;
}

/** How far the effort is from the range; without end where the level or the one solution is lost. */
function distanceOf({ puzzle }: Draft, { least, most }: EffortRange, level: GenerateLevel): number {
  const { rating } = rate(puzzle);
  if (!rating || rating.effort === null) return Number.POSITIVE_INFINITY;
  if (level !== 'any' && rating.level !== level) return Number.POSITIVE_INFINITY;
  return Math.max(0, least - rating.effort, rating.effort - most);
}
