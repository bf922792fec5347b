/**
 * Step 1 of the generator: a maximal shading. The shading of a uniquely solvable puzzle is always
 * maximal (docs/theory.md, "Maximal and unique"), so cells are tried in random order
 * and shaded whenever R2 and R3 allow it; after one pass nothing more can be shaded, since what is
 * forbidden once stays forbidden. With a symmetry, cells are tried together with their images; then a
 * single cell may still be free at the end, and the shading is of no use.
 */

import type { Rng } from '../base/rng.ts';
import type { Forest } from '../kernel/forest.ts';
import type { Frame } from '../kernel/framed-grid.ts';
import { SHADED, type Shading, UNSHADED } from '../puzzle/shading.ts';
import { cellName, colOf, rowOf } from '../puzzle/shape.ts';
import type { Symmetry } from './request.ts';

/** A random maximal shading of the symmetry asked for, or undefined when this try came to none. */
export function placeShaded(
  frame: Frame,
  symmetry: Symmetry,
  rng: Rng,
  forest: Forest,
): Shading | undefined {
  const shading = new Uint8Array(frame.cells.length).fill(UNSHADED);
  forest.reset(frame);
  if (symmetry === 'mirror' && frame.cols % 2 === 0)
    for (const cell of spine(frame, rng)) shadeWithImage(frame, forest, shading, symmetry, cell);
  for (const cell of rng.permutation(shading.length))
    shadeWithImage(frame, forest, shading, symmetry, cell);
  if (symmetry !== 'none' && findFreeCell(frame, forest, shading) >= 0) return undefined;
  return shading;
}

/** Shades a cell and its image if both are free together. */
function shadeWithImage(
  frame: Frame,
  forest: Forest,
  shading: Shading,
  symmetry: Symmetry,
  cell: number,
): void {
  if (!isFree(frame, forest, shading, cell)) return;
  const { logLength } = forest;
  shading[cell] = SHADED;
  forest.plant(frame.cells[cell]);
  const image = imageOf(frame, symmetry, cell);
  if (image === cell) return;
  if (isFree(frame, forest, shading, image)) {
    shading[image] = SHADED;
    forest.plant(frame.cells[image]);
  } else {
    forest.undoTo(logLength);
    forest.uproot(frame.cells[cell]);
    shading[cell] = UNSHADED;
  }
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

/** The cell that a symmetry takes a cell to. */
function imageOf(frame: Frame, symmetry: Symmetry, cell: number): number {
  const { cols } = frame;
  const row = rowOf(frame, cell);
  const col = colOf(frame, cell);
  if (symmetry === 'rotational') return frame.cells.length - 1 - cell;
  if (symmetry === 'mirror') return row * cols + cols - 1 - col;
  if (symmetry === 'diagonal') return col * cols + row;
  return cell;
}

/** Whether R2 and R3 allow to shade one more cell. */
function isFree(frame: Frame, forest: Forest, shading: Shading, cell: number): boolean {
  const { cols } = frame;
  const col = colOf(frame, cell);
  return (
    shading[cell] !== SHADED &&
    shading[cell - cols] !== SHADED &&
    shading[cell + cols] !== SHADED &&
    (col === 0 || shading[cell - 1] !== SHADED) &&
    (col === cols - 1 || shading[cell + 1] !== SHADED) &&
    !forest.closesRing(frame.cells[cell])
  );
}

function findFreeCell(frame: Frame, forest: Forest, shading: Shading): number {
  for (let cell = 0; cell < shading.length; cell++)
    if (isFree(frame, forest, shading, cell)) return cell;
  return -1;
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
  forest.reset(frame);
  const placed = new Uint8Array(shading.length).fill(UNSHADED);
  for (let cell = 0; cell < shading.length; cell++) {
    if (shading[cell] !== SHADED) continue;
    const name = cellName(frame, cell);
    const image = imageOf(frame, symmetry, cell);
    if (shading[image] !== SHADED)
      return `${name} is shaded, but not ${cellName(frame, image)}, its image by ${symmetry} symmetry`;
    if (
      placed[cell - frame.cols] === SHADED ||
      (cell % frame.cols > 0 && placed[cell - 1] === SHADED)
    )
      return `${name} is shaded beside another shaded cell`;
    if (forest.closesRing(frame.cells[cell]))
      return `${name} closes a ring of shaded cells that cuts the unshaded ones apart`;
    placed[cell] = SHADED;
    forest.plant(frame.cells[cell]);
  }
  const free = findFreeCell(frame, forest, placed);
  if (free < 0) return undefined;
  return `${cellName(frame, free)} could be shaded as well, so there would be a second solution`;
}
