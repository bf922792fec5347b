/**
 * The search kernel: conflict-driven clause learning with activities, Luby restarts and reductions of the
 * learnt clauses. What follows from marks is in propagator.ts, what a conflict teaches in
 * conflict-learner.ts.
 */

import type { Budget } from '../../base/limits.ts';
import { OUTSIDE } from '../../kernel/framed-grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { SearchStats } from '../engine/engine.ts';
import { ConflictLearner } from './conflict-learner.ts';
import { NONE, type ProofLog, Propagator } from './propagator.ts';

/** Conflicts of the shortest run between two restarts; runs follow Luby's sequence. */
const RESTART_UNIT = 64;
/** What a search comes to: an assignment of all cells, no (further) one, or a limit. */
export const FOUND = 1;
export const EXHAUSTED = 0;
export const SPENT = -1;

/** When learnt clauses are dropped: a search may be given small numbers to see that it changes no verdict. */
export interface ReductionPolicy {
  /** How many clauses are kept before the first reduction. */
  readonly first: number;
  /** By how much that grows with each. */
  readonly step: number;
  /** Conflicts of the shortest run; reductions come with restarts. Default: RESTART_UNIT. */
  readonly restartUnit?: number;
}

const REDUCTION: ReductionPolicy = { first: 2000, step: 500 };

export class Search {
  /** The marks, what they imply and why. */
  readonly state: Propagator = new Propagator();
  readonly stats: SearchStats = { decisions: 0, conflicts: 0, propagations: 0 };
  private readonly learner = new ConflictLearner(this.state);
  private readonly reduction: ReductionPolicy;
  private readonly restartUnit: number;
  /** Levels up to here must not be jumped over: they divide the solutions still to come. */
  private floor = 0;
  private hasOrder = false;
  private restarts = 0;
  private restartIn = 0;
  private reduceAt = 0;

  constructor(reduction: ReductionPolicy = REDUCTION) {
    this.reduction = reduction;
    this.restartUnit = reduction.restartUnit ?? RESTART_UNIT;
  }

  /**
   * Sets up a puzzle, the marks to be kept with it, and a log of the proof, if any. False when they
   * contradict one another already.
   */
  load(puzzle: Puzzle, repeatsOnly: boolean, kept?: Shading, proof?: ProofLog): boolean {
    this.hasOrder = false;
    this.floor = 0;
    this.restarts = 0;
    this.restartIn = this.restartUnit;
    this.reduceAt = this.reduction.first;
    this.stats.decisions = 0;
    this.stats.conflicts = 0;
    this.stats.propagations = 0;
    this.state.proof = proof;
    const holds = this.state.load(puzzle, repeatsOnly, kept);
    this.learner.reserve(this.state.frame.size);
    return holds;
  }

  /**
   * Goes on until every cell is decided (FOUND), nothing is left to try (EXHAUSTED) or the budget is
   * spent (SPENT). After FOUND, `demandUnshaded` or `flip` say how to go on.
   */
  run(budget: Budget): number {
    const { state, stats } = this;
    if (budget.isSpent(stats.conflicts)) return SPENT;
    for (;;) {
      if (!this.propagateCounted()) {
        stats.conflicts++;
        if (state.depth === this.floor) {
          if (!this.flip()) return EXHAUSTED;
        } else {
          this.learner.learn(this.floor);
          this.restartIn--;
        }
        if (budget.isSpent(stats.conflicts)) return SPENT;
        continue;
      }
      if (state.trailLength === state.frame.cells.length) return FOUND;
      if (budget.isSpent(stats.conflicts)) return SPENT;
      if (!this.hasOrder) this.startOrder();
      if (this.restartIn <= 0) {
        this.restart();
        continue;
      }
      let x = state.order.pop();
      while (state.mark[x] !== UNKNOWN) x = state.order.pop();
      stats.decisions++;
      state.decide(x, state.phase[x], 0);
    }
  }

  private propagateCounted(): boolean {
    const { state } = this;
    const before = state.head;
    const quiet = state.propagate();
    this.stats.propagations += state.head - before;
    return quiet;
  }

