/**
 * Learning from conflicts: the clash becomes a clause by the first unique implication point (Marques-Silva
 * and Sakallah; the shape is MiniSat's), shortened by what its own cells imply.
 */

import { SHADED } from '../../puzzle/shading.ts';
import { NONE, type Propagator, RING } from './propagator.ts';

export class ConflictLearner {
  private readonly state: Propagator;
  /** The clause being learnt: cells at first, literals (2 * cell, + 1 for unshaded) in the end. */
  learnt!: Int32Array;
  private learntCount = 0;
  private seen!: Uint8Array;
  private levelStamp!: Int32Array;
  private stampNow = 0;
  private capacity = 0;

  constructor(state: Propagator) {
    this.state = state;
  }

  /** Makes every table as large as a grid of `size` framed cells needs. */
  reserve(size: number): void {
    if (size <= this.capacity) return;
    this.capacity = size;
    this.learnt = new Int32Array(size);
    this.seen = new Uint8Array(size);
    this.levelStamp = new Int32Array(size + 1);
    this.stampNow = 0;
  }

  /**
   * Turns the clash into a clause (first unique implication point), jumps back, but not above the level
   * `floor`, and asserts it.
   */
  learn(floor: number): void {
    const { learnt, state } = this;
    const { level, clauses } = state;
    this.analyze();
    let jump = 0;
    if (this.learntCount > 1) {
      let deepest = 1;
      for (let i = 2; i < this.learntCount; i++)
        if (level[learnt[i] >> 1] > level[learnt[deepest] >> 1]) deepest = i;
      const literal = learnt[deepest];
      learnt[deepest] = learnt[1];
      learnt[1] = literal;
      jump = level[literal >> 1];
    }
    const rank = this.countLevels();
    state.proof?.lemma(
      Array.from(learnt.subarray(0, this.learntCount), (l) => 2 * state.cellOf(l >> 1) + (l & 1)),
    );
    state.cancelTo(Math.max(jump, floor));
    const unit = learnt[0];
    let reason = NONE;
    if (this.learntCount > 1)
      reason = state.clauseBase + clauses.add(learnt, this.learntCount, rank);
    state.assign(unit >> 1, 1 + (unit & 1), reason);
    state.order.decay();
  }

  /** The number of levels in the learnt clause: the fewer, the more useful (Audemard and Simon). */
  private countLevels(): number {
    const { learnt, levelStamp } = this;
    const { level } = this.state;
    const now = ++this.stampNow;
    let levels = 0;
    for (let i = 0; i < this.learntCount; i++) {
      const at = level[learnt[i] >> 1];
      if (levelStamp[at] === now) continue;
      levelStamp[at] = now;
      levels++;
    }
    return levels;
  }

  /** Leaves the learnt clause in `learnt`, its literal of the current level first. */
  private analyze(): void {
    const { seen, learnt, state } = this;
    const { level, trail, clash, order, mark } = state;
    let index = state.trailLength;
    let open = 0;
    let pivot = -1;
    this.learntCount = 1;
    do {
      for (let i = 0; i < state.clashCount; i++) {
        const y = clash[i];
        if (y === pivot || seen[y] !== 0 || level[y] === 0) continue;
        seen[y] = 1;
        order.bump(y);
        if (level[y] === state.depth) open++;
        else learnt[this.learntCount++] = y;
      }
      do index--;
      while (seen[trail[index]] === 0);
      pivot = trail[index];
      seen[pivot] = 0;
      if (--open > 0) this.explain(pivot);
    } while (open > 0);
    const all = this.learntCount;
    let kept = 1;
    // Swap what is implied to the end, so that its `seen` can be cleared with the rest.
    for (let i = 1; i < all; i++) if (!this.isImplied(learnt[i])) kept = this.keep(i, kept);
    for (let i = 1; i < all; i++) seen[learnt[i]] = 0;
    this.learntCount = kept;
    learnt[0] = pivot;
    for (let i = 0; i < kept; i++) learnt[i] = 2 * learnt[i] + (mark[learnt[i]] === SHADED ? 1 : 0);
  }

  private keep(i: number, kept: number): number {
    const { learnt } = this;
    const cell = learnt[i];
    learnt[i] = learnt[kept];
    learnt[kept] = cell;
    return kept + 1;
  }

  /** Writes the cells that forced x to the propagator's `clash`. */
  private explain(x: number): void {
    const { state } = this;
    const { clash, clauses, clauseBase } = state;
    const reason = state.reason[x];
    if (reason === RING) {
      state.clashCount = state.forest.findRing(x, state.position, clash);
      // It need not be the ring that was met first.
      if (state.proof) state.logRing(x);
    } else if (reason < clauseBase) {
      clash[0] = reason;
      state.clashCount = 1;
    } else {
      const clause = reason - clauseBase;
      state.clashCount = clauses.size(clause);
      for (let i = 0; i < state.clashCount; i++) clash[i] = clauses.literal(clause, i) >> 1;
    }
  }

  /** Whether a cell of the learnt clause follows from the others (rings are not looked into). */
  private isImplied(x: number): boolean {
    const { seen } = this;
    const { level, clauses, clauseBase } = this.state;
    const reason = this.state.reason[x];
    if (reason < 0) return false;
    if (reason < clauseBase) return seen[reason] !== 0 || level[reason] === 0;
    const clause = reason - clauseBase;
    const size = clauses.size(clause);
    for (let i = 0; i < size; i++) {
      const y = clauses.literal(clause, i) >> 1;
      if (y !== x && seen[y] === 0 && level[y] !== 0) return false;
    }
    return true;
  }
}
