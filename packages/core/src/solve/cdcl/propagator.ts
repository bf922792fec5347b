/**
 * What follows from marks: the marks, the trail and the propagators of the search, over framed cells. R1
 * and R2 are binary clauses and are walked as peers and neighbours; R3 is the forest of shaded cells with
 * rollback; learnt clauses are watched. All state lives in typed arrays that are kept from one puzzle to
 * the next; a puzzle costs no allocation but its answers.
 *
 * Invariants: `trail[0..trailLength)` holds the decided cells in order and `position` inverts it;
 * `levelStart[d]` is the trail length before the decision of level d + 1; a reason is NONE (decided or
 * known at the root), RING (shading the cell would close a ring of shaded cells), a framed cell (the
 * neighbour or peer that forced it) or `clauseBase` plus a clause.
 */

import { SPLITS } from '../../kernel/framed-grid.ts';
import { FramedState } from '../../kernel/framed-state.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { ActivityOrder } from './activity-order.ts';
import { ClauseStore } from './clause-store.ts';

export const NONE = -1;
export const RING = -2;

/** Told of every clause that the search draws on beyond R1 and R2; cells are row-major. */
export interface ProofLog {
  /**
   * Not all of these cells can be shaded: a ring in ring order, or a chain from border to border, or
   * one cell that splits a one-line grid.
   */
  ring(cells: readonly number[]): void;
  /** A clause that follows by unit propagation: literals 2 * cell (shaded) or 2 * cell + 1 (unshaded). */
  lemma(literals: readonly number[]): void;
}

export class Propagator extends FramedState {
  /** Where to write down a proof; set before `load`. */
  proof: ProofLog | undefined = undefined;

  // Trail and levels.
  trail!: Int32Array;
  position!: Int32Array;
  level!: Int32Array;
  reason!: Int32Array;
  levelStart!: Int32Array;
  private levelLog!: Int32Array;
  /** 1 for a level whose decision has been tried the other way already (enumeration only). */
  flipped!: Uint8Array;
  trailLength = 0;
  depth = 0;
  head = 0;
  private forestHead = 0;

  readonly clauses: ClauseStore = new ClauseStore();
  clauseBase = 0;
  /** Undecided cells by activity, and the state to try first. */
  readonly order: ActivityOrder = new ActivityOrder();
  phase!: Uint8Array;

  /** The cells that clash, after `propagate` has returned false. */
  clash!: Int32Array;
  clashCount = 0;

  /**
   * Sets up a puzzle and decides what the static rules give (cells that cannot be shaded alone, a cell
   * between two equal symbols, equals of an adjacent pair; repeats-only: the seeds) and the marks to be
   * kept, if any. False when they contradict one another already.
   */
  load(puzzle: Puzzle, repeatsOnly: boolean, kept?: Shading): boolean {
    this.layOut(puzzle);
    const { size } = this.frame;
    this.clauses.reset(2 * size);
    this.clauseBase = size;
    this.trailLength = 0;
    this.depth = 0;
    this.head = 0;
    this.forestHead = 0;
    return (
      this.decideStatic() &&
      (!repeatsOnly || this.unshadeSeeds()) &&
      (kept === undefined || this.keepMarks(kept))
    );
  }

  override allocate(size: number): void {
    super.allocate(size);
    this.trail = new Int32Array(size);
    this.position = new Int32Array(size + 1);
    this.level = new Int32Array(size);
    this.reason = new Int32Array(size);
    this.levelStart = new Int32Array(size);
    this.levelLog = new Int32Array(size);
    this.flipped = new Uint8Array(size + 1);
    this.phase = new Uint8Array(size);
    this.clash = new Int32Array(size + 1);
  }

  private decideStatic(): boolean {
    const { rows, cols, symbols } = this.puzzle;
    const { stride, edge, edgeCells } = this.frame;
    for (let i = 0; i < edgeCells.length; i++)
      if (edge[edgeCells[i]] === SPLITS) {
        this.proof?.ring([this.cellOf(edgeCells[i])]);
        if (!this.fix(edgeCells[i], UNSHADED)) return false;
      }
    for (let row = 0, cell = 0; row < rows; row++)
      for (let col = 0, x = (row + 1) * stride + 1; col < cols; col++, cell++, x++) {
        const symbol = symbols[cell];
        if (symbol <= 0) continue;
        if (col + 1 < cols && symbols[cell + 1] === symbol)
          if (!this.shadeOthers(x, x + 1, this.rowNext)) return false;
        if (row + 1 < rows && symbols[cell + cols] === symbol)
          if (!this.shadeOthers(x, x + stride, this.colNext)) return false;
        if (col + 2 < cols && symbols[cell + 2] === symbol)
          if (!this.fix(x + 1, UNSHADED)) return false;
        if (row + 2 < rows && symbols[cell + 2 * cols] === symbol)
          if (!this.fix(x + stride, UNSHADED)) return false;
      }
    return true;
  }

  /** Of an adjacent equal pair exactly one stays unshaded: every other equal cell of the line goes. */
  private shadeOthers(x: number, pair: number, next: Int32Array): boolean {
    for (let y = next[x]; y !== x; y = next[y])
      if (y !== pair && !this.fix(y, SHADED)) return false;
    return true;
  }

