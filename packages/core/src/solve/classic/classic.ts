/**
 * The classic engine: three-valued constraint propagation, then branching. Written for reading; it
 * shares no kernel with `cdcl`, and is the oracle in the tests. The rules are in classic-state.ts.
 */

import { Budget } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import {
  type Engine,
  type EnumerateResult,
  type SolveOptions,
  type SolveResult,
  verdictOf,
} from '../engine/engine.ts';
import { ClassicState } from './classic-state.ts';

interface Branch {
  readonly trailLength: number;
  readonly cell: number;
  /** What is still to be tried: first shaded, then unshaded. */
  readonly value: typeof SHADED | typeof UNSHADED;
}

/** Depth-first over all solutions; an explicit stack, since a large empty grid is deep. */
function search(
  puzzle: Puzzle,
  visit: (solution: Shading) => boolean,
  options: SolveOptions,
): EnumerateResult {
  const state = new ClassicState(puzzle, options.repeatsOnly ?? false);
  // A step walks the whole grid, so the clock is looked at each time.
  const budget = new Budget(options, 1);
  const { stats } = state;
  const branches: Branch[] = [];
  let count = 0;
  options.marks?.forEach((value, cell) => {
    if (value !== UNKNOWN) state.set(cell, value);
  });
  let holds = state.applyStatic();
  for (;;) {
    if (budget.isSpent(stats.conflicts))
      return { count, exact: false, stats, reason: budget.spent ?? 'limit' };
    holds = holds && state.propagate();
    if (holds && !state.isComplete) {
      const cell = state.pickCell();
      const { trailLength } = state;
      branches.push({ trailLength, cell, value: UNSHADED }, { trailLength, cell, value: SHADED });
      stats.decisions++;
    } else if (holds) {
      count++;
      if (!visit(state.marks.slice())) return { count, exact: false, stats };
    } else {
      stats.conflicts++;
    }
    const branch = branches.pop();
    if (branch === undefined) return { count, exact: true, stats };
    state.undoTo(branch.trailLength);
    state.set(branch.cell, branch.value);
    holds = true;
  }
}

export const propagation: Engine = {
  name: 'propagation',

  solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
    const found: Shading[] = [];
    const { exact, stats, reason } = search(
      puzzle,
      (solution) => found.push(solution) < 2,
      options,
    );
    return verdictOf(found, exact, stats, reason);
  },

  enumerate: (puzzle, visit, options = {}) => search(puzzle, visit, options),
};