  /** Puts the undecided cells in order: those with many peers first, to be left unshaded first. */
  private startOrder(): void {
    const { order, mark, rowNext, colNext, phase } = this.state;
    const { cells, size } = this.state.frame;
    order.reset(size);
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] !== UNKNOWN) continue;
      let peers = 0;
      for (let y = rowNext[x]; y !== x; y = rowNext[y]) peers++;
      for (let y = colNext[x]; y !== x; y = colNext[y]) peers++;
      phase[x] = UNSHADED;
      order.start(x, peers * 1e-6);
    }
    this.hasOrder = true;
  }

  private restart(): void {
    this.restarts++;
    this.restartIn = this.restartUnit * luby(this.restarts + 1);
    this.state.cancelTo(this.floor);
    if (this.floor === 0 && this.state.clauses.count > this.reduceAt) {
      this.state.clauses.reduce();
      this.reduceAt += this.reduction.step;
    }
  }

  /** Tries the deepest decision that has not been flipped the other way; false when none is left. */
  flip(): boolean {
    const { state } = this;
    let { depth } = state;
    while (depth > 0 && state.flipped[depth] !== 0) depth--;
    if (depth === 0) return false;
    const x = state.trail[state.levelStart[depth - 1]];
    const other = SHADED + UNSHADED - state.mark[x];
    state.cancelTo(depth - 1);
    state.decide(x, other, 1);
    this.floor = depth;
    return true;
  }

  /** Whether everything was decided without supposing anything: then there is one solution. */
  get isForced(): boolean {
    return this.state.depth === 0;
  }

  /**
   * A row-major cell of the found assignment that could be shaded as well, or -1 when it is maximal.
   * Repeats-only, seeds cannot.
   */
  findShadable(repeatsOnly: boolean): number {
    const { mark, level, forest, rowNext, colNext } = this.state;
    const { cells, sides } = this.state.frame;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      // What is unshaded for good cannot be shaded: it follows, or it was marked so.
      if (mark[x] === SHADED || level[x] === 0) continue;
      if (repeatsOnly && rowNext[x] === x && colNext[x] === x) continue;
      let isFree = true;
      for (let k = 0; k < 4; k++) if (mark[x + sides[k]] === SHADED) isFree = false;
      if (isFree && !forest.closesRing(x)) return i;
    }
    return -1;
  }

  /**
   * After FOUND: from now on, some cell shaded in the found assignment must be unshaded. When the
   * assignment is maximal, that excludes it and nothing else (docs/theory.md, "Maximal and unique").
   * False when no solution can be left.
   */
  demandUnshaded(): boolean {
    const { state } = this;
    const { trail, level, mark } = state;
    const { learnt } = this.learner;
    let count = 0;
    for (let i = 0; i < state.trailLength; i++) {
      const x = trail[i];
      if (mark[x] === SHADED && level[x] > 0) learnt[count++] = 2 * x + 1;
    }
    state.cancelTo(0);
    return this.demand(count);
  }

  /**
   * At the root: from now on some of these framed cells must have the state given. False when none can.
   * Cells that are decided already are looked at, not demanded.
   */
  demandAny(cells: readonly number[], value: number): boolean {
    const { state } = this;
    const { learnt } = this.learner;
    let count = 0;
    for (const x of cells) {
      if (state.mark[x] === value) return true;
      if (state.mark[x] === UNKNOWN) learnt[count++] = 2 * x + (value === SHADED ? 0 : 1);
    }
    return this.demand(count);
  }

  /**
   * After FOUND: from now on some of the framed cells in `agreed` must have another state than there, and
   * that is what is tried first. False when none can: then all of them have that state in every solution.
   * `agreed` has the state by framed cell, UNKNOWN for the cells that do not matter.
   */
  demandOther(agreed: Uint8Array): boolean {
    const { state } = this;
    const { learnt } = this.learner;
    const { cells } = state.frame;
    state.cancelTo(0);
    this.floor = 0;
    if (!this.hasOrder) this.startOrder();
    let count = 0;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (agreed[x] === UNKNOWN || state.mark[x] !== UNKNOWN) continue;
      const other = SHADED + UNSHADED - agreed[x];
      state.phase[x] = other;
      learnt[count++] = 2 * x + (other === SHADED ? 0 : 1);
    }
    return this.demand(count);
  }

  /** Adds the clause of the first `count` literals of `learnt`, all of them open, at the root. */
  private demand(count: number): boolean {
    const { state } = this;
    const { learnt } = this.learner;
    if (count === 0) return false;
    if (count === 1) state.assign(learnt[0] >> 1, 1 + (learnt[0] & 1), NONE);
    else state.clauses.add(learnt, count, 0);
    return true;
  }

  /**
   * After `load`: decides for good every cell of which supposing one value clashes at once, over and over
   * until none is left or `isSpent` says to stop. False when no solution is left. The marks are then
   * the forced cells.
   */
  probe(isSpent: () => boolean): boolean {
    if (!this.state.propagate()) return false;
    this.startOrder();
    const { cells } = this.state.frame;
    for (let quiet = 0, i = 0; quiet < cells.length && !isSpent(); i = (i + 1) % cells.length) {
      const outcome = this.state.mark[cells[i]] === UNKNOWN ? this.probeCell(cells[i]) : UNKNOWN;
      if (outcome === OUTSIDE) return false;
      quiet = outcome === UNKNOWN ? quiet + 1 : 0;
    }
    return true;
  }

  /** The state that the cell now has: UNKNOWN when both are possible, OUTSIDE when none is. */
  private probeCell(x: number): number {
    const { state } = this;
    for (let value = SHADED; value <= UNSHADED; value++) {
      state.decide(x, value, 0);
      const holds = state.propagate();
      state.cancelTo(0);
      if (holds) continue;
      const other = SHADED + UNSHADED - value;
      state.assign(x, other, NONE);
      return state.propagate() ? other : OUTSIDE;
    }
    return UNKNOWN;
  }
}

/** Term i >= 1 of the sequence 1 1 2 1 1 2 4 ... (Luby, Sinclair and Zuckerman). */
function luby(i: number): number {
  let size = 1;
  while (size < i) size = 2 * size + 1;
  while (size !== i) {
    size = (size - 1) >> 1;
    if (i > size) i -= size;
  }
  return (size + 1) >> 1;
}
