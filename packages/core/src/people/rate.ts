/**
 * The rating of a puzzle: how hard it is for a person who uses the techniques of technique.ts.
 *
 * It is rated in its canonical form, so that level and score stay the same when it is turned, mirrored
 * or relabelled. A puzzle that the techniques finish is thereby proven unique, since every deduction
 * holds in all solutions; only where they get stuck is the search asked for the verdict.
 */

import {
  Budget,
  checkLimits,
  type Limits,
  NEVER,
  type StopReason,
  shareLimits,
} from '../base/limits.ts';
import { type Canonical, canonicalForm } from '../puzzle/canonical.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { checkMarks, type Shading } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import type { Status } from '../solve/engine/engine.ts';
import {
  CONTRADICTION,
  CUT,
  FORCED,
  type Level,
  SHORT_CONTRADICTION,
  TECHNIQUES,
  type Technique,
} from './deduction/technique.ts';
import { type Bottleneck, type Effort, measureEffort, NO_EFFORT } from './effort.ts';
import { BROKEN, RATING_SPENT, type Rater, SOLVED, withRater } from './rater/rater.ts';

/** How hard a puzzle with one solution is for a person. */
export interface Rating {
  /** That of the hardest technique needed. */
  readonly level: Level;
  /** Grows with every harder and every further step; the formula is in `scoreOf`. */
  readonly score: number;
  /** Rounds of the rater; for `beyond`, up to where it got stuck. */
  readonly steps: number;
  /** How many instances of each technique were used. */
  readonly techniques: Readonly<Record<Technique, number>>;
  /**
   * How much a person has to do on the short way (docs/techniques.md, "The short way"). null for `beyond`,
   * and when a limit came first.
   */
  readonly effort: number | null;
  /** The longest chain of the short way; null where it needs none, and where effort is null. */
  readonly bottleneck: Bottleneck | null;
}

/** The one solution, and how hard it is to find. */
export interface UniqueRating {
  /** There is one solution. */
  readonly status: 'unique';
  /** How hard it is. */
  readonly rating: Rating;
  /** The only one. */
  readonly solution: Shading;
  /** Why the effort of a puzzle that is not `beyond` is null: a limit came before it was known. */
  readonly reason?: StopReason | undefined;
}

/** No rating: the puzzle has no or several solutions, or a limit came first. */
export interface NoRating {
  /** How many solutions there are, as far as is known. */
  readonly status: Exclude<Status, 'unique'>;
  /** Only a puzzle with one solution has a rating. */
  readonly rating: null;
  /** A solution, if one was found. */
  readonly solution: Shading | null;
  /** Why the status is `unknown`. */
  readonly reason?: StopReason;
}

/** A rating, or why there is none: `status` tells the two apart. */
export type RateResult = UniqueRating | NoRating;

/** Points of a round that uses a technique, and of each instance in it, in the order of TECHNIQUES. */
const ROUND_POINTS = [1, 8, 1, 1, 6, 10, 20, 40];
const INSTANCE_POINTS = [0, 2, 0, 0, 0, 1, 3, 9];
/** Further points of a forced value that breaks a rule at once: two equals would close a ring. */
const RING_POINTS = 9;
/** Points of each cell still undecided when easy, medium and hard techniques are first stuck. */
const LEFT_POINTS = [1, 2, 4];

export interface RateOptions extends Limits {
  /** Rate what is left to do from these marks, among the solutions that contain them; default: none. */
  readonly marks?: Shading | undefined;
  /** The canonical form of this puzzle, where it is known already; default: it is made. */
  readonly canonical?: Canonical | undefined;
}

/**
 * Rates a puzzle; at a limit the status is `unknown`, or `unique` with an effort of null. Throws
 * RangeError when an argument is not what it must be.
 */
export function rate(puzzle: Puzzle, limits: RateOptions = {}): RateResult {
  checkPuzzle('rate', puzzle);
  checkLimits(limits);
  if (limits.marks) checkMarks(puzzle, limits.marks);
  return withRater((rater) => rateWith(rater, puzzle, limits));
}

function rateWith(rater: Rater, puzzle: Puzzle, given: RateOptions): RateResult {
  const limits = shareLimits(given);
  const { marks, canonical = canonicalForm(puzzle) } = given;
  const budget = new Budget(limits, 1);
  const isSpent = () => budget.isSpent(0);
  const kept = marks && Uint8Array.from(canonical.cellOf, (cell) => marks[cell]);
  rater.load(canonical.puzzle);
  if (kept && !rater.marks.addAll(kept)) return { status: 'none', rating: null, solution: null };
  rater.isSpent = isSpent;
  const outcome = rater.run(CONTRADICTION);
  rater.isSpent = NEVER;
  if (outcome === RATING_SPENT)
    return { status: 'unknown', rating: null, solution: null, reason: budget.spent ?? 'limit' };
  if (outcome === BROKEN) return { status: 'none', rating: null, solution: null };
  if (outcome === SOLVED) {
    const solution = new Uint8Array(canonical.cellOf.length);
    rater.marks.shading().forEach((state, cell) => {
      solution[canonical.cellOf[cell]] = state;
    });
    const effort = measureEffort(canonical, isSpent, kept);
    const rating = ratingOf(rater, levelOf(rater.hardest), effort);
    const { spent: reason } = budget;
    return { status: 'unique', rating, solution, ...(effort.effort === null && { reason }) };
  }
  const verdict = cdcl.solve(puzzle, { ...limits, marks });
  const { status, solution } = verdict;
  if (status === 'unique')
    return { status, rating: ratingOf(rater, 'beyond', NO_EFFORT), solution };
  return status === 'unknown'
    ? { status, rating: null, solution, reason: verdict.reason }
    : { status, rating: null, solution };
}

function levelOf(hardest: number): Level {
  if (hardest <= CUT) return 'easy';
  if (hardest === FORCED) return 'medium';
  return hardest === SHORT_CONTRADICTION ? 'hard' : 'expert';
}

function ratingOf(rater: Rater, level: Level, effort: Effort): Rating {
  const techniques = Object.fromEntries(
    TECHNIQUES.map((technique, index) => [technique, rater.uses[index]]),
  ) as Record<Technique, number>;
  return { level, score: scoreOf(rater), steps: rater.steps, techniques, ...effort };
}

/**
 * What is done, and what has to be looked through for it. The weights were fitted on puzzles that their
 * publishers had labelled (docs/techniques.md has the figures).
 */
function scoreOf(rater: Rater): number {
  const { rounds, uses, forcedAtOnce, leftByEasy, leftByMedium, leftByHard } = rater;
  let score = forcedAtOnce * RING_POINTS;
  for (let i = 0; i < uses.length; i++)
    score += rounds[i] * ROUND_POINTS[i] + uses[i] * INSTANCE_POINTS[i];
  return (
    score +
    leftByEasy * LEFT_POINTS[0] +
    leftByMedium * LEFT_POINTS[1] +
    leftByHard * LEFT_POINTS[2]
  );
}
