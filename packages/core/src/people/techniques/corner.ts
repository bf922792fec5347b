/**
 * Corner: a corner cell whose two neighbours hold its symbol is shaded. Were it unshaded, both
 * neighbours would be shaded and cut it off.
 */

import { isSameSymbol } from '../../puzzle/puzzle.ts';
import { SHADED, UNKNOWN } from '../../puzzle/shading.ts';
import { neighboursOf } from '../../puzzle/shape.ts';
import { plainDeduction } from '../deduction/deduction.ts';
import type { Finder } from './finder.ts';

export const findCorners: Finder = (puzzle, marks) => {
  const { rows, cols } = puzzle;
  if (rows === 1 || cols === 1) return [];
  const corners = [0, cols - 1, (rows - 1) * cols, rows * cols - 1];
  return corners.flatMap((cell) => {
    const beside = neighboursOf(puzzle, cell);
    if (marks[cell] !== UNKNOWN || !beside.every((other) => isSameSymbol(puzzle, cell, other)))
      return [];
    return [plainDeduction('corner', [{ cell, state: SHADED }], beside)];
  });
};
