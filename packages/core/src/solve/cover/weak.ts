/**
 * Weak solutions (R1 and R2, every seed unshaded, connected or not) and the engine built on them.
 *
 * The connected weak solutions are exactly the repeats-only solutions. For strict verdicts more is
 * needed: a puzzle has one strict solution exactly if it has one connected weak solution and that one
 * is maximal (theory: "Correct use" of the seeds). Strict solutions are listed with the seeds free.
 */

import { Budget, type Limits, type StopReason } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isSolution, openParts } from '../../puzzle/rules.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import { neighboursOf } from '../../puzzle/shape.ts';
import type {
  Engine,
  EnumerateResult,
  SearchStats,
  SolveOptions,
  SolveResult,
} from '../engine/engine.ts';
import { visitCovers } from './dancing-links.ts';
import { exactCover } from './hitori-cover.ts';

/** Calls `visit` for each weak solution until it returns false. */
export function visitWeak(
  puzzle: Puzzle,
  visit: (weak: Shading) => boolean,
  limits: Limits = {},
): EnumerateResult {
  return visitShadings(puzzle, false, visit, new Budget(limits));
}

function visitShadings(
  puzzle: Puzzle,
  freeSeeds: boolean,
  visit: (shading: Shading) => boolean,
  budget: Budget,
): EnumerateResult {
  const cover = exactCover(puzzle, { freeSeeds });
  const work = { nodes: 0, deadEnds: 0 };
  let count = 0;
  const complete = visitCovers(
    cover,
    (options) => {
      const shading = new Uint8Array(cover.primary.length);
      for (const option of options) {
        const [cell, state] = cover.meanings[option];
        shading[cell] = state;
      }
      count++;
      return visit(shading);
    },
    budget,
    work,
  );
  const stats: SearchStats = {
    decisions: work.nodes,
    conflicts: work.deadEnds,
    propagations: 0,
  };
  const result = { count, complete, stats };
  return budget.spent === undefined ? result : { ...result, reason: budget.spent };
}

export interface WeakSolutions {
  readonly weak: readonly Shading[];
  /** Whether these are all. */
  readonly exact: boolean;
  readonly reason?: StopReason;
}

/** The weak solutions, at most `limit` of them. */
export function weakSolutions(
  puzzle: Puzzle,
  limit: number = Number.POSITIVE_INFINITY,
  limits: Limits = {},
): WeakSolutions {
  const weak: Shading[] = [];
  let isFull = limit <= 0;
  const visit = (shading: Shading): boolean => {
    isFull = weak.length === limit;
    if (!isFull) weak.push(shading);
    return !isFull;
  };
  // One more than asked for, to know whether there are more.
  const { reason } = isFull ? {} : visitWeak(puzzle, visit, limits);
  return { weak, exact: !isFull && reason === undefined, ...(reason && { reason }) };
}

function isConnected(puzzle: Puzzle, shading: Shading): boolean {
  return openParts(puzzle, shading).length === 1;
}

export const xcc: Engine = {
  name: 'xcc',

  solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
    const { repeatsOnly = false } = options;
    const budget = new Budget(options);
    const found: Shading[] = [];
    const visit = (weak: Shading): boolean => {
      if (isConnected(puzzle, weak)) found.push(weak);
      return found.length < 2;
    };
    const { stats, reason, complete } = visitShadings(puzzle, false, visit, budget);
    const [solution = null] = found;
    // Without a connected weak solution there is no strict one: unshading seeds keeps R1-R3.
    const isStrict = !repeatsOnly && solution !== null;
    const second = found[1] ?? (isStrict ? findLarger(puzzle, solution) : null);
    if (second !== null) return { status: 'multiple', solution, second, stats };
    if (!complete) return { status: 'unknown', solution, second, stats, reason: reason ?? 'limit' };
    return { status: solution === null ? 'none' : 'unique', solution, second, stats };
  },

  enumerate(
    puzzle: Puzzle,
    visit: (solution: Shading) => boolean,
    options: SolveOptions = {},
  ): EnumerateResult {
    let count = 0;
    const result = visitShadings(
      puzzle,
      !options.repeatsOnly,
      (shading) => {
        if (!isConnected(puzzle, shading)) return true;
        count++;
        return visit(shading);
      },
      new Budget(options),
    );
    return { ...result, count };
  },
};

/** A solution with one cell more shaded, or null when the given one is maximal. */
function findLarger(puzzle: Puzzle, solution: Shading): Shading | null {
  for (const cell of solution.keys()) {
    if (solution[cell] === SHADED) continue;
    if (neighboursOf(puzzle, cell).some((other) => solution[other] === SHADED)) continue;
    const larger = solution.slice();
    larger[cell] = SHADED;
    if (isSolution(puzzle, larger)) return larger;
  }
  return null;
}