  private unshadeSeeds(): boolean {
    const { cells } = this.frame;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (this.rowNext[x] === x && this.colNext[x] === x && !this.fix(x, UNSHADED)) return false;
    }
    return true;
  }

  private keepMarks(marks: Shading): boolean {
    const { cells } = this.frame;
    for (let i = 0; i < cells.length; i++)
      if (marks[i] !== UNKNOWN && !this.fix(cells[i], marks[i])) return false;
    return true;
  }

  /** Decides a cell for good; false when it has the other state. */
  private fix(x: number, state: number): boolean {
    if (this.mark[x] === UNKNOWN) {
      this.assign(x, state, NONE);
      this.proof?.lemma([2 * this.cellOf(x) + state - SHADED]);
      return true;
    }
    return this.mark[x] === state;
  }

  assign(x: number, state: number, reason: number): void {
    this.mark[x] = state;
    this.level[x] = this.depth;
    this.reason[x] = reason;
    this.position[x] = this.trailLength;
    this.trail[this.trailLength++] = x;
  }

  /** Draws all consequences of the marks; false leaves the clashing cells in `clash`. */
  propagate(): boolean {
    const { trail, mark, forest } = this;
    for (;;) {
      while (this.head < this.trailLength) {
        const x = trail[this.head++];
        if (!(mark[x] === SHADED ? this.unshadeAround(x) : this.shadePeers(x))) return false;
        if (this.clauses.count > 0 && !this.propagateClauses(x)) return false;
      }
      // The forest comes last: it costs more, and the rules above make its answers sure.
      if (this.forestHead === this.trailLength) return true;
      const x = trail[this.forestHead++];
      if (mark[x] !== SHADED) continue;
      if (!forest.plant(x)) {
        this.clashCount = forest.findRing(x, this.position, this.clash);
        if (this.proof) this.logRing(x);
        this.clash[this.clashCount++] = x;
        return false;
      }
      if (forest.freshCount > 0) this.unshadeCuts();
    }
  }

  private unshadeAround(x: number): boolean {
    const { mark } = this;
    const { sides } = this.frame;
    for (let k = 0; k < 4; k++) {
      const y = x + sides[k];
      if (mark[y] === UNKNOWN) this.assign(y, UNSHADED, x);
      else if (mark[y] === SHADED) return this.clashOf(x, y);
    }
    return true;
  }

  private shadePeers(x: number): boolean {
    const { mark, rowNext, colNext } = this;
    for (let y = rowNext[x]; y !== x; y = rowNext[y])
      if (mark[y] === UNKNOWN) this.assign(y, SHADED, x);
      else if (mark[y] === UNSHADED) return this.clashOf(x, y);
    for (let y = colNext[x]; y !== x; y = colNext[y])
      if (mark[y] === UNKNOWN) this.assign(y, SHADED, x);
      else if (mark[y] === UNSHADED) return this.clashOf(x, y);
    return true;
  }

  private clashOf(x: number, y: number): boolean {
    this.clash[0] = x;
    this.clash[1] = y;
    this.clashCount = 2;
    return false;
  }

  /** Unshades the cells near the last planted one that can no longer be shaded. */
  private unshadeCuts(): void {
    const { mark, forest } = this;
    const { diagonals } = this.frame;
    const { fresh, freshCount } = forest;
    for (let i = 0; i < freshCount; i++)
      for (let k = 0; k < 4; k++) {
        const z = fresh[i] + diagonals[k];
        if (mark[z] !== UNKNOWN || !forest.closesRing(z)) continue;
        this.assign(z, UNSHADED, RING);
        if (!this.proof) continue;
        this.clashCount = forest.findRing(z, this.position, this.clash);
        this.logRing(z);
      }
  }

  /** Logs the ring that is x and the cells in `clash`, as `findRing` left them. */
  logRing(x: number): void {
    const { ringGap } = this.forest;
    const path = Array.from(this.clash.subarray(0, this.clashCount), (y) => this.cellOf(y));
    const cell = this.cellOf(x);
    const ring =
      ringGap < 0 ? [...path, cell] : [...path.slice(ringGap), cell, ...path.slice(0, ringGap)];
    this.proof?.ring(ring);
  }

  private propagateClauses(x: number): boolean {
    const { clauses, mark } = this;
    const literal = 2 * x + (mark[x] === SHADED ? 1 : 0);
    let clause = 0;
    for (;;) {
      clause = clauses.nextUnit(literal, clause, mark);
      if (clause === 0) return true;
      const unit = clauses.literal(clause, 0);
      const y = unit >> 1;
      if (mark[y] !== UNKNOWN) {
        this.clashCount = clauses.size(clause);
        for (let i = 0; i < this.clashCount; i++) this.clash[i] = clauses.literal(clause, i) >> 1;
        return false;
      }
      this.assign(y, 1 + (unit & 1), this.clauseBase + clause);
    }
  }

  /** Takes back every level above `depth`. */
  cancelTo(depth: number): void {
    if (this.depth <= depth) return;
    const { trail, mark, forest, phase, order } = this;
    const start = this.levelStart[depth];
    forest.undoTo(this.levelLog[depth]);
    for (let i = this.trailLength - 1; i >= start; i--) {
      const x = trail[i];
      phase[x] = mark[x];
      if (mark[x] === SHADED) forest.uproot(x);
      mark[x] = UNKNOWN;
      order.insert(x);
    }
    this.trailLength = start;
    this.head = start;
    this.forestHead = start;
    this.depth = depth;
  }

  decide(x: number, state: number, flipped: number): void {
    this.levelStart[this.depth] = this.trailLength;
    this.levelLog[this.depth] = this.forest.logLength;
    this.depth++;
    this.flipped[this.depth] = flipped;
    this.assign(x, state, NONE);
  }
}
