/** Whether marks can be completed to a solution. */
import { Budget, type Limits, type StopReason } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import { EXHAUSTED, FOUND } from './search.ts';
import { withSearch } from './with-search.ts';

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
    if (outcome === FOUND) return { solution: search.state.shading() };
    if (outcome === EXHAUSTED) return { solution: null };
    return { solution: null, reason: budget.spent ?? 'limit' };
  });
}
