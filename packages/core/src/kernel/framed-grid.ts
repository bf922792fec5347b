/**
 * The framed grid that the kernels work on: the grid with a one-cell frame around it, so that the four
 * neighbours and the four diagonals of every cell exist and no loop needs a bounds test. Frame cells carry
 * the mark OUTSIDE; index `size` is no cell but the border vertex of the forest (see forest.ts).
 *
 * `edge` says how a cell meets the border: 0 not at all, 1 once, SPLITS when shading it alone already
 * breaks R3 (an inner cell of a one-line grid, and the only cell of 1x1).
 */
import { type Shape, splitsAlone } from '../puzzle/shape.ts';

export interface Frame extends Shape {
  readonly stride: number;
  /** What to add to a framed cell for its four neighbours, and for its four diagonals. */
  readonly sides: Int32Array;
  readonly diagonals: Int32Array;
  /** How many framed cells: (rows + 2) * stride. */
  readonly size: number;
  /** Framed index of each row-major cell. */
  readonly cells: Int32Array;
  readonly edge: Uint8Array;
  /** Framed indices of the cells with `edge` not 0. */
  readonly edgeCells: Int32Array;
}

export const SPLITS = 2;

/** The mark of a frame cell: neither unknown nor shaded nor unshaded. */
export const OUTSIDE = 3;

/** How many cells of tables are kept; past that the oldest shapes are forgotten. */
const CACHE_CELLS = 1 << 20;

const cache = new Map<number, Frame>();
let cachedCells = 0;

/** The tables of a shape, built once and kept while memory allows. */
export function frameOf(rows: number, cols: number): Frame {
  const key = rows * 256 + cols;
  const known = cache.get(key);
  if (known) return known;
  const frame = buildFrame(rows, cols);
  cachedCells += frame.size;
  for (const [oldKey, old] of cache) {
    if (cachedCells <= CACHE_CELLS) break;
    cache.delete(oldKey);
    cachedCells -= old.size;
  }
  cache.set(key, frame);
  return frame;
}

function buildFrame(rows: number, cols: number): Frame {
  const stride = cols + 2;
  const size = (rows + 2) * stride;
  const cells = new Int32Array(rows * cols);
  const edge = new Uint8Array(size);
  const edgeCells: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const x = (row + 1) * stride + col + 1;
      cells[row * cols + col] = x;
      if (row > 0 && row < rows - 1 && col > 0 && col < cols - 1) continue;
      edge[x] = splitsAlone({ rows, cols }, row * cols + col) ? SPLITS : 1;
      edgeCells.push(x);
    }
  return {
    rows,
    cols,
    stride,
    sides: Int32Array.of(-stride, -1, 1, stride),
    diagonals: Int32Array.of(-stride - 1, -stride + 1, stride - 1, stride + 1),
    size,
    cells,
    edge,
    edgeCells: Int32Array.from(edgeCells),
  };
}
