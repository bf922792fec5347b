/**
 * How many marks the shortest chain from a supposition to a broken rule has, without building it: the fast
 * twin of suppose/refute.ts, for marks on which routine and the easy techniques have nothing to say.
 *
 * Marks are settled by the number of derived marks they rest on (themselves included), then by cell, shaded
 * first. A mark knows its source: the neighbour or equal that derived it, or the ring it would close; so what
 * it rests on is found by walking back. The search ends when no mark still to come can be part of a
 * shorter chain. The marks are left as they were.
 */

import { NumberHeap } from '../../kernel/number-heap.ts';
import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { MarkTrail } from './mark-trail.ts';
import { RingSearch } from './ring-search.ts';

/** Sources that are no cell: the supposition; from RINGS down, a ring in the list of rings. */
const NO_SOURCE = -1;
const RINGS = -2;

export class ChainSearch {
  private readonly marks: MarkTrail;
  private readonly rings: RingSearch;
  /** Proposals by number of marks, then cell and state. */
  private readonly heap = new NumberHeap();
  /** By cell and state: the fewest marks proposed so far, from where, and in which round. */
  private fewestOf!: Int32Array;
  private sourceOf!: Int32Array;
  private roundOf!: Int32Array;
  private proposed!: Int32Array;
  /** By settled cell: how many marks it rests on, and its source. */
  private count!: Int32Array;
  private source!: Int32Array;
  private settledAt!: Int32Array;
  private cutSeen!: Int32Array;
  private readonly settled: number[] = [];
  private readonly planted: number[] = [];
  private readonly ringList: Int32Array[] = [];
  private seen!: Int32Array;
  private seenNow = 0;
  private stack!: Int32Array;
  private now = 0;
  private size = 0;
  private capacity = 0;
  private fewest = 0;
  private maxRounds = 0;
  private withCuts = false;

  constructor(marks: MarkTrail) {
    this.marks = marks;
    this.rings = new RingSearch(marks);
  }

  /** Makes every table as large as a grid of `size` framed cells needs. */
  reserve(size: number): void {
    this.size = size;
    this.rings.reserve(size);
    if (size <= this.capacity) return;
    this.capacity = size;
    this.fewestOf = new Int32Array(2 * size);
    this.sourceOf = new Int32Array(2 * size);
    this.roundOf = new Int32Array(2 * size);
    this.proposed = new Int32Array(2 * size);
    this.count = new Int32Array(size);
    this.source = new Int32Array(size);
    this.settledAt = new Int32Array(size);
    this.cutSeen = new Int32Array(size);
    this.seen = new Int32Array(size);
    this.stack = new Int32Array(size);
    this.now = 0;
    this.seenNow = 0;
  }

  /**
   * The marks of the shortest chain from supposing a state of x, the supposition included; `cap` when none
   * is shorter than that. `maxRounds`: how many rounds of routine a mark may be away.
   */
  lengthOf(x: number, state: number, maxRounds: number, withCuts: boolean, cap: number): number {
    const { heap, marks } = this;
    this.now++;
    this.fewest = cap;
    this.maxRounds = maxRounds;
    this.withCuts = withCuts;
    this.settled.length = 0;
    this.planted.length = 0;
    this.ringList.length = 0;
    heap.clear();
    const { logLength } = marks.forest;
    this.propose(x, state, NO_SOURCE, 1, 0);
    const states = 2 * this.size;
    while (heap.size > 0) {
      const key = heap.pop();
      const marksNeeded = Math.floor(key / states);
      if (marksNeeded >= this.fewest) break;
      const place = key - marksNeeded * states;
      if (marks.mark[place >> 1] === UNKNOWN) this.settle(place, marksNeeded);
    }
    this.restore(logLength);
    return this.fewest;
  }

  private restore(logLength: number): void {
    const { mark, forest } = this.marks;
    forest.undoTo(logLength);
    for (let i = 0; i < this.planted.length; i++) forest.uproot(this.planted[i]);
    for (let i = 0; i < this.settled.length; i++) mark[this.settled[i]] = UNKNOWN;
  }

  private propose(x: number, state: number, source: number, count: number, round: number): void {
    const place = 2 * x + (state === SHADED ? 0 : 1);
    if (this.proposed[place] === this.now && this.fewestOf[place] <= count) return;
    this.proposed[place] = this.now;
    this.fewestOf[place] = count;
    this.sourceOf[place] = source;
    this.roundOf[place] = round;
    if (count < this.fewest) this.heap.push(count * 2 * this.size + place);
  }

