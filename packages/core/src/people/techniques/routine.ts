/**
 * Routine: neighbours of shaded cells are unshaded (R2), equals of unshaded cells in their lines are
 * shaded (R1). One instance holds all consequences of the present marks.
 */

import { type Puzzle, peersOf } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { neighboursOf } from '../../puzzle/shape.ts';
import { type ChainMark, plainDeduction } from '../deduction/deduction.ts';
import type { Finder } from './finder.ts';

export const findRoutine: Finder = (puzzle, marks) => {
  const byCell = new Map<number, ChainMark>();
  for (const mark of consequencesOf(puzzle, marks, marks.keys()))
    if (!byCell.has(mark.cell)) byCell.set(mark.cell, mark);
  if (byCell.size === 0) return [];
  const found = [...byCell.values()].sort((a, b) => a.cell - b.cell);
  const cells = found.map(({ cell, state }) => ({ cell, state }));
  const because = [...new Set(found.flatMap((mark) => mark.because))].sort((a, b) => a - b);
  return [{ ...plainDeduction('routine', cells, because), reasons: found }];
};

/** What the marks of some cells say about undecided ones; once for each reason. */
export function consequencesOf(
  puzzle: Puzzle,
  marks: Shading,
  sources: Iterable<number>,
): ChainMark[] {
  const found: ChainMark[] = [];
  for (const source of sources) {
    const because = [source];
    if (marks[source] === SHADED) {
      for (const cell of neighboursOf(puzzle, source))
        if (marks[cell] === UNKNOWN)
          found.push({ cell, state: UNSHADED, cause: 'neighbour', because });
    } else if (marks[source] === UNSHADED) {
      for (const cell of peersOf(puzzle, source))
        if (marks[cell] === UNKNOWN) found.push({ cell, state: SHADED, cause: 'equal', because });
    }
  }
  return found;
}
