/**
 * Pair: of two equal neighbours exactly one is unshaded (both would break R1, none R2), so every other
 * cell with that symbol in their line is shaded.
 */

import { isSameSymbol } from '../../puzzle/puzzle.ts';
import { SHADED, UNKNOWN } from '../../puzzle/shading.ts';
import { colOf, columnCells, rowCells, rowOf } from '../../puzzle/shape.ts';
import { type Deduction, plainDeduction } from '../deduction/deduction.ts';
import type { Finder } from './finder.ts';

export const findPairs: Finder = (puzzle, marks) => {
  const { rows, cols } = puzzle;
  const found: Deduction[] = [];
  const taken = new Set<number>();
  const add = (cell: number, other: number, line: () => readonly number[]) => {
    if (!isSameSymbol(puzzle, cell, other)) return;
    const rest = line().filter(
      (third) =>
        third !== cell &&
        third !== other &&
        marks[third] === UNKNOWN &&
        !taken.has(third) &&
        isSameSymbol(puzzle, cell, third),
    );
    if (rest.length === 0) return;
    for (const third of rest) taken.add(third);
    const cells = rest.map((third) => ({ cell: third, state: SHADED }) as const);
    found.push(plainDeduction('pair', cells, [cell, other]));
  };
  // By the first cell of the pair, along the row before down the column.
  for (const cell of marks.keys()) {
    if (colOf(puzzle, cell) < cols - 1)
      add(cell, cell + 1, () => rowCells(puzzle, rowOf(puzzle, cell)));
    if (cell < (rows - 1) * cols)
      add(cell, cell + cols, () => columnCells(puzzle, colOf(puzzle, cell)));
  }
  return found;
};