  private settle(place: number, count: number): void {
    const { mark, frame, rowNext, colNext } = this.marks;
    const x = place >> 1;
    const state = (place & 1) === 0 ? SHADED : UNSHADED;
    const round = this.roundOf[place];
    mark[x] = state;
    this.settled.push(x);
    this.settledAt[x] = this.now;
    this.count[x] = count;
    this.source[x] = this.sourceOf[place];
    const next = round < this.maxRounds;
    if (state === SHADED) {
      const { sides } = frame;
      for (let k = 0; k < 4; k++) if (mark[x + sides[k]] === SHADED) this.offer(x, x + sides[k]);
      this.plant(x, round);
      if (!next) return;
      for (let k = 0; k < 4; k++) {
        const y = x + sides[k];
        if (mark[y] === UNKNOWN) this.propose(y, UNSHADED, x, count + 1, round + 1);
      }
    } else {
      this.followPeers(x, rowNext, count, round, next);
      this.followPeers(x, colNext, count, round, next);
    }
  }

  private followPeers(
    x: number,
    peers: Int32Array,
    count: number,
    round: number,
    next: boolean,
  ): void {
    const { mark } = this.marks;
    for (let y = peers[x]; y !== x; y = peers[y])
      if (mark[y] === UNSHADED) this.offer(x, y);
      else if (next && mark[y] === UNKNOWN) this.propose(y, SHADED, x, count + 1, round + 1);
  }

  private plant(x: number, round: number): void {
    const { mark, forest, frame } = this.marks;
    if (forest.closesRing(x)) {
      this.fewest = Math.min(this.fewest, this.countRing(this.ringThrough(x)) + this.walk(x));
      return;
    }
    forest.plant(x);
    this.planted.push(x);
    if (!this.withCuts || round >= this.maxRounds) return;
    const { diagonals } = frame;
    const { fresh, freshCount } = forest;
    for (let i = 0; i < freshCount; i++)
      for (let k = 0; k < 4; k++) {
        const z = fresh[i] + diagonals[k];
        if (mark[z] !== UNKNOWN || this.cutSeen[z] === this.now || !forest.closesRing(z)) continue;
        this.cutSeen[z] = this.now;
        const ring = this.ringThrough(z);
        this.ringList.push(ring);
        const source = RINGS - (this.ringList.length - 1);
        this.propose(z, UNSHADED, source, 1 + this.countRing(ring), round + 1);
      }
  }

  private ringThrough(x: number): Int32Array {
    return this.rings.find(x, this.count, this.settledAt, this.now);
  }

  /** A clash of two marks offers a chain: what the two rest on. */
  private offer(a: number, b: number): void {
    if (this.countOf(a) >= this.fewest || this.countOf(b) >= this.fewest) return;
    this.seenNow++;
    const marks = this.walk(a) + this.walk(b);
    if (marks < this.fewest) this.fewest = marks;
  }

  private countOf(x: number): number {
    return this.settledAt[x] === this.now ? this.count[x] : 0;
  }

  /** How many marks the cells of a ring rest on. */
  private countRing(ring: Int32Array): number {
    this.seenNow++;
    let marks = 0;
    for (let i = 0; i < ring.length; i++) marks += this.walk(ring[i]);
    return marks;
  }

  /** Counts the marks that x rests on, itself included, as far as they were not counted yet. */
  private walk(x: number): number {
    const { stack, seen, seenNow, source, settledAt, now } = this;
    let marks = 0;
    let top = 0;
    if (settledAt[x] === now && seen[x] !== seenNow) {
      seen[x] = seenNow;
      stack[top++] = x;
    }
    while (top > 0) {
      const y = stack[--top];
      marks++;
      const from = source[y];
      if (from >= 0) {
        if (settledAt[from] === now && seen[from] !== seenNow) {
          seen[from] = seenNow;
          stack[top++] = from;
        }
      } else if (from <= RINGS) {
        const ring = this.ringList[RINGS - from];
        for (let i = 0; i < ring.length; i++) {
          const z = ring[i];
          if (settledAt[z] !== now || seen[z] === seenNow) continue;
          seen[z] = seenNow;
          stack[top++] = z;
        }
      }
    }
    return marks;
  }
}
