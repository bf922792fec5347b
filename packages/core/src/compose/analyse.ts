/** All that the engine can say of a puzzle in the making. */

import { checkCount } from '../base/check.ts';
import { Budget, checkLimits, type Limits, shareLimits } from '../base/limits.ts';
import { countSolutions } from '../count/count.ts';
import type { Level } from '../people/deduction/technique.ts';
import type { Bottleneck } from '../people/effort.ts';
import { rate } from '../people/rate.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { type Shading, unknownCells } from '../puzzle/shading.ts';
import { findCommonCells } from '../solve/cdcl/common-cells.ts';
import type { Status } from '../solve/engine/engine.ts';
import { conflictOf } from './conflict.ts';

export interface AnalyseOptions extends Limits {
  /** Where counting stops; default: 10,000. */
  readonly max?: number | undefined;
}

export interface Analysis {
  readonly status: Status;
  /**
   * What holds in every solution: SHADED, UNSHADED, or UNKNOWN where both occur (or, when not `exact`, where
   * it is not known). null when there is no solution.
   */
  readonly cells: Shading | null;
  /** Whether `cells` and `conflict` are certain. */
  readonly exact: boolean;
  /** A solution, where one was found. */
  readonly solution: Shading | null;
  /** Strict solutions, and those that shade repeated symbols only; lower bounds where not exact. */
  readonly count: bigint;
  readonly countExact: boolean;
  readonly countRepeats: bigint;
  readonly countRepeatsExact: boolean;
  /** As in the rating; null unless the status is `unique`. */
  readonly level: Level | null;
  readonly score: number | null;
  readonly effort: number | null;
  readonly bottleneck: Bottleneck | null;
  /** Of an impossible puzzle: cells whose symbols alone make it so, none of which can be left out. */
  readonly conflict: readonly number[] | null;
  /** The cells that differ between solutions. */
  readonly differ: readonly number[];
}

const COUNT_MAX = 10_000;

/** Everything at once. Throws RangeError when an option is not what it must be. */
export function analyse(puzzle: Puzzle, options: AnalyseOptions = {}): Analysis {
  checkPuzzle('analyse', puzzle);
  checkLimits(options);
  checkCount('max', options.max);
  const { max = COUNT_MAX } = options;
  const limits = shareLimits(options);
  const budget = new Budget(limits);
  const { common, exact, solutions } = findCommonCells(puzzle, budget);
  const status = statusOf(common, exact, solutions.length);
  const unrated = { level: null, score: null, effort: null, bottleneck: null };
  if (status === 'none') {
    const conflict = conflictOf(puzzle, budget);
    return {
      ...unrated,
      status,
      cells: null,
      exact: conflict.exact,
      solution: null,
      count: 0n,
      countExact: true,
      countRepeats: 0n,
      countRepeatsExact: true,
      conflict: conflict.cells,
      differ: [],
    };
  }
  const strict =
    status === 'unique' ? { count: 1n, exact: true } : countSolutions(puzzle, { ...limits, max });
  // A shaded cell that repeats nothing could be unshaded too: the only solution has none.
  const repeats =
    status === 'unique' ? strict : countSolutions(puzzle, { ...limits, max, repeatsOnly: true });
  const { rating } = status === 'unique' ? rate(puzzle, limits) : { rating: null };
  const cells = common ?? new Uint8Array(puzzle.symbols.length);
  return {
    ...unrated,
    ...(rating && {
      level: rating.level,
      score: rating.score,
      effort: rating.effort,
      bottleneck: rating.bottleneck,
    }),
    status,
    cells,
    exact,
    solution: solutions[0] ?? null,
    count: strict.count,
    countExact: strict.exact,
    countRepeats: repeats.count,
    countRepeatsExact: repeats.exact,
    conflict: null,
    differ: status === 'multiple' ? unknownCells(cells) : [],
  };
}

function statusOf(common: Shading | null, exact: boolean, found: number): Status {
  if (common === null) return 'none';
  if (found > 1) return 'multiple';
  return exact ? 'unique' : 'unknown';
}
