/**
 * The contract that every engine keeps, and that one conformance suite tests. An engine never guesses
 * a verdict: it is `unknown` when a limit was reached first.
 */
import type { Limits, StopReason } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';

/** How many solutions a puzzle has: exactly one, two or more, none, or a limit came first. */
export type Status = 'unique' | 'multiple' | 'none' | 'unknown';

export interface SolveOptions extends Limits {
  /**
   * false (the default): every shading that keeps R1-R3 is a solution. true: seeds may not be shaded
   * (spec section 2).
   */
  readonly repeatsOnly?: boolean | undefined;
  /** Only solutions that contain these marks; default: none. */
  readonly marks?: Shading | undefined;
}

/** Deterministic counters: the same for the same puzzle and options on every machine. */
export interface SearchStats {
  decisions: number;
  conflicts: number;
  propagations: number;
}

/** There is exactly one solution. */
export interface UniqueResult {
  readonly status: 'unique';
  readonly solution: Shading;
  readonly second: null;
  readonly stats: SearchStats;
  readonly reason?: undefined;
}

/** There are two solutions or more. */
export interface MultipleResult {
  readonly status: 'multiple';
  readonly solution: Shading;
  /** A different solution. */
  readonly second: Shading;
  readonly stats: SearchStats;
  readonly reason?: undefined;
}

/** There is no solution. */
export interface NoneResult {
  readonly status: 'none';
  readonly solution: null;
  readonly second: null;
  readonly stats: SearchStats;
  readonly reason?: undefined;
}

/** A limit came first. */
export interface UnknownResult {
  readonly status: 'unknown';
  /** A solution, if one was found by then. */
  readonly solution: Shading | null;
  readonly second: null;
  readonly stats: SearchStats;
  readonly reason: StopReason;
}

export type SolveResult = UniqueResult | MultipleResult | NoneResult | UnknownResult;

/** The verdict on what a search found: all solutions, or the first two, or what it found by a limit. */
export function verdictOf(
  found: readonly Shading[],
  exact: boolean,
  stats: SearchStats,
  reason: StopReason | undefined,
): SolveResult {
  const [solution = null, second = null] = found;
  if (solution && second) return { status: 'multiple', solution, second, stats };
  if (!exact)
    return { status: 'unknown', solution, second: null, stats, reason: reason ?? 'limit' };
  return solution
    ? { status: 'unique', solution, second: null, stats }
    : { status: 'none', solution, second: null, stats };
}

export interface EnumerateResult {
  /** How many solutions were visited. */
  readonly count: number;
  /** Whether these are all. */
  readonly exact: boolean;
  readonly stats: SearchStats;
  /** Why they may not be all; absent where `visit` ended it. */
  readonly reason?: StopReason;
}

/** Solutions as a list. */
export interface SolutionList {
  readonly solutions: readonly Shading[];
  /** Whether these are all. */
  readonly exact: boolean;
  /** Why they may not be all; absent where as many as asked for were found. */
  readonly reason?: StopReason;
}

export interface Engine {
  readonly name: string;
  /** Finds a solution and proves it unique, finds two, or proves that there is none. */
  solve(puzzle: Puzzle, options?: SolveOptions): SolveResult;
  /**
   * Calls `visit` once for each solution (a fresh array each), in an order that is the same every
   * time; stops when `visit` returns false.
   */
  enumerate(
    puzzle: Puzzle,
    visit: (solution: Shading) => boolean,
    options?: SolveOptions,
  ): EnumerateResult;
}
