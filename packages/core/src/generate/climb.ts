/**
 * The climb to a level: change one or two copied symbols of a draft at a time and keep what does not
 * lower its height. A draft that the techniques finish is as high as the cells that were undecided when
 * each level got stuck (weights 1, 2, 4), which rises long before the level does; one that they do not
 * finish stands below all others, the lower the more cells are left.
 */

import type { Rng } from '../base/rng.ts';
import { BROKEN, type Rater, SOLVED } from '../people/rater/rater.ts';
import type { Draft } from './draft.ts';
import type { Tries } from './tries.ts';

/** Below every finished draft. */
const UNFINISHED = -1_000_000;

/** Changes without success, per cell, after which a new draft is more promising. */
const PATIENCE = 0.75;

/** A tenth of the steps may go down by this much, to get off small humps. */
const SLIP = 10;

/**
 * Climbs until the hardest technique needed lies in `range` (indices of TECHNIQUES, the easiest and the
 * hardest; nothing harder is tried). False when it stalls or a limit is reached.
 */
export function climb(
  draft: Draft,
  range: readonly [easiest: number, hardest: number],
  rater: Rater,
  rng: Rng,
  tries: Tries,
): boolean {
  const [easiest, hardest] = range;
  const { shaded } = draft;
  const { symbols } = draft.puzzle;
  const patience = Math.ceil(PATIENCE * symbols.length);
  let height = heightOf(draft, hardest, rater, 0, tries);
  let needed = rater.hardest;
  let stalled = 0;
  for (let trial = 1; trial < 2 * patience && stalled < patience; trial++) {
    if (height > UNFINISHED / 2 && needed >= easiest) return true;
    if (tries.budget.isSpent(tries.count) || shaded.length === 0) return false;
    const first = rng.below(shaded.length);
    const second = rng.below(2) === 0 ? first : rng.below(shaded.length);
    const oldFirst = symbols[shaded[first]];
    const oldSecond = symbols[shaded[second]];
    draft.copySingle(first, rng);
    if (second !== first) draft.copySingle(second, rng);
    if (symbols[shaded[first]] === oldFirst && symbols[shaded[second]] === oldSecond) continue;
    const floor = height - (rng.below(10) === 0 ? SLIP : 0);
    const now = heightOf(draft, hardest, rater, floor, tries);
    stalled++;
    if (now >= floor) {
      if (now > height) stalled = 0;
      height = now;
      needed = rater.hardest;
    } else {
      symbols[shaded[second]] = oldSecond;
      symbols[shaded[first]] = oldFirst;
    }
  }
  return false;
}

function heightOf(
  draft: Draft,
  hardest: number,
  rater: Rater,
  floor: number,
  tries: Tries,
): number {
  tries.count++;
  rater.load(draft.puzzle);
  const outcome = rater.run(hardest, floor);
  if (outcome === BROKEN) throw new Error('bug: a draft lost its solution');
  return outcome === SOLVED ? rater.height : UNFINISHED - rater.undecided;
}
