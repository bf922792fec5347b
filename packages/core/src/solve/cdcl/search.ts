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
import { NONE } from './propagator.ts';

/** Conflicts of the shortest run between two restarts; runs follow Luby's sequence. */
const RESTART_UNIT = 64;
/** Learnt clauses that are kept before the first reduction, and by how much that grows. */
const FIRST_REDUCTION = 2000;
const REDUCTION_STEP = 500;

/** What a search comes to: an assignment of all cells, no (further) one, or a limit. */
export const FOUND = 1;
export const EXHAUSTED = 0;
export const SPENT = -1;

export class Search extends ConflictLearner {
  readonly stats: SearchStats = { decisions: 0, conflicts: 0, propagations: 0 };
  private hasOrder = false;
  private restarts = 0;
  private restartIn = 0;
  private reduceAt = 0;

  override load(puzzle: Puzzle, repeatsOnly: boolean, kept?: Shading): boolean {
    this.hasOrder = false;
    this.floor = 0;
    this.restarts = 0;
    this.restartIn = RESTART_UNIT;
    this.reduceAt = FIRST_REDUCTION;
    this.stats.decisions = 0;
    this.stats.conflicts = 0;
    this.stats.propagations = 0;
    return super.load(puzzle, repeatsOnly, kept);
  }

  /**
   * Goes on until every cell is decided (FOUND), nothing is left to try (EXHAUSTED) or the budget is
   * spent (SPENT). After FOUND, `demandUnshaded` or `flip` say how to go on.
   */
  run(budget: Budget): number {
    if (budget.isSpent(this.stats.conflicts)) return SPENT;
    for (;;) {
      if (!this.propagateCounted()) {
        this.stats.conflicts++;
        if (this.depth === this.floor) {
          if (!this.flip()) return EXHAUSTED;
        } else {
          this.learn();
          this.restartIn--;
        }
        if (budget.isSpent(this.stats.conflicts)) return SPENT;
        continue;
      }
      if (this.trailLength === this.frame.cells.length) return FOUND;
      if (budget.isSpent(this.stats.conflicts)) return SPENT;
      if (!this.hasOrder) this.startOrder();
      if (this.restartIn <= 0) {
        this.restart();
        continue;
      }
      let x = this.order.pop();
      while (this.mark[x] !== UNKNOWN) x = this.order.pop();
      this.stats.decisions++;
      this.decide(x, this.phase[x], 0);
    }
  }

  private propagateCounted(): boolean {
    const before = this.head;
    const quiet = this.propagate();
    this.stats.propagations += this.head - before;
    return quiet;
  }

  /** Puts the undecided cells in order: those with many peers first, to be left unshaded first. */
  private startOrder(): void {
    const { order, mark, rowNext, colNext } = this;
    const { cells, size } = this.frame;
    order.reset(size);
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] !== UNKNOWN) continue;
      let peers = 0;
      for (let y = rowNext[x]; y !== x; y = rowNext[y]) peers++;
      for (let y = colNext[x]; y !== x; y = colNext[y]) peers++;
      this.phase[x] = UNSHADED;
      order.start(x, peers * 1e-6);
    }
    this.hasOrder = true;
  }

  private restart(): void {
    this.restarts++;
    this.restartIn = RESTART_UNIT * luby(this.restarts + 1);
    this.cancelTo(this.floor);
    if (this.floor === 0 && this.clauses.count > this.reduceAt) {
      this.clauses.reduce();
      this.reduceAt += REDUCTION_STEP;
    }
  }

  /** Tries the deepest decision that has not been flipped the other way; false when none is left. */
  flip(): boolean {
    let depth = this.depth;
    while (depth > 0 && this.flipped[depth] !== 0) depth--;
    if (depth === 0) return false;
    const x = this.trail[this.levelStart[depth - 1]];
    const other = SHADED + UNSHADED - this.mark[x];
    this.cancelTo(depth - 1);
    this.decide(x, other, 1);
    this.floor = depth;
    return true;
  }

  /** Whether everything was decided without supposing anything: then there is one solution. */
  get isForced(): boolean {
    return this.depth === 0;
  }

  /**
   * A row-major cell of the found assignment that could be shaded as well, or -1 when it is maximal.
   * Repeats-only, seeds cannot.
   */
  findShadable(repeatsOnly: boolean): number {
    const { mark, forest, rowNext, colNext } = this;
    const { cells, sides } = this.frame;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] === SHADED) continue;
      if (repeatsOnly && rowNext[x] === x && colNext[x] === x) continue;
      let isFree = true;
      for (let k = 0; k < 4; k++) if (mark[x + sides[k]] === SHADED) isFree = false;
      if (isFree && !forest.closesRing(x)) return i;
    }
    return -1;
  }

  /**
   * After FOUND: from now on, some cell shaded in the found assignment must be unshaded. When the
   * assignment is maximal, that excludes it and nothing else (theory: solutions are closed downwards).
   * False when no solution can be left.
   */
  demandUnshaded(): boolean {
    const { trail, level, mark, learnt } = this;
    let count = 0;
    for (let i = 0; i < this.trailLength; i++) {
      const x = trail[i];
      if (mark[x] === SHADED && level[x] > 0) learnt[count++] = 2 * x + 1;
    }
    this.cancelTo(0);
    if (count === 0) return false;
    if (count === 1) this.assign(learnt[0] >> 1, UNSHADED, NONE);
    else this.clauses.add(learnt, count, 0);
    return true;
  }

  /**
   * After `load`: decides for good every cell of which supposing one value clashes at once, over and over
   * until none is left or `isSpent` says to stop. False when no solution is left. `marks` then has the
   * forced cells.
   */
  probe(isSpent: () => boolean): boolean {
    if (!this.propagate()) return false;
    this.startOrder();
    const { cells } = this.frame;
    for (let quiet = 0, i = 0; quiet < cells.length && !isSpent(); i = (i + 1) % cells.length) {
      const outcome = this.mark[cells[i]] === UNKNOWN ? this.probeCell(cells[i]) : UNKNOWN;
      if (outcome === OUTSIDE) return false;
      quiet = outcome === UNKNOWN ? quiet + 1 : 0;
    }
    return true;
  }

  /** The state that the cell now has: UNKNOWN when both are possible, OUTSIDE when none is. */
  private probeCell(x: number): number {
    for (let state = SHADED; state <= UNSHADED; state++) {
      this.decide(x, state, 0);
      const holds = this.propagate();
      this.cancelTo(0);
      if (holds) continue;
      const other = SHADED + UNSHADED - state;
      this.assign(x, other, NONE);
      return this.propagate() ? other : OUTSIDE;
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
