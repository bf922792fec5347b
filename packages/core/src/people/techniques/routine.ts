/**
 * Routine: neighbours of shaded cells are unshaded (R2), equals of unshaded cells in their lines are
 * shaded (R1). One instance holds all consequences of the present marks; `narrowRoutine` takes those of one.
 */

import { type Puzzle, peersOf } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { colOf, neighboursOf, rowOf, type Shape } from '../../puzzle/shape.ts';
import { type ChainMark, type Deduction, plainDeduction } from '../deduction/deduction.ts';
import type { Finder } from './finder.ts';

export const findRoutine: Finder = (puzzle, marks) => {
  const byCell = new Map<number, ChainMark>();
  for (const mark of consequencesOf(puzzle, marks, marks.keys()))
    if (!byCell.has(mark.cell)) byCell.set(mark.cell, mark);
  if (byCell.size === 0) return [];
  return [routineOf([...byCell.values()])];
};

/** Of an instance the mark from which the closest cells follow, with all that follows from it. */
export function narrowRoutine(puzzle: Puzzle, marks: Shading, { because }: Deduction): Deduction {
  const each = because.map((source) => consequencesOf(puzzle, marks, [source]));
  const extents = each.map((found) => extentOf(puzzle, found));
  return routineOf(each[extents.indexOf(Math.min(...extents))]);
}

/** How many cells the rectangle around a mark and what follows from it has. */
function extentOf(shape: Shape, found: readonly ChainMark[]): number {
  const cells = found.flatMap(({ cell, because }) => [cell, ...because]);
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1;
  return (
    span(cells.map((cell) => rowOf(shape, cell))) * span(cells.map((cell) => colOf(shape, cell)))
  );
}

function routineOf(reasons: readonly ChainMark[]): Deduction {
  const found = [...reasons].sort((a, b) => a.cell - b.cell);
  const cells = found.map(({ cell, state }) => ({ cell, state }));
  const because = [...new Set(found.flatMap((mark) => mark.because))].sort((a, b) => a - b);
  return { ...plainDeduction('routine', cells, because), reasons: found };
}

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
