/**
 * What all solutions have in common. One solution gives a candidate for every cell; then a solution is asked
 * for in which some candidate is otherwise, over and over: each one settles many cells at once, since what
 * differs is tried first. When there is none, the candidates that are left hold in every solution.
 */

import type { Budget } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Shading, UNKNOWN } from '../../puzzle/shading.ts';
import { EXHAUSTED, FOUND } from './search.ts';
import { withSearch } from './with-search.ts';

export interface CommonCells {
  /** The cells that have one state in every solution, the others unknown; null when there is none. */
  readonly common: Shading | null;
  /** Whether that is certain: else further cells may be forced, or there may be no solution. */
  readonly exact: boolean;
  /** Solutions that were met, at least two where there are several. */
  readonly solutions: readonly Shading[];
}

/** The common cells of all solutions, within a budget. */
export function findCommonCells(puzzle: Puzzle, budget: Budget): CommonCells {
  return withSearch((search) => {
    const solutions: Shading[] = [];
    let outcome = search.load(puzzle, false) ? search.run(budget) : EXHAUSTED;
    if (outcome === EXHAUSTED) return { common: null, exact: true, solutions };
    const { state } = search;
    const { cells, size } = state.frame;
    const agreed = state.mark.slice(0, size);
    while (outcome === FOUND) {
      solutions.push(state.shading());
      for (let i = 0; i < cells.length; i++)
        if (agreed[cells[i]] !== state.mark[cells[i]]) agreed[cells[i]] = UNKNOWN;
      outcome = search.demandOther(agreed) ? search.run(budget) : EXHAUSTED;
    }
    const exact = outcome === EXHAUSTED;
    // Until that is certain nothing is: what agreed so far may differ in the next solution.
    const common = Uint8Array.from(cells, (x) => (exact ? agreed[x] : UNKNOWN));
    return { common, exact, solutions };
  });
}
