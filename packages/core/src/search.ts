/**
 * The search kernel: conflict-driven clause learning over framed cells (the shape is MiniSat's), with
 * two native propagators: R1 and R2, which are binary clauses, by walking peers and neighbours, and R3
 * by the forest of shaded cells with rollback. All state lives in typed arrays that are kept from one
 * puzzle to the next; a puzzle costs no allocation but its answers.
 *
 * Invariants: `trail[0..trailLength)` holds the decided cells in order and `position` inverts it;
 * `levelStart[d]` is the trail length before the decision of level d + 1; a reason is NONE (decided or
 * known at the root), RING (shading the cell would close a ring of shaded cells), a framed cell (the
 * neighbour or peer that forced it) or `clauseBase` plus a clause.
 */
import { ActivityOrder } from './activity.ts';
import { ClauseStore } from './clauses.ts';
import type { SearchStats } from './engine.ts';
import { Forest } from './forest.ts';
import { type Frame, frameOf, OUTSIDE, SPLITS } from './frame.ts';
import type { Budget } from './limits.ts';
import { linkPeers } from './peers.ts';
import type { Puzzle } from './puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from './shading.ts';

const NONE = -1;
const RING = -2;

/** Conflicts of the shortest run between two restarts; runs follow Luby's sequence. */
const RESTART_UNIT = 64;
/** Learnt clauses that are kept before the first reduction, and by how much that grows. */
const FIRST_REDUCTION = 2000;
const REDUCTION_STEP = 500;

/** What a search comes to: an assignment of all cells, no (further) one, or a limit. */
export const FOUND = 1;
export const EXHAUSTED = 0;
export const SPENT = -1;

/** Told of every clause that the search draws on beyond R1 and R2; cells are row-major. */
export interface ProofLog {
  /**
   * Not all of these cells can be shaded: a ring in ring order, or a chain from border to border, or
   * one cell that splits a one-line board.
   */
  ring(cells: readonly number[]): void;
  /** A clause that follows by unit propagation: literals 2 * cell (shaded) or 2 * cell + 1 (unshaded). */
  lemma(literals: readonly number[]): void;
}

export class Search {
  private puzzle!: Puzzle;
  private frame!: Frame;
  /** Where to write down a proof; set before `load`. */
  proof: ProofLog | undefined = undefined;
  readonly stats: SearchStats = { decisions: 0, conflicts: 0, propagations: 0 };

  // The board, by framed cell.
  private mark!: Uint8Array;
  private rowNext!: Int32Array;
  private colNext!: Int32Array;
  private readonly forest = new Forest();

  // Trail and levels.
  private trail!: Int32Array;
  private position!: Int32Array;
  private level!: Int32Array;
  private reason!: Int32Array;
  private levelStart!: Int32Array;
  private levelLog!: Int32Array;
  /** 1 for a level whose decision has been tried the other way already (enumeration only). */
  private flipped!: Uint8Array;
  private trailLength = 0;
  private depth = 0;
  private head = 0;
  private forestHead = 0;
  /** Levels up to here must not be jumped over: they divide the solutions still to come. */
  private floor = 0;

  // Clauses and the order of decisions.
  private readonly clauses = new ClauseStore();
  private clauseBase = 0;
  private readonly order = new ActivityOrder();
  private hasOrder = false;
  /** Next state to try for a cell, by framed cell. */
  private phase!: Uint8Array;
  private restarts = 0;
  private restartIn = 0;
  private reduceAt = 0;

  // Conflict analysis.
  private clash!: Int32Array;
  private clashCount = 0;
  private seen!: Uint8Array;
  private learnt!: Int32Array;
  private learntCount = 0;
  private levelStamp!: Int32Array;
  private stampNow = 0;
  private capacity = 0;

  /**
   * Sets up a puzzle and decides what the static rules give (cells that cannot be shaded alone,
   * a cell between two equal symbols, equals of an adjacent pair; repeats-only: the seeds).
   * and the marks to be kept, if any. False when they contradict one another already.
   */
  load(puzzle: Puzzle, repeatsOnly: boolean, kept?: Shading): boolean {
    this.puzzle = puzzle;
    const frame = frameOf(puzzle.rows, puzzle.cols);
    this.frame = frame;
    const { size } = frame;
    if (size > this.capacity) this.allocate(size);
    this.mark.fill(OUTSIDE, 0, size);
    for (let i = 0; i < frame.cells.length; i++) this.mark[frame.cells[i]] = UNKNOWN;
    linkPeers(puzzle, frame, this.rowNext, this.colNext);
    this.forest.reset(frame);
    this.clauses.reset(2 * size);
    this.clauseBase = size;
    this.hasOrder = false;
    this.trailLength = 0;
    this.depth = 0;
    this.head = 0;
    this.forestHead = 0;
    this.floor = 0;
    this.restarts = 0;
    this.restartIn = RESTART_UNIT;
    this.reduceAt = FIRST_REDUCTION;
    this.stats.decisions = 0;
    this.stats.conflicts = 0;
    this.stats.propagations = 0;
    return (
      this.decideStatic() &&
      (!repeatsOnly || this.unshadeSeeds()) &&
      (kept === undefined || this.keepMarks(kept))
    );
  }

