/**
 * The classic engine: three-valued constraint propagation, then branching. Written for reading; it
 * shares no kernel with `cdcl`, and is the oracle in the tests. The rules are in propagation-board.ts.
 */

import { Budget } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNSHADED } from '../../puzzle/shading.ts';
import type {
  Engine,
  EnumerateResult,
  SolveOptions,
  SolveResult,
  Status,
} from '../engine/engine.ts';
import { PropagationBoard } from './classic-state.ts';

interface Branch {
  readonly trailLength: number;
  readonly cell: number;
  /** What is still to be tried: first shaded, then unshaded. */
  readonly state: typeof SHADED | typeof UNSHADED;
}

/** Depth-first over all solutions; an explicit stack, since a large empty board is deep. */
function search(
  puzzle: Puzzle,
  visit: (solution: Shading) => boolean,
  options: SolveOptions,
): EnumerateResult {
  const board = new PropagationBoard(puzzle, options.repeatsOnly ?? false);
  // A step walks the whole board, so the clock is looked at each time.
  const budget = new Budget(options, 1);
  const { stats } = board;
  const branches: Branch[] = [];
  let count = 0;
  let holds = board.applyStatic();
  for (;;) {
    if (budget.isSpent(stats.conflicts))
      return { count, complete: false, stats, reason: budget.spent ?? 'limit' };
    holds = holds && board.propagate();
    if (holds && !board.isComplete) {
      const cell = board.pickCell();
      const { trailLength } = board;
      branches.push({ trailLength, cell, state: UNSHADED }, { trailLength, cell, state: SHADED });
      stats.decisions++;
    } else if (holds) {
      count++;
      if (!visit(board.marks.slice())) return { count, complete: false, stats };
    } else {
      stats.conflicts++;
    }
    const branch = branches.pop();
    if (branch === undefined) return { count, complete: true, stats };
    board.undoTo(branch.trailLength);
    board.set(branch.cell, branch.state);
    holds = true;
  }
}

export const propagation: Engine = {
  name: 'propagation',

  solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
    const found: Shading[] = [];
    const { complete, stats, reason } = search(
      puzzle,
      (solution) => found.push(solution) < 2,
      options,
    );
    let status: Status = 'unknown';
    if (found.length === 2) status = 'multiple';
    else if (complete) status = found.length === 1 ? 'unique' : 'none';
    const result = { status, solution: found[0] ?? null, second: found[1] ?? null, stats };
    return reason === undefined ? result : { ...result, reason };
  },

  enumerate: (puzzle, visit, options = {}) => search(puzzle, visit, options),
};
