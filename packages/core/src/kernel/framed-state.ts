/**
 * What the kernels of the search and of the rater share: a puzzle laid into the framed grid, a mark a
 * cell, equals of a line as round lists, and the forest of shaded cells. Kept from one puzzle to the next.
 */

import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Shading, UNKNOWN } from '../puzzle/shading.ts';
import { Forest } from './forest.ts';
import { type Frame, frameOf, OUTSIDE } from './framed-grid.ts';
import { linkPeers } from './peers.ts';

export class FramedState {
  puzzle!: Puzzle;
  frame!: Frame;
  /** By framed cell: UNKNOWN, SHADED, UNSHADED, and OUTSIDE on the frame. */
  mark!: Uint8Array;
  /** By framed cell: the next cell of its row, or column, with the same symbol (peers.ts). */
  rowNext!: Int32Array;
  colNext!: Int32Array;
  readonly forest: Forest = new Forest();
  private capacity = 0;

  /** Lays out a puzzle with nothing marked. */
  layOut(puzzle: Puzzle): void {
    this.puzzle = puzzle;
    const frame = frameOf(puzzle.rows, puzzle.cols);
    this.frame = frame;
    if (frame.size > this.capacity) this.allocate(frame.size);
    this.mark.fill(OUTSIDE, 0, frame.size);
    for (let i = 0; i < frame.cells.length; i++) this.mark[frame.cells[i]] = UNKNOWN;
    linkPeers(puzzle, frame, this.rowNext, this.colNext);
    this.forest.reset(frame);
  }

  /** Makes every table as large as a grid of `size` framed cells needs. */
  allocate(size: number): void {
    this.capacity = size;
    this.mark = new Uint8Array(size);
    this.rowNext = new Int32Array(size);
    this.colNext = new Int32Array(size);
  }

  /** The row-major cell of a framed one. */
  cellOf(x: number): number {
    const { stride, cols } = this.frame;
    return (Math.floor(x / stride) - 1) * cols + (x % stride) - 1;
  }

  /** The marks in row-major order. */
  shading(): Shading {
    const { cells } = this.frame;
    const shading = new Uint8Array(cells.length);
    for (let i = 0; i < cells.length; i++) shading[i] = this.mark[cells[i]];
    return shading;
  }
}
