/**
 * A shading in the making: cells are shaded together with their images by a symmetry, as long as R2 and R3
 * allow both.
 */
import type { Forest } from '../kernel/forest.ts';
import type { Frame } from '../kernel/framed-grid.ts';
import { SHADED, type Shading, UNSHADED } from '../puzzle/shading.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import type { Symmetry } from './request.ts';

export class SymmetricShading {
  readonly frame: Frame;
  readonly cells: Shading;
  private readonly symmetry: Symmetry;
  private readonly forest: Forest;

  constructor(frame: Frame, symmetry: Symmetry, forest: Forest) {
    this.frame = frame;
    this.symmetry = symmetry;
    this.forest = forest;
    this.cells = new Uint8Array(frame.cells.length).fill(UNSHADED);
    forest.reset(frame);
  }

  /** Shades a cell and its image if both are free together. */
  shade(cell: number): void {
    if (!this.isFree(cell)) return;
    const { forest, cells, frame } = this;
    const { logLength } = forest;
    cells[cell] = SHADED;
    forest.plant(frame.cells[cell]);
    const image = this.imageOf(cell);
    if (image === cell) return;
    if (this.isFree(image)) {
      cells[image] = SHADED;
      forest.plant(frame.cells[image]);
    } else {
      forest.undoTo(logLength);
      forest.uproot(frame.cells[cell]);
      cells[cell] = UNSHADED;
    }
  }

  /** Takes over the cells of a shading that keeps R2 and R3. */
  restore(shading: Shading): void {
    const { forest, cells, frame } = this;
    cells.set(shading);
    forest.reset(frame);
    for (let cell = 0; cell < cells.length; cell++)
      if (cells[cell] === SHADED) forest.plant(frame.cells[cell]);
  }

  /** The cell that the symmetry takes a cell to. */
  imageOf(cell: number): number {
    const { cols } = this.frame;
    const row = rowOf(this.frame, cell);
    const col = colOf(this.frame, cell);
    if (this.symmetry === 'rotational') return this.cells.length - 1 - cell;
    if (this.symmetry === 'mirror') return row * cols + cols - 1 - col;
    if (this.symmetry === 'diagonal') return col * cols + row;
    return cell;
  }

  /** Whether R2 and R3 allow to shade one more cell, alone. */
  isFree(cell: number): boolean {
    const { cells, forest, frame } = this;
    const { cols } = frame;
    const col = colOf(frame, cell);
    return (
      cells[cell] !== SHADED &&
      cells[cell - cols] !== SHADED &&
      cells[cell + cols] !== SHADED &&
      (col === 0 || cells[cell - 1] !== SHADED) &&
      (col === cols - 1 || cells[cell + 1] !== SHADED) &&
      !forest.closesRing(frame.cells[cell])
    );
  }

  /** The cells that could be shaded alone, in row-major order; at most so many. */
  freeCells(most: number = Number.POSITIVE_INFINITY): number[] {
    const free: number[] = [];
    for (let cell = 0; cell < this.cells.length && free.length < most; cell++)
      if (this.isFree(cell)) free.push(cell);
    return free;
  }
}
