/**
 * The climb to a level: change one or two copied symbols of a draft at a time and keep what does not
 * lower its height. A draft that the techniques finish is as high as the cells that were undecided when
 * each level got stuck (weights 1, 2, 4), which rises long before the level does; one that they do not
 * finish stands below all others, the lower the more cells are left.
 */
import type { Draft } from './draft.ts';
import type { Budget } from './limits.ts';
import { BROKEN, type Rater, SOLVED } from './rater.ts';
import type { Rng } from './rng.ts';

/** Below every finished draft. */
const UNFINISHED = -1_000_000;

/** A tenth of the steps may go down by this much, to get off small humps. */
const SLIP = 3;

/**
 * Climbs until the hardest technique needed is `target` (an index of TECHNIQUES; nothing harder is
 * tried), or stalls. Returns the number of trials, negated when the level was not reached.
 */
export function climb(
  draft: Draft,
  target: number,
  easiest: number,
  rater: Rater,
  rng: Rng,
  budget: Budget,
): number {
  const { shaded } = draft;
  const { symbols } = draft.puzzle;
  const cells = symbols.length;
  const patience = 2 * cells;
  let height = heightOf(draft, target, rater);
  let stalled = 0;
  let trials = 1;
  for (; trials < 2 * patience && stalled < patience; trials++) {
    if (height > UNFINISHED / 2 && rater.hardest >= easiest) return trials;
    if (budget.isSpent(0) || shaded.length === 0) break;
    const first = rng.below(shaded.length);
    const second = rng.below(2) === 0 ? first : rng.below(shaded.length);
    const oldFirst = symbols[shaded[first]];
    const oldSecond = symbols[shaded[second]];
    draft.copyAny(first, rng);
    if (second !== first) draft.copyAny(second, rng);
    const now = heightOf(draft, target, rater);
    stalled++;
    if (now >= height - (rng.below(10) === 0 ? SLIP : 0)) {
      if (now > height) stalled = 0;
      height = now;
    } else {
      symbols[shaded[second]] = oldSecond;
      symbols[shaded[first]] = oldFirst;
    }
  }
  return -trials;
}

function heightOf(draft: Draft, target: number, rater: Rater): number {
  rater.load(draft.puzzle);
  const outcome = rater.run(target);
  if (outcome === BROKEN) throw new Error('bug: a draft lost its solution');
  if (outcome !== SOLVED) return UNFINISHED - rater.undecided;
  return rater.leftByEasy + 2 * rater.leftByMedium + 4 * rater.leftByHard;
}
