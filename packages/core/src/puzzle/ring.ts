/**
 * The ring that shading a cell would close, in plain code: the shortest cycle through the cell in the
 * graph of forest.ts (shaded cells joined where they touch diagonally, and one border vertex joined
 * with every cell at the edge). The kernel's `Forest.findRing` finds some ring; people are shown the
 * shortest.
 */
import { openParts } from './rules.ts';
import { SHADED, type Shading } from './shading.ts';
import { diagonalsOf, edgeCells, isAtEdge, type Shape, splitsAlone } from './shape.ts';

/**
 * The shortest ring through `start`, in ring order with `start` among its cells; a ring through the
 * border is given as the wall from edge to edge. Undefined when there is none. `weightOf` is what a
 * cell adds to the length, a whole number from 1 up, and Infinity for a cell that is not shaded.
 */
export function findRing(
  shape: Shape,
  start: number,
  weightOf: (cell: number) => number,
): number[] | undefined {
  if (splitsAlone(shape, start)) return [start];
  const paths = shortestPaths(shape, start, weightOf);
  const border = shape.rows * shape.cols;
  let best: readonly [number, number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  // The shortest ring goes out and back in two branches, which one edge outside the tree joins.
  for (const [vertex, path] of paths)
    for (const other of contactsOf(shape, vertex)) {
      const otherPath = paths.get(other);
      if (vertex === start || other === start || !otherPath) continue;
      if (path.branch === otherPath.branch || path.length + otherPath.length >= least) continue;
      least = path.length + otherPath.length;
      best = [vertex, other];
    }
  if (!best) return undefined;
  const [there, back] = best.map((end) => pathTo(paths, end));
  const ring = [...there, ...back.slice(1).reverse()];
  const at = ring.indexOf(border);
  return at < 0 ? ring : [...ring.slice(at + 1), ...ring.slice(0, at)];
}

/** The ring or wall that a cell closes with others, which stand in its order without that cell. */
export function closeRing(shape: Shape, others: readonly number[], cell: number): number[] {
  const touch = (a: number, b: number) => diagonalsOf(shape, a).includes(b);
  const gap = others.findIndex((other, i) => i > 0 && !touch(others[i - 1], other));
  if (gap > 0) return [...others.slice(0, gap), cell, ...others.slice(gap)];
  const isFirst = touch(cell, others[0]) && !touch(cell, others[others.length - 1]);
  return isFirst ? [cell, ...others] : [...others, cell];
}

/** The parts of the open area that a ring keeps from one another. */
export function partsBeside(shape: Shape, marks: Shading, ring: readonly number[]): number[][] {
  const alone = new Uint8Array(marks.length);
  for (const cell of ring) alone[cell] = SHADED;
  return openParts(shape, alone)
    .map((part) => part.filter((cell) => marks[cell] !== SHADED))
    .filter((part) => part.length > 0);
}

interface Path {
  readonly length: number;
  /** The first vertex after the start. */
  readonly branch: number;
  readonly from: number;
}

/** Dijkstra's search with a bucket for each length. */
function shortestPaths(
  shape: Shape,
  start: number,
  weightOf: (cell: number) => number,
): Map<number, Path> {
  const border = shape.rows * shape.cols;
  const settled = new Map<number, Path>();
  const buckets: (readonly [vertex: number, path: Path])[][] = [];
  const reach = (vertex: number, path: Path) => {
    const bucket = buckets[path.length];
    if (bucket) bucket.push([vertex, path]);
    else buckets[path.length] = [[vertex, path]];
  };
  reach(start, { length: 0, branch: start, from: start });
  for (let length = 0; length < buckets.length; length++)
    for (const [vertex, path] of buckets[length] ?? []) {
      if (settled.has(vertex)) continue;
      settled.set(vertex, path);
      for (const other of contactsOf(shape, vertex)) {
        const weight = other === border ? 1 : weightOf(other);
        if (settled.has(other) || weight === Number.POSITIVE_INFINITY) continue;
        const branch = vertex === start ? other : path.branch;
        reach(other, { length: length + weight, branch, from: vertex });
      }
    }
  return settled;
}

function pathTo(paths: ReadonlyMap<number, Path>, end: number): number[] {
  const path = [end];
  for (let vertex = end; ; ) {
    const { from } = paths.get(vertex)!;
    if (from === vertex) return path.reverse();
    path.push(from);
    vertex = from;
  }
}

/** The cells diagonal to a cell, and the border vertex; of that vertex, the cells at the edge. */
function contactsOf(shape: Shape, vertex: number): number[] {
  const { rows, cols } = shape;
  const border = rows * cols;
  if (vertex === border) return edgeCells(shape);
  const contacts = diagonalsOf(shape, vertex);
  return isAtEdge(shape, vertex) ? [border, ...contacts] : contacts;
}