  private allocate(size: number): void {
    this.capacity = size;
    this.mark = new Uint8Array(size);
    this.rowNext = new Int32Array(size);
    this.colNext = new Int32Array(size);
    this.trail = new Int32Array(size);
    this.position = new Int32Array(size + 1);
    this.level = new Int32Array(size);
    this.reason = new Int32Array(size);
    this.levelStart = new Int32Array(size);
    this.levelLog = new Int32Array(size);
    this.flipped = new Uint8Array(size + 1);
    this.phase = new Uint8Array(size);
    this.clash = new Int32Array(size + 1);
    this.seen = new Uint8Array(size);
    this.learnt = new Int32Array(size);
    this.levelStamp = new Int32Array(size + 1);
    this.stampNow = 0;
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

  private assign(x: number, state: number, reason: number): void {
    this.mark[x] = state;
    this.level[x] = this.depth;
    this.reason[x] = reason;
    this.position[x] = this.trailLength;
    this.trail[this.trailLength++] = x;
  }

  /** Draws all consequences of the marks; false leaves the clashing cells in `clash`. */
  private propagate(): boolean {
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
  private logRing(x: number): void {
    const { ringGap } = this.forest;
    const path = Array.from(this.clash.subarray(0, this.clashCount), (y) => this.cellOf(y));
    const cell = this.cellOf(x);
    const ring =
      ringGap < 0 ? [...path, cell] : [...path.slice(ringGap), cell, ...path.slice(0, ringGap)];
    this.proof?.ring(ring);
  }

  /** The row-major cell of a framed one. */
  private cellOf(x: number): number {
    const { stride, cols } = this.frame;
    return (Math.floor(x / stride) - 1) * cols + (x % stride) - 1;
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
  private cancelTo(depth: number): void {
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

  private decide(x: number, state: number, flipped: number): void {
    this.levelStart[this.depth] = this.trailLength;
    this.levelLog[this.depth] = this.forest.logLength;
    this.depth++;
    this.flipped[this.depth] = flipped;
    this.assign(x, state, NONE);
  }

  /**
   * After `load`: decides for good every cell of which supposing one value clashes at once, over and
   * over until none is left. False when no solution is left. `answer` then has the forced cells.
   */
  probe(): boolean {
    if (!this.propagate()) return false;
    this.startOrder();
    const { cells } = this.frame;
    for (let quiet = 0, i = 0; quiet < cells.length; i = (i + 1) % cells.length) {
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
        } else this.learn();
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

  /** Turns the clash into a clause (first unique implication point), jumps back and asserts it. */
  private learn(): void {
    const { learnt, level } = this;
    this.analyze();
    this.restartIn--;
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
    this.proof?.lemma(
      Array.from(learnt.subarray(0, this.learntCount), (l) => 2 * this.cellOf(l >> 1) + (l & 1)),
    );
    this.cancelTo(Math.max(jump, this.floor));
    const unit = learnt[0];
    let reason = NONE;
    if (this.learntCount > 1)
      reason = this.clauseBase + this.clauses.add(learnt, this.learntCount, rank);
    this.assign(unit >> 1, 1 + (unit & 1), reason);
    this.order.decay();
  }

  /** The number of levels in the learnt clause: the fewer, the more useful (Audemard and Simon). */
  private countLevels(): number {
    const { learnt, level, levelStamp } = this;
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
    const { seen, level, trail, clash, learnt } = this;
    let index = this.trailLength;
    let open = 0;
    let pivot = -1;
    this.learntCount = 1;
    do {
      for (let i = 0; i < this.clashCount; i++) {
        const y = clash[i];
        if (y === pivot || seen[y] !== 0 || level[y] === 0) continue;
        seen[y] = 1;
        this.order.bump(y);
        if (level[y] === this.depth) open++;
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
    for (let i = 0; i < kept; i++)
      learnt[i] = 2 * learnt[i] + (this.mark[learnt[i]] === SHADED ? 1 : 0);
  }

  private keep(i: number, kept: number): number {
    const { learnt } = this;
    const cell = learnt[i];
    learnt[i] = learnt[kept];
    learnt[kept] = cell;
    return kept + 1;
  }

  /** Writes the cells that forced x to `clash`. */
  private explain(x: number): void {
    const { clash, clauses } = this;
    const reason = this.reason[x];
    if (reason === RING) {
      this.clashCount = this.forest.findRing(x, this.position, clash);
      // It need not be the ring that was met first.
      if (this.proof) this.logRing(x);
    } else if (reason < this.clauseBase) {
      clash[0] = reason;
      this.clashCount = 1;
    } else {
      const clause = reason - this.clauseBase;
      this.clashCount = clauses.size(clause);
      for (let i = 0; i < this.clashCount; i++) clash[i] = clauses.literal(clause, i) >> 1;
    }
  }

  /** Whether a cell of the learnt clause follows from the others (rings are not looked into). */
  private isImplied(x: number): boolean {
    const { seen, level, clauses } = this;
    const reason = this.reason[x];
    if (reason < 0) return false;
    if (reason < this.clauseBase) return seen[reason] !== 0 || level[reason] === 0;
    const clause = reason - this.clauseBase;
    const size = clauses.size(clause);
    for (let i = 0; i < size; i++) {
      const y = clauses.literal(clause, i) >> 1;
      if (y !== x && seen[y] === 0 && level[y] !== 0) return false;
    }
    return true;
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

  /** The found assignment in row-major order. */
  answer(): Shading {
    const { cells } = this.frame;
    const shading = new Uint8Array(cells.length);
    for (let i = 0; i < cells.length; i++) shading[i] = this.mark[cells[i]];
    return shading;
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
