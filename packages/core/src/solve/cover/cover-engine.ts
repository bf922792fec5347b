/**
 * The engine `xcc`: weak solutions by exact cover, filtered by connectedness.
 *
 * For strict verdicts more is needed: a puzzle has one strict solution exactly if it has one connected
 * weak solution and that one is maximal (docs/theory.md, "Seeds and weak solutions"). Strict solutions are
 * listed with the seeds free.
 */

import { Budget } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isSolution, openParts } from '../../puzzle/rules.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import { neighboursOf } from '../../puzzle/shape.ts';
import {
  type Engine,
  type EnumerateResult,
  type SolveOptions,
  type SolveResult,
  verdictOf,
} from '../engine/engine.ts';
import { visitCoverShadings } from './weak.ts';

function isConnected(puzzle: Puzzle, shading: Shading): boolean {
  return openParts(puzzle, shading).length === 1;
}

export const xcc: Engine = {
  name: 'xcc',

  solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
    const { repeatsOnly = false, marks } = options;
    const budget = new Budget(options);
    const found: Shading[] = [];
    const visit = (weak: Shading): boolean => {
      if (isConnected(puzzle, weak)) found.push(weak);
      return found.length < 2;
    };
    // Marks may shade a seed; then solutions are listed.
    const freeSeeds = marks !== undefined && !repeatsOnly;
    const { stats, reason, exact } = visitCoverShadings(puzzle, freeSeeds, visit, budget, marks);
    // Without a connected weak solution there is no strict one: unshading seeds keeps R1-R3.
    if (!repeatsOnly && !freeSeeds && found.length === 1) {
      const second = findLarger(puzzle, found[0]);
      if (second) found.push(second);
    }
    return verdictOf(found, exact, stats, reason);
  },

  enumerate(
    puzzle: Puzzle,
    visit: (solution: Shading) => boolean,
    options: SolveOptions = {},
  ): EnumerateResult {
    let count = 0;
    const result = visitCoverShadings(
      puzzle,
      !options.repeatsOnly,
      (shading) => {
        if (!isConnected(puzzle, shading)) return true;
        count++;
        return visit(shading);
      },
      new Budget(options),
      options.marks,
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
