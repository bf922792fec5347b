/**
 * Exact counts without visiting the solutions: decide what is forced, split the rest into independent
 * regions, sweep each, and multiply. Where a region has too many states for that, the solutions are
 * visited one by one after all, as far as the limits allow: then the count is a lower bound.
 */

import { checkCount } from '../base/check.ts';
import { Budget, checkLimits, type Limits, type StopReason, shareLimits } from '../base/limits.ts';
import { checkPuzzle, findSeeds, type Puzzle } from '../puzzle/puzzle.ts';
import { checkMarks, SHADED, type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import { forcedCells } from '../solve/cdcl/forced-cells.ts';
import { visitWeak } from '../solve/cover/weak.ts';
import type { SolveOptions } from '../solve/engine/engine.ts';
import { contactGraph, splitRegions } from './regions.ts';
import { sweep } from './sweep.ts';
import { forceByPairs } from './two-sat.ts';

/** What is counted, and how far. */
export interface CountOptions extends SolveOptions {
  /** Count weak solutions: R1 and R2, every seed unshaded, connected or not. */
  readonly weak?: boolean | undefined;
  /** Report at most this many. */
  readonly max?: number | undefined;
}

/** A number of solutions, or a lower bound of it. */
export interface CountResult {
  /** A bigint, for there can be more than 2^53. */
  readonly count: bigint;
  /** true when `count` is the true number; otherwise it is a lower bound. */
  readonly exact: boolean;
  /** What stopped the count; absent when it is exact or `max` was reached. */
  readonly reason?: StopReason;
}

/** Solutions that are visited one by one before a count is given up. */
const MOST_VISITED = 1_000_000;

/** So many solutions are visited rather than swept. */
const FEW = 20_000;

/** How many solutions there are. Throws RangeError when an argument is not what it must be. */
export function countSolutions(puzzle: Puzzle, options: CountOptions = {}): CountResult {
  const max = options.max ?? Number.POSITIVE_INFINITY;
  checkPuzzle('countSolutions', puzzle);
  checkCount('max', options.max);
  checkLimits(options);
  if (options.marks) checkMarks(puzzle, options.marks);
  const limits = shareLimits(options);
  // A few solutions are visited sooner than all are counted.
  if (max <= FEW) return countByVisit(puzzle, options, max, limits);
  const swept = countBySweep(puzzle, options, limits);
  if (swept.reason === 'stopped') return { count: 0n, exact: false, reason: 'stopped' };
  if (swept.exact) return atMost(swept, max);
  const visited = countByVisit(puzzle, options, Math.min(max, MOST_VISITED), limits);
  // Where there is a solution at all, every region has one: what was swept is a lower bound.
  const isBetter = !visited.exact && visited.count > 0n && swept.count > visited.count;
  return isBetter ? atMost({ ...visited, count: swept.count }, max) : visited;
}

function atMost(result: CountResult, max: number): CountResult {
  return Number(result.count) > max ? { count: BigInt(max), exact: false } : result;
}

/** The product over the regions that could be swept, in at most half of the time. */
function countBySweep(
  puzzle: Puzzle,
  { weak = false, repeatsOnly = false, marks: kept }: CountOptions,
  { limitMs, shouldStop }: Limits,
): CountResult {
  const half = limitMs === undefined ? undefined : limitMs / 2;
  const budget = new Budget({ limitMs: half, shouldStop }, 1);
  const isSpent = () => budget.isSpent(0);
  const marks = weak
    ? forcedInWeak(puzzle, isSpent, kept)
    : forcedCells(puzzle, repeatsOnly, isSpent, kept);
  if (marks === null) return { count: 0n, exact: true };
  const graph = weak ? undefined : contactGraph(puzzle, marks);
  let count = 1n;
  let exact = true;
  for (const region of splitRegions(puzzle, marks, graph)) {
    const ways = isSpent() ? undefined : sweep(puzzle, region, graph, isSpent);
    if (ways === 0n) return { count: 0n, exact: true };
    if (ways === undefined) exact = false;
    else count *= ways;
  }
  return { count, exact, ...(!exact && budget.spent && { reason: budget.spent }) };
}

function forcedInWeak(puzzle: Puzzle, isSpent: () => boolean, kept?: Shading): Shading | null {
  const seeds = findSeeds(puzzle);
  if (kept?.some((state, cell) => state === SHADED && seeds[cell] === 1)) return null;
  const known = seeds.map((seed, cell) => (seed ? UNSHADED : (kept?.[cell] ?? UNKNOWN)));
  return forceByPairs(puzzle, known, isSpent);
}

function countByVisit(
  puzzle: Puzzle,
  options: CountOptions,
  most: number,
  limits: Limits,
): CountResult {
  const { weak, repeatsOnly, marks } = options;
  let count = 0;
  // One more than are reported, so that exactly so many are known to be all.
  const visit = () => ++count <= most;
  const { exact, reason } = weak
    ? visitWeak(puzzle, visit, limits, marks)
    : cdcl.enumerate(puzzle, visit, { ...limits, repeatsOnly, marks });
  const result = { count: BigInt(Math.min(count, most)), exact };
  if (exact || (reason === undefined && most < MOST_VISITED)) return result;
  return { ...result, reason: reason ?? 'limit' };
}
