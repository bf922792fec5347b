/**
 * Peers as circular lists: for each framed cell, the next cell of its row (and of its column) that holds the
 * same symbol, around to the cell itself. Two flat tables hold every R1 pair of the puzzle; walking a
 * list visits the peers of a cell, and building them costs one pass over the cells each.
 */

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Frame } from './framed-grid.ts';

/** Scratch by symbol: the first and last holder in the line at hand, valid while `stamp` matches. */
let first = new Int32Array(0);
let last = new Int32Array(0);
let stamp = new Int32Array(0);
let line = 0;

/** Fills both tables; a cell without peers in a line is alone in its list. */
export function linkPeers(
  puzzle: Puzzle,
  frame: Frame,
  rowNext: Int32Array,
  colNext: Int32Array,
): void {
  const { rows, cols } = puzzle;
  const { stride } = frame;
  reserve(puzzle.labels.length);
  for (let row = 0; row < rows; row++)
    linkLine(puzzle.symbols, row * cols, 1, cols, (row + 1) * stride + 1, 1, rowNext);
  for (let col = 0; col < cols; col++)
    linkLine(puzzle.symbols, col, cols, rows, stride + col + 1, stride, colNext);
}

function reserve(symbols: number): void {
  if (symbols <= stamp.length) return;
  first = new Int32Array(symbols);
  last = new Int32Array(symbols);
  stamp = new Int32Array(symbols);
  line = 0;
}

/** One row or column: `count` cells from `cell` in steps of `cellStep`, framed from `x` by `step`. */
function linkLine(
  symbols: Int32Array,
  cell: number,
  cellStep: number,
  count: number,
  x: number,
  step: number,
  next: Int32Array,
): void {
  line = (line + 1) | 0;
  const now = line;
  for (let i = 0; i < count; i++, cell += cellStep, x += step) {
    const symbol = symbols[cell];
    next[x] = x;
    if (symbol <= 0) continue;
    if (stamp[symbol] === now) {
      next[x] = first[symbol];
      next[last[symbol]] = x;
    } else {
      stamp[symbol] = now;
      first[symbol] = x;
    }
    last[symbol] = x;
  }
}
