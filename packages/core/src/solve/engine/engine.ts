/**
 * The contract that every engine keeps, and that one conformance suite tests. An engine never guesses
 * a verdict: it is `unknown` when a limit was reached first.
 */
import type { Limits, StopReason } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';

/** How many solutions a puzzle has: exactly one, two or more, none, or a limit came first. */
export type Status = 'unique' | 'multiple' | 'none' | 'unknown';

/** What counts as a solution, and when to give up. */
export interface SolveOptions extends Limits {
  /**
   * false: every shading that keeps R1-R3 is a solution; true: seeds may not be shaded; default: false
   * (docs/theory.md, "Seeds and weak solutions").
   */
  readonly repeatsOnly?: boolean | undefined;
  /** Only solutions that contain these marks; default: none. */
  readonly marks?: Shading | undefined;
}

/** Deterministic counters: the same for the same puzzle and options on every machine. */
export interface SearchStats {
  /** Choices that the search made. */
  decisions: number;
  /** Dead ends that it met. */
  conflicts: number;
  /** Marks whose consequences were drawn; 0 for `xcc`. */
  propagations: number;
}

/** There is exactly one solution. */
export interface UniqueResult {
  /** Proven: no other shading is a solution. */
  readonly status: 'unique';
  /** The only one. */
  readonly solution: Shading;
  /** There is no second. */
  readonly second: null;
  /** The work that was done. */
  readonly stats: SearchStats;
  /** Never set here: no limit came first. */
  readonly reason?: undefined;
}

/** There are two solutions or more. */
export interface MultipleResult {
  /** Proven by two solutions. */
  readonly status: 'multiple';
  /** One of them. */
  readonly solution: Shading;
  /** A different solution. */
  readonly second: Shading;
  /** The work that was done. */
  readonly stats: SearchStats;
  /** Never set here: no limit came first. */
  readonly reason?: undefined;
}

/** There is no solution. */
export interface NoneResult {
  /** Proven: every shading breaks a rule. */
  readonly status: 'none';
  /** There is none. */
  readonly solution: null;
  /** There is none. */
  readonly second: null;
  /** The work that was done. */
  readonly stats: SearchStats;
  /** Never set here: no limit came first. */
  readonly reason?: undefined;
}

/** A limit came first. */
export interface UnknownResult {
  /** No verdict was reached. */
  readonly status: 'unknown';
  /** A solution, if one was found by then. */
  readonly solution: Shading | null;
  /** A second one would have been a verdict. */
  readonly second: null;
  /** The work that was done. */
  readonly stats: SearchStats;
  /** Which of the limits it was. */
  readonly reason: StopReason;
}

/** A verdict with its solutions; `status` tells the four kinds apart. */
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

/** How a visit of the solutions ended. */
export interface EnumerateResult {
  /** How many solutions were visited. */
  readonly count: number;
  /** Whether these are all. */
  readonly exact: boolean;
  /** The work that was done. */
  readonly stats: SearchStats;
  /** Why they may not be all; absent where `visit` ended it. */
  readonly reason?: StopReason;
}

/** Solutions as a list. */
export interface SolutionList {
  /** A fresh array each, complete, in an order that is the same every time. */
  readonly solutions: readonly Shading[];
  /** Whether these are all. */
  readonly exact: boolean;
  /** Why they may not be all; absent where as many as asked for were found. */
  readonly reason?: StopReason;
}

/** A way to find solutions. All engines give the same verdicts and the same sets of solutions. */
export interface Engine {
  /** The name that `solve` knows it by. */
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
