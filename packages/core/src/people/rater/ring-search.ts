/**
 * The shortest ring that shading a cell would close, in the kernel's tables: the fast twin of
 * puzzle/ring.ts, step for step, so that both find the same ring. A shaded cell counts 1, a derived one 1
 * more for each mark it rests on, the border 1.
 */

import { NumberHeap } from '../../kernel/number-heap.ts';
import type { MarkTrail } from './mark-trail.ts';

/** Arrivals of one search that a key has room for. */
const ARRIVALS = 1 << 22;

const EMPTY = new Int32Array(0);

export class RingSearch {
  private readonly marks: MarkTrail;
  private readonly heap = new NumberHeap();
  /** Arrivals at a vertex, in the order in which they were found. */
  private vertexOf: number[] = [];
  private fromOf: number[] = [];
  private branchOf: number[] = [];
  /** By settled vertex. */
  private settledAt!: Int32Array;
  private length!: Int32Array;
  private from!: Int32Array;
  private branch!: Int32Array;
  private order!: Int32Array;
  private now = 0;
  private capacity = 0;

  constructor(marks: MarkTrail) {
    this.marks = marks;
  }

  reserve(size: number): void {
    if (size + 1 <= this.capacity) return;
    this.capacity = size + 1;
    this.settledAt = new Int32Array(size + 1);
    this.length = new Int32Array(size + 1);
    this.from = new Int32Array(size + 1);
    this.branch = new Int32Array(size + 1);
    this.order = new Int32Array(size + 1);
    this.now = 0;
  }

  /**
   * The other cells of the ring through x, in no order; x must close one. `count[y]` is how many marks y
   * rests on where `derivedAt[y]` is `derivedNow`.
   */
  find(x: number, count: Int32Array, derivedAt: Int32Array, derivedNow: number): Int32Array {
    const { forest, frame } = this.marks;
    const { border, parent } = forest;
    const { edge, edgeCells } = frame;
    // Alone it splits a one-line grid.
    if (edge[x] === 2) return EMPTY;
    const { heap, settledAt, length, from, branch, order, vertexOf, fromOf, branchOf } = this;
    const now = ++this.now;
    heap.clear();
    let arrivals = 1;
    let settled = 0;
    vertexOf[0] = x;
    fromOf[0] = x;
    branchOf[0] = x;
    heap.push(0);
    while (heap.size > 0) {
      const key = heap.pop();
      const total = Math.floor(key / ARRIVALS);
      const arrival = key - total * ARRIVALS;
      const v = vertexOf[arrival];
      if (settledAt[v] === now) continue;
      settledAt[v] = now;
      length[v] = total;
      from[v] = fromOf[arrival];
      branch[v] = branchOf[arrival];
      order[settled++] = v;
      const degree = v === border ? edgeCells.length : 5;
      for (let k = 0; k < degree; k++) {
        const w = this.neighbour(v, k);
        if (w < 0 || w === x || settledAt[w] === now) continue;
        if (w !== border && parent[w] < 0) continue;
        const weight = w !== border && derivedAt[w] === derivedNow ? 1 + count[w] : 1;
        vertexOf[arrivals] = w;
        fromOf[arrivals] = v;
        branchOf[arrivals] = v === x ? w : branch[v];
        heap.push((total + weight) * ARRIVALS + arrivals);
        arrivals++;
      }
    }
    return this.collect(x, settled);
  }

  /** The k-th vertex that touches another: of a cell first the border, or -1 where it is not at the edge. */
  private neighbour(v: number, k: number): number {
    const { forest, frame } = this.marks;
    if (v === forest.border) return frame.edgeCells[k];
    if (k > 0) return v + frame.diagonals[k - 1];
    return frame.edge[v] === 0 ? -1 : forest.border;
  }

  /** The ring goes out and back in two branches, which one edge outside the tree joins. */
  private collect(x: number, settled: number): Int32Array {
    const { forest, frame } = this.marks;
    const { border } = forest;
    const { edgeCells } = frame;
    const { settledAt, length, from, branch, order, now } = this;
    let there = -1;
    let back = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < settled; i++) {
      const v = order[i];
      if (v === x) continue;
      const degree = v === border ? edgeCells.length : 5;
      for (let k = 0; k < degree; k++) {
        const w = this.neighbour(v, k);
        if (w < 0 || w === x || settledAt[w] !== now) continue;
        if (branch[v] === branch[w] || length[v] + length[w] >= least) continue;
        least = length[v] + length[w];
        there = v;
        back = w;
      }
    }
    if (there < 0) throw new Error(`bug: no ring through framed cell ${x}`);
    const ring: number[] = [];
    for (let v = there; v !== x; v = from[v]) if (v !== border) ring.push(v);
    for (let v = back; v !== x; v = from[v]) if (v !== border) ring.push(v);
    return Int32Array.from(ring);
  }
}
