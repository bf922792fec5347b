/**
 * Step 1 of the generator: a maximal shading. The shading of a uniquely solvable puzzle is always
 * maximal (docs/theory.md, "Maximal and unique"), so cells are tried in random order
 * and shaded whenever R2 and R3 allow it; after one pass nothing more can be shaded, since what is
 * forbidden once stays forbidden. With a symmetry, cells are tried together with their images; then a
 * single cells may still be free at the end, and are mended (mend.ts).
 */

import type { Rng } from '../base/rng.ts';
import type { Forest } from '../kernel/forest.ts';
import type { Frame } from '../kernel/framed-grid.ts';
import { SHADED, type Shading } from '../puzzle/shading.ts';
import { cellName } from '../puzzle/shape.ts';
import { mend } from './mend.ts';
import type { Symmetry } from './request.ts';
import { SymmetricShading } from './symmetric-shading.ts';

/** A random maximal shading of the symmetry asked for, or undefined when this try came to none. */
export function placeShaded(
  frame: Frame,
  symmetry: Symmetry,
  rng: Rng,
  forest: Forest,
): Shading | undefined {
  const shading = new SymmetricShading(frame, symmetry, forest);
  if (symmetry === 'mirror' && frame.cols % 2 === 0)
    for (const cell of spine(frame, rng)) shading.shade(cell);
  for (const cell of rng.permutation(shading.cells.length)) shading.shade(cell);
  return symmetry === 'none' || mend(shading, rng) ? shading.cells : undefined;
}

/**
 * What a mirror image with an even number of columns needs in its middle. A cell of the two middle
 * columns touches its own image and stays unshaded; so that it could not be shaded alone either, the
 * column before them must alternate all the way down, and each two of its cells that follow one
 * another must hang together. Here they do so by a zigzag with the next column, with one gap, since the
 * border joins the two ends already.
 */
function spine(frame: Frame, rng: Rng): number[] {
  const { rows, cols } = frame;
  const column = cols / 2 - 2;
  if (column < 0) return [];
  const parity = rng.below(2);
  const gap = parity + 1 + 2 * rng.below(Math.max(1, Math.ceil((rows - 2 - parity) / 2)));
  const cells: number[] = [];
  for (let row = 0; row < rows; row++)
    if (row % 2 === parity) cells.push(row * cols + column);
    else if (row !== gap && column > 0) cells.push(row * cols + column - 1);
  return cells;
}

/**
 * Why no puzzle can have this shading as its only solution, or undefined when nothing speaks against
 * it: two shaded neighbours, a closed ring (or a chain from border to border) of shaded cells, or a
 * cell that could still be shaded. Also where it has not the symmetry asked for.
 */
export function findPatternFault(
  frame: Frame,
  shading: Shading,
  symmetry: Symmetry,
  forest: Forest,
): string | undefined {
  const placed = new SymmetricShading(frame, symmetry, forest);
  for (let cell = 0; cell < shading.length; cell++) {
    if (shading[cell] !== SHADED) continue;
    const name = cellName(frame, cell);
    const image = placed.imageOf(cell);
    if (shading[image] !== SHADED)
      return `${name} is shaded, but not ${cellName(frame, image)}, its image by ${symmetry} symmetry`;
    if (
      placed.cells[cell - frame.cols] === SHADED ||
      (cell % frame.cols > 0 && placed.cells[cell - 1] === SHADED)
    )
      return `${name} is shaded beside another shaded cell`;
    if (forest.closesRing(frame.cells[cell]))
      return `${name} closes a ring of shaded cells that cuts the unshaded ones apart`;
    placed.cells[cell] = SHADED;
    forest.plant(frame.cells[cell]);
  }
  const [free] = placed.freeCells(1);
  if (free === undefined) return undefined;
  return `${cellName(frame, free)} could be shaded as well, so there would be a second solution`;
}
