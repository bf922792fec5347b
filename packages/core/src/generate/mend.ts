/**
 * Mends a symmetric shading in which single cells are still free, though not together with their images:
 * around such cells everything is unshaded and shaded anew in another order, and what leaves no more free
 * cells than before is kept. Many are mended at a time, fewer when that fails.
 */
import type { Rng } from '../base/rng.ts';
import { UNSHADED } from '../puzzle/shading.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import type { SymmetricShading } from './symmetric-shading.ts';

/** Rounds after which to start over is more promising. */
const PATIENCE = 100;

/** True when no cell is free any more. */
export function mend(shading: SymmetricShading, rng: Rng): boolean {
  let free = shading.freeCells();
  let share = 1;
  for (let round = 0; free.length > 0; round++) {
    if (round === PATIENCE) return false;
    const before = shading.cells.slice();
    const chosen = choose(free, Math.ceil(free.length * share), rng);
    const zone = new Set(chosen.flatMap((cell) => around(shading, cell, 1 + rng.below(2))));
    const cleared = before.slice();
    for (const cell of zone) cleared[cell] = UNSHADED;
    shading.restore(cleared);
    const cells = [...zone];
    for (const i of rng.permutation(cells.length)) shading.shade(cells[i]);
    // What was cleared may have been part of a ring that kept a cell far away unshaded.
    for (let cell = 0; cell < cleared.length; cell++) shading.shade(cell);
    const now = shading.freeCells();
    if (now.length > free.length) {
      shading.restore(before);
      share /= 2;
      continue;
    }
    if (now.length < free.length) share = Math.min(1, 2 * share);
    free = now;
  }
  return true;
}

/** So many of the cells, at random. */
function choose(cells: readonly number[], count: number, rng: Rng): number[] {
  return Array.from(rng.permutation(cells.length).slice(0, count), (i) => cells[i]);
}

/** The cells up to so far from a cell, and their images. */
function around(shading: SymmetricShading, cell: number, distance: number): number[] {
  const { rows, cols } = shading.frame;
  const found: number[] = [];
  const [row, col] = [rowOf(shading.frame, cell), colOf(shading.frame, cell)];
  for (let r = Math.max(0, row - distance); r <= Math.min(rows - 1, row + distance); r++)
    for (let c = Math.max(0, col - distance); c <= Math.min(cols - 1, col + distance); c++)
      found.push(r * cols + c, shading.imageOf(r * cols + c));
  return found;
}
