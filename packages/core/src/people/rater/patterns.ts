/**
 * The easy techniques that read the symbols alone (sandwich, pair, corner), applied to the rater's marks.
 * What they conclude depends on no mark: once applied, they have nothing more to say.
 */

import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { PAIR, SANDWICH } from '../deduction/technique.ts';
import type { MarkTrail } from './mark-trail.ts';

/**
 * Applies every instance of SANDWICH, PAIR or CORNER; returns how many marked something. `isBroken` of the
 * marks tells when one clashes with what is marked.
 */
export function applyPatterns(marks: MarkTrail, technique: number): number {
  if (technique === SANDWICH) return applySandwiches(marks);
  return technique === PAIR ? applyPairs(marks) : applyCorners(marks);
}

function applySandwiches(marks: MarkTrail): number {
  const { rows, cols, symbols } = marks.puzzle;
  const { cells } = marks.frame;
  let uses = 0;
  for (let cell = 0, row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, cell++) {
      const isBetween =
        (col > 0 && col < cols - 1 && isPair(symbols, cell - 1, cell + 1)) ||
        (row > 0 && row < rows - 1 && isPair(symbols, cell - cols, cell + cols));
      if (isBetween && conclude(marks, cells[cell], UNSHADED)) uses++;
    }
  return uses;
}

function applyPairs(marks: MarkTrail): number {
  const { rows, cols, symbols } = marks.puzzle;
  const { cells, stride } = marks.frame;
  let uses = 0;
  for (let cell = 0, row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, cell++) {
      const x = cells[cell];
      if (col + 1 < cols && isPair(symbols, cell, cell + 1))
        if (applyPair(marks, x, x + 1, marks.rowNext)) uses++;
      if (row + 1 < rows && isPair(symbols, cell, cell + cols))
        if (applyPair(marks, x, x + stride, marks.colNext)) uses++;
    }
  return uses;
}

function applyPair(marks: MarkTrail, x: number, other: number, next: Int32Array): boolean {
  let isNew = false;
  for (let y = next[x]; y !== x; y = next[y])
    if (y !== other && conclude(marks, y, SHADED)) isNew = true;
  return isNew;
}

function applyCorners(marks: MarkTrail): number {
  const { rows, cols, symbols } = marks.puzzle;
  if (rows === 1 || cols === 1) return 0;
  let uses = 0;
  for (let k = 0; k < 4; k++) {
    const row = k < 2 ? 0 : rows - 1;
    const col = k % 2 === 0 ? 0 : cols - 1;
    const cell = row * cols + col;
    const beside = cell + (col === 0 ? 1 : -1);
    const below = cell + (row === 0 ? cols : -cols);
    if (isPair(symbols, cell, beside) && isPair(symbols, cell, below))
      if (conclude(marks, marks.frame.cells[cell], SHADED)) uses++;
  }
  return uses;
}

/** Marks a cell that an instance of a technique concludes on, which another one may have marked. */
function conclude(marks: MarkTrail, x: number, state: number): boolean {
  if (marks.mark[x] === UNKNOWN) {
    marks.set(x, state);
    return true;
  }
  if (marks.mark[x] !== state) marks.isBroken = true;
  return false;
}

function isPair(symbols: Int32Array, a: number, b: number): boolean {
  return symbols[a] > 0 && symbols[a] === symbols[b];
}
