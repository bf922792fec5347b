/**
 * The default engine: clause learning over the 2-SAT table and the forest of shaded cells.
 *
 * Uniqueness takes one more clause. If a found solution S is not maximal, shading one more cell is a
 * second solution. If it is maximal, any other solution leaves some cell of S unshaded: demand that and
 * search on; no answer means that S is the only one (docs/theory.md, "Maximal and unique").
 */

import { Budget, type Limits } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import {
  type Engine,
  type EnumerateResult,
  type SolveOptions,
  type SolveResult,
  verdictOf,
} from '../engine/engine.ts';
import type { ProofLog } from './propagator.ts';
import { EXHAUSTED, FOUND, type Search, SPENT } from './search.ts';
import { withSearch } from './with-search.ts';

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
  return withSearch((search) => solveWith(search, puzzle, options, proof));
}

function solveWith(
  search: Search,
  puzzle: Puzzle,
  options: SolveOptions,
  proof?: ProofLog,
): SolveResult {
  const repeatsOnly = options.repeatsOnly ?? false;
  const budget = new Budget(options);
  const finish = (found: readonly Shading[], exact: boolean): SolveResult =>
    verdictOf(found, exact, { ...search.stats }, budget.spent);

  if (!search.load(puzzle, repeatsOnly, options.marks, proof)) return finish([], true);
  const first = search.run(budget);
  if (first !== FOUND) return finish([], first === EXHAUSTED);
  const solution = search.state.shading();
  if (search.isForced) return finish([solution], true);
  const extra = search.findShadable(repeatsOnly);
  if (extra >= 0) {
    const second = solution.slice();
    second[extra] = SHADED;
    return finish([solution, second], true);
  }
  if (!search.demandUnshaded()) return finish([solution], true);
  const next = search.run(budget);
  if (next === FOUND) return finish([solution, search.state.shading()], true);
  return finish([solution], next === EXHAUSTED);
}

function enumerateWith(
  search: Search,
  puzzle: Puzzle,
  visit: (solution: Shading) => boolean,
  options: SolveOptions,
): EnumerateResult {
  const budget = new Budget(options);
  let count = 0;
  let outcome = search.load(puzzle, options.repeatsOnly ?? false, options.marks)
    ? search.run(budget)
    : EXHAUSTED;
  let goesOn = true;
  while (outcome === FOUND) {
    count++;
    goesOn = visit(search.state.shading());
    if (!goesOn) break;
    outcome = search.flip() ? search.run(budget) : EXHAUSTED;
  }
  const result = { count, exact: outcome === EXHAUSTED, stats: { ...search.stats } };
  return outcome === SPENT ? { ...result, reason: budget.spent ?? 'limit' } : result;
}
