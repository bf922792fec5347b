/**
 * Weak solutions: R1 and R2, every seed unshaded, connected or not (Knuth, TAOCP 7.2.2.1 exercise 437).
 * The connected ones are exactly the repeats-only solutions (docs/theory.md, "Seeds and weak solutions").
 */

import { checkCount } from '../../base/check.ts';
import { Budget, checkLimits, type Limits } from '../../base/limits.ts';
import { checkPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import type { EnumerateResult, SearchStats, SolutionList } from '../engine/engine.ts';
import { visitCovers } from './dancing-links.ts';
import { buildCover } from './hitori-cover.ts';

/** Calls `visit` for each weak solution until it returns false. */
export function visitWeak(
  puzzle: Puzzle,
  visit: (weak: Shading) => boolean,
  limits: Limits = {},
  marks?: Shading,
): EnumerateResult {
  return visitCoverShadings(puzzle, false, visit, new Budget(limits), marks);
}

/** The same for the shadings that keep R1 and R2, with the seeds free or unshaded. */
export function visitCoverShadings(
  puzzle: Puzzle,
  freeSeeds: boolean,
  visit: (shading: Shading) => boolean,
  budget: Budget,
  marks?: Shading,
): EnumerateResult {
  const cover = buildCover(puzzle, freeSeeds, () => budget.isSpent(0), marks);
  const work = { nodes: 0, deadEnds: 0 };
  let count = 0;
  const exact =
    cover !== undefined &&
    visitCovers(
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
  const result = { count, exact, stats };
  return budget.spent === undefined ? result : { ...result, reason: budget.spent };
}

/**
 * The weak solutions, at most `max` of them (default: all). Throws RangeError when `max` is no whole number
 * of 0 or more.
 */
export function weakSolutions(
  puzzle: Puzzle,
  max: number = Number.POSITIVE_INFINITY,
  limits: Limits = {},
): SolutionList {
  checkPuzzle('weakSolutions', puzzle);
  checkCount('max', max);
  checkLimits(limits);
  return listAtMost(max, (visit) => visitWeak(puzzle, visit, limits));
}

/** What a visit meets, at most `max` of it: one more is looked for, to know whether these are all. */
export function listAtMost(
  max: number,
  enumerate: (visit: (solution: Shading) => boolean) => EnumerateResult,
): SolutionList {
  const solutions: Shading[] = [];
  if (max === 0) return { solutions, exact: false };
  const { exact, reason } = enumerate((solution) => {
    const hasRoom = solutions.length < max;
    if (hasRoom) solutions.push(solution);
    return hasRoom;
  });
  return { solutions, exact, ...(reason && { reason }) };
}
