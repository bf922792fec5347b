/**
 * Sandwich: a cell between two equal symbols of its line is unshaded. One of the two must be shaded,
 * and the cell touches both.
 */

import { isSameSymbol, type Puzzle } from '../../puzzle/puzzle.ts';
import { UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { colOf, rowOf } from '../../puzzle/shape.ts';
import { plainDeduction } from '../deduction/deduction.ts';
import type { Finder } from './finder.ts';

export const findSandwiches: Finder = (puzzle, marks) =>
  [...marks.keys()].flatMap((cell) => {
    const slices = marks[cell] === UNKNOWN ? slicesAround(puzzle, cell) : undefined;
    return slices ? [plainDeduction('sandwich', [{ cell, state: UNSHADED }], slices)] : [];
  });

/**
 * The equal cells on both sides of a cell: in the line where it equals them too, since three in a row
 * are seen first, else in its row, else in its column.
 */
function slicesAround(puzzle: Puzzle, cell: number): readonly [number, number] | undefined {
  const { rows, cols } = puzzle;
  const row = rowOf(puzzle, cell);
  const col = colOf(puzzle, cell);
  const across = [cell - 1, cell + 1] as const;
  const along = [cell - cols, cell + cols] as const;
  const found = [
    ...(col > 0 && col < cols - 1 ? [across] : []),
    ...(row > 0 && row < rows - 1 ? [along] : []),
  ].filter(([before, after]) => isSameSymbol(puzzle, before, after));
  return found.find(([before]) => isSameSymbol(puzzle, cell, before)) ?? found[0];
}
