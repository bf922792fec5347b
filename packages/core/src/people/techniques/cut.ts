/**
 * Cut: an undecided cell whose shading would split the open area (all cells not shaded) is unshaded; so
 * is the last open cell. What is shown is the ring of shaded cells, or the wall from edge to edge,
 * that shading it would close.
 */

import { NEVER } from '../../base/limits.ts';
import { findCutCells } from '../../puzzle/open-area.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { findRing, partsBeside } from '../../puzzle/ring.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { Deduction } from '../deduction/deduction.ts';
import type { Finder } from './finder.ts';

export const findCuts: Finder = (puzzle, marks, isSpent = NEVER) => {
  const weightOf = (other: number) => (marks[other] === SHADED ? 1 : Number.POSITIVE_INFINITY);
  return undecidedCuts(puzzle, marks).flatMap((cell): Deduction[] => {
    const ring = isSpent() ? undefined : findRing(puzzle, cell, weightOf);
    // Without a ring the cell touches a shaded one: that is routine's.
    if (!ring) return [];
    const cells = [{ cell, state: UNSHADED }] as const;
    const because = ring.filter((other) => other !== cell);
    const clash = { rule: 'R3', groups: partsBeside(puzzle, marks, ring) } as const;
    return [{ technique: 'cut', cells, because, chain: [], ring, clash }];
  });
};

export function undecidedCuts(puzzle: Puzzle, marks: Shading): number[] {
  return findCutCells(puzzle, marks).filter((cell) => marks[cell] === UNKNOWN);
}
