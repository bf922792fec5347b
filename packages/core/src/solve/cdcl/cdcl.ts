/**
 * The default engine: clause learning over the 2-SAT table and the forest of shaded cells.
 *
 * Uniqueness takes one more clause. If a found solution S is not maximal, shading one more cell is a
 * second solution. If it is maximal, any other solution leaves some cell of S unshaded: demand that and
 * search on; no answer means that S is the only one.
 */

import { Budget, type Limits, type StopReason } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import type {
  Engine,
  EnumerateResult,
  SolveOptions,
  SolveResult,
  Status,
} from '../engine/engine.ts';
import type { ProofLog } from './propagator.ts';
import { EXHAUSTED, FOUND, Search, SPENT } from './search.ts';

/** Kept between puzzles; a solve started from within a callback of another gets its own. */
let idle: Search | undefined;

export const cdcl: Engine = {
  name: 'cdcl',

  solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
    return withSearch((search) => solveWith(search, puzzle, options));
  },

  enumerate(
    puzzle: Puzzle,
    visit: (solution: Shading) => boolean,
    options: SolveOptions = {},
  ): EnumerateResult {
    return withSearch((search) => enumerateWith(search, puzzle, visit, options));
  },
};

/** `solve`, with the proof of the verdict written to a log. */
export function solveWithProof(puzzle: Puzzle, options: Limits, proof: ProofLog): SolveResult {
  return withSearch((search) => {
    search.proof = proof;
    try {
      return solveWith(search, puzzle, options);
    } finally {
      search.proof = undefined;
    }
  });
}

export interface Completion {
  /** A solution that contains the marks, or null. */
  readonly solution: Shading | null;
  /** Why it is not known whether there is one. */
  readonly reason?: StopReason;
}

/** Looks for a solution that contains the marks given. */
export function completeMarks(puzzle: Puzzle, marks: Shading, limits: Limits): Completion {
  return withSearch((search) => {
    const budget = new Budget(limits);
    const outcome = search.load(puzzle, false, marks) ? search.run(budget) : EXHAUSTED;
    if (outcome === FOUND) return { solution: search.marks() };
    if (outcome === EXHAUSTED) return { solution: null };
    return { solution: null, reason: budget.spent ?? 'limit' };
  });
}

/**
 * The cells that have the same state in every solution, as far as supposing one value at a time can
 * tell (the others are unknown); null when that shows that there is no solution.
 */
export function forcedCells(
  puzzle: Puzzle,
  repeatsOnly: boolean,
  isSpent: () => boolean,
): Shading | null {
  return withSearch((search) =>
    search.load(puzzle, repeatsOnly) && search.probe(isSpent) ? search.marks() : null,
  );
}

function withSearch<T>(work: (search: Search) => T): T {
  const search = idle ?? new Search();
  idle = undefined;
  try {
    return work(search);
  } finally {
    idle = search;
  }
}

function solveWith(search: Search, puzzle: Puzzle, options: SolveOptions): SolveResult {
  const repeatsOnly = options.repeatsOnly ?? false;
  const budget = new Budget(options);
  let solution: Shading | null = null;
  const finish = (status: Status, second: Shading | null = null): SolveResult => {
    const stats = { ...search.stats };
    const result = { status, solution, second, stats };
    return status === 'unknown' ? { ...result, reason: budget.spent ?? 'limit' } : result;
  };

  if (!search.load(puzzle, repeatsOnly)) return finish('none');
  const first = search.run(budget);
  if (first === EXHAUSTED) return finish('none');
  if (first === SPENT) return finish('unknown');
  solution = search.marks();
  if (search.isForced) return finish('unique');
  const extra = search.findShadable(repeatsOnly);
  if (extra >= 0) {
    const second = solution.slice();
    second[extra] = SHADED;
    return finish('multiple', second);
  }
  if (!search.demandUnshaded()) return finish('unique');
  const next = search.run(budget);
  if (next === EXHAUSTED) return finish('unique');
  if (next === SPENT) return finish('unknown');
  return finish('multiple', search.marks());
}

function enumerateWith(
  search: Search,
  puzzle: Puzzle,
  visit: (solution: Shading) => boolean,
  options: SolveOptions,
): EnumerateResult {
  const budget = new Budget(options);
  let count = 0;
  let outcome = search.load(puzzle, options.repeatsOnly ?? false) ? search.run(budget) : EXHAUSTED;
  let goesOn = true;
  while (outcome === FOUND) {
    count++;
    goesOn = visit(search.marks());
    if (!goesOn) break;
    outcome = search.flip() ? search.run(budget) : EXHAUSTED;
  }
  const result = { count, complete: outcome === EXHAUSTED, stats: { ...search.stats } };
  return outcome === SPENT ? { ...result, reason: budget.spent ?? 'limit' } : result;
}
