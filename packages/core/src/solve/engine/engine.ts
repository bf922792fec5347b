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
}

/** Deterministic counters: the same for the same puzzle and options on every machine. */
export interface SearchStats {
  decisions: number;
  conflicts: number;
  propagations: number;
}

export interface SolveResult {
  readonly status: Status;
  /** A solution, whenever one was found. */
  readonly solution: Shading | null;
  /** A different solution, when the status is `multiple`. */
  readonly second: Shading | null;
  readonly stats: SearchStats;
  /** Why the status is `unknown`. */
  readonly reason?: StopReason;
}

export interface EnumerateResult {
  /** How many solutions were visited. */
  readonly count: number;
  /** Whether these are all. */
  readonly complete: boolean;
  readonly stats: SearchStats;
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
