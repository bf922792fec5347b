/**
 * The rater's kernel: the human techniques of spec section 5 on a framed board, built for speed. Marks
 * carry an undo trail, a round of routine looks at the newly marked cells only, and cut is answered by
 * the forest of shaded cells with rollback; nothing is allocated while it runs.
 *
 * Invariants: the first `settled` cells of the trail have had their routine consequences drawn;
 * `candidates` holds (once each) the undecided cells near which trees have grown together since cut was
 * last asked; a cell outside it cannot be cut.
 *
 * "Broken" is meant of the marks alone: a closed ring of shaded cells breaks R3 only when unshaded
 * cells are marked on both sides. They are as soon as one cell of the ring has had its round of
 * routine; a ring of brand-new cells is looked at by flood fill.
 */
import type { Conclusion, Mark } from './deduction.ts';
import { Forest } from './forest.ts';
import { type Frame, frameOf, OUTSIDE } from './frame.ts';
import { linkPeers } from './peers.ts';
import type { Puzzle } from './puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from './shading.ts';
import { FORCED_ROUNDS, LONG_STEPS, SHORT_STEPS, TECHNIQUES } from './technique.ts';

export const ROUTINE = 0;
export const SANDWICH = 1;
export const PAIR = 2;
export const CORNER = 3;
export const CUT = 4;
export const FORCED = 5;
export const SHORT_CONTRADICTION = 6;
export const CONTRADICTION = 7;

/** How a run ends. */
export const SOLVED = 1;
export const STUCK = 0;
export const BROKEN = -1;

/** What a supposition comes to: nothing, a short or a long contradiction. */
const HOLDS = 0;
const SHORT = 1;
const LONG = 2;

/** What one of the techniques that suppose a value concludes, by its index in TECHNIQUES. */
export interface Refuted {
  readonly technique: number;
  readonly cells: readonly Conclusion[];
}

let idle: Rater | undefined;

/** Lends a rater, kept from one puzzle to the next; whoever needs one meanwhile gets its own. */
export function withRater<T>(work: (rater: Rater) => T): T {
  const rater = idle ?? new Rater();
  idle = undefined;
  try {
    return work(rater);
  } finally {
    idle = rater;
  }
}

export class Rater {
  private puzzle!: Puzzle;
  private frame!: Frame;
  private readonly forest = new Forest();
  private mark!: Uint8Array;
  private rowNext!: Int32Array;
  private colNext!: Int32Array;
  private trail!: Int32Array;
  private position!: Int32Array;
  private trailLength = 0;
  private settled = 0;
  /** Where on the trail the present step began: cells before it are not new. */
  private stepStart = 0;
  private isBroken = false;
  /** The last static technique that was applied. */
  private staticDone = 0;
  /** A ring of new cells has closed that flood fill must judge. */
  private hasNewRing = false;
  private candidates!: Int32Array;
  private isCandidate!: Uint8Array;
  private candidateCount = 0;
  private ring!: Int32Array;
  /** Cells that a forced value would mark, and what is tagged while they are gathered. */
  private group!: Int32Array;
  private groupCount = 0;
  private tag!: Int32Array;
  private tagNow = 0;
  private hits!: Int32Array;
  private hitStates!: Uint8Array;
  private longHits!: Int32Array;
  private longStates!: Uint8Array;
  /** By cell and state: `safeNow` where supposing it is known to break nothing on this board. */
  private safe!: Int32Array;
  private safeNow = 0;
  private floor = 0;
  private flood!: Int32Array;
  private flooded!: Int32Array;
  private floodNow = 0;
  private capacity = 0;

  /** Rounds so far, and instances of each technique by its index in TECHNIQUES. */
  steps = 0;
  readonly uses: Int32Array = new Int32Array(TECHNIQUES.length);
  /** Rounds that used each technique. */
  readonly rounds: Int32Array = new Int32Array(TECHNIQUES.length);
  /** Forced values whose opposite breaks a rule in the first round already. */
  forcedAtOnce = 0;
  /** The hardest technique used. */
  hardest: number = ROUTINE;
  /** Undecided cells when the techniques up to easy, medium, hard were first stuck; else 0. */
  leftByEasy = 0;
  leftByMedium = 0;
  leftByHard = 0;

  load(puzzle: Puzzle): void {
    this.puzzle = puzzle;
    this.frame = frameOf(puzzle.rows, puzzle.cols);
    const { size, cells } = this.frame;
    if (size > this.capacity) this.allocate(size);
    this.mark.fill(OUTSIDE, 0, size);
    for (let i = 0; i < cells.length; i++) this.mark[cells[i]] = UNKNOWN;
    linkPeers(puzzle, this.frame, this.rowNext, this.colNext);
    this.forest.reset(this.frame);
    this.trailLength = 0;
    this.settled = 0;
    this.stepStart = 0;
    this.isBroken = false;
    this.hasNewRing = false;
    this.staticDone = ROUTINE;
    this.isCandidate.fill(0, 0, size);
    this.candidateCount = 0;
    this.steps = 0;
    this.uses.fill(0);
    this.rounds.fill(0);
    this.forcedAtOnce = 0;
    this.hardest = ROUTINE;
    this.leftByEasy = 0;
    this.leftByMedium = 0;
    this.leftByHard = 0;
    this.offerSplitting();
  }

  /** Loads a puzzle under way, on whose marks routine and the easy techniques have nothing to say. */
  loadQuiet(puzzle: Puzzle, marks: Shading): void {
    this.load(puzzle);
    const { cells } = this.frame;
    for (let i = 0; i < cells.length; i++) if (marks[i] !== UNKNOWN) this.set(cells[i], marks[i]);
    this.settled = this.trailLength;
    this.stepStart = this.trailLength;
  }

  /**
   * After `loadQuiet`: all that the cheapest supposition technique concludes (by row-major cell), or
   * undefined when they are stuck. To be asked once.
   */
  findRefuted(): Refuted | undefined {
    const technique = this.applyForced() ? FORCED : this.applyContradictions(CONTRADICTION, 0);
    if (technique < 0) return undefined;
    const { stride, cols } = this.frame;
    const cells = Array.from({ length: this.uses[technique] }, (_, i) => {
      const x = this.hits[i];
      const cell = (Math.floor(x / stride) - 1) * cols + (x % stride) - 1;
      return { cell, state: this.hitStates[i] as Mark };
    });
    return { technique, cells };
  }

  private allocate(size: number): void {
    this.capacity = size;
    this.mark = new Uint8Array(size);
    this.rowNext = new Int32Array(size);
    this.colNext = new Int32Array(size);
    this.trail = new Int32Array(size);
    this.position = new Int32Array(size + 1);
    this.candidates = new Int32Array(size);
    this.isCandidate = new Uint8Array(size);
    this.ring = new Int32Array(size);
    this.group = new Int32Array(size);
    this.tag = new Int32Array(size);
    this.tagNow = 0;
    this.hits = new Int32Array(size);
    this.hitStates = new Uint8Array(size);
    this.longHits = new Int32Array(size);
    this.longStates = new Uint8Array(size);
    this.safe = new Int32Array(2 * size);
    this.safeNow = 0;
    this.flood = new Int32Array(size);
    this.flooded = new Int32Array(size);
    this.floodNow = 0;
  }

  /** The cells of a one-line board that split it alone are cut from the start. */
  private offerSplitting(): void {
    const { edgeCells } = this.frame;
    for (let i = 0; i < edgeCells.length; i++)
      if (this.forest.closesRing(edgeCells[i])) this.offer(edgeCells[i]);
  }

  private offer(x: number): void {
    if (this.isCandidate[x] !== 0) return;
    this.isCandidate[x] = 1;
    this.candidates[this.candidateCount++] = x;
  }

  /** Marks an undecided cell; `isBroken` tells when that breaks a rule. */
  private set(x: number, state: number): void {
    this.mark[x] = state;
    this.position[x] = this.trailLength;
    this.trail[this.trailLength++] = x;
    if (state === SHADED) this.checkShaded(x);
    else this.checkUnshaded(x);
  }

  private checkUnshaded(x: number): void {
    const { mark, rowNext, colNext } = this;
    for (let y = rowNext[x]; y !== x; y = rowNext[y])
      if (mark[y] === UNSHADED) this.isBroken = true;
    for (let y = colNext[x]; y !== x; y = colNext[y])
      if (mark[y] === UNSHADED) this.isBroken = true;
  }

  private checkShaded(x: number): void {
    const { mark, forest } = this;
    const { sides, diagonals } = this.frame;
    for (let k = 0; k < 4; k++)
      if (mark[x + sides[k]] === SHADED) {
        this.isBroken = true;
        return;
      }
    if (!forest.plant(x)) {
      this.judgeRing(x);
      return;
    }
    const { fresh, freshCount } = forest;
    for (let i = 0; i < freshCount; i++)
      for (let k = 0; k < 4; k++) {
        const z = fresh[i] + diagonals[k];
        if (mark[z] === UNKNOWN && this.isCandidate[z] === 0) this.offer(z);
      }
  }

  private judgeRing(x: number): void {
    const count = this.forest.findRing(x, this.position, this.ring);
    for (let i = 0; i < count; i++)
      if (this.position[this.ring[i]] < this.stepStart) {
        this.isBroken = true;
        return;
      }
    this.hasNewRing = true;
  }

  /** To be asked at the end of each step: settles what flood fill must judge. */
  private endStep(): boolean {
    if (this.hasNewRing && !this.isBroken) this.isBroken = this.dividesUnshaded();
    this.stepStart = this.trailLength;
    return this.isBroken;
  }

  /** Whether unshaded cells are marked in two parts of the open area. */
  private dividesUnshaded(): boolean {
    const { mark, flood, flooded } = this;
    const { cells, sides } = this.frame;
    const now = ++this.floodNow;
    let parts = 0;
    for (let i = 0; i < cells.length; i++) {
      if (mark[cells[i]] !== UNSHADED || flooded[cells[i]] === now) continue;
      if (++parts > 1) return true;
      let top = 1;
      flood[0] = cells[i];
      flooded[cells[i]] = now;
      while (top > 0) {
        const x = flood[--top];
        for (let k = 0; k < 4; k++) {
          const y = x + sides[k];
          if (mark[y] === SHADED || mark[y] === OUTSIDE || flooded[y] === now) continue;
          flooded[y] = now;
          flood[top++] = y;
        }
      }
    }
    return false;
  }

  /** One round of routine; false when it yields nothing. */
  private routine(): boolean {
    const { trail, mark, rowNext, colNext } = this;
    const { sides } = this.frame;
    const end = this.trailLength;
    for (let i = this.settled; i < end; i++) {
      const x = trail[i];
      if (mark[x] === SHADED) {
        for (let k = 0; k < 4; k++)
          if (mark[x + sides[k]] === UNKNOWN) this.set(x + sides[k], UNSHADED);
      } else {
        for (let y = rowNext[x]; y !== x; y = rowNext[y])
          if (mark[y] === UNKNOWN) this.set(y, SHADED);
        for (let y = colNext[x]; y !== x; y = colNext[y])
          if (mark[y] === UNKNOWN) this.set(y, SHADED);
      }
      // What breaks a rule now is broken whatever else this round would mark.
      if (this.isBroken) return true;
    }
    this.settled = end;
    return this.trailLength > end;
  }

  /** Takes everything back to a trail of the given length (whose consequences were all drawn). */
  private undoTo(trailLength: number, logLength: number): void {
    const { trail, mark, forest } = this;
    forest.undoTo(logLength);
    for (let i = this.trailLength - 1; i >= trailLength; i--) {
      const x = trail[i];
      if (mark[x] === SHADED) forest.uproot(x);
      mark[x] = UNKNOWN;
    }
    for (let i = 0; i < this.candidateCount; i++) this.isCandidate[this.candidates[i]] = 0;
    this.candidateCount = 0;
    this.trailLength = trailLength;
    this.settled = trailLength;
    this.stepStart = trailLength;
    this.isBroken = false;
    this.hasNewRing = false;
  }

  /**
   * Supposes a value on a board where routine, and with cut also cut, have nothing left to say. Returns
   * 1 plus the number of steps (at most `maxSteps`) after which a rule is broken, or 0 when none is.
   * The board is left as it was.
   */
  private stepsToBreak(x: number, state: number, maxSteps: number, withCut: boolean): number {
    const { trailLength } = this;
    const { logLength } = this.forest;
    this.set(x, state);
    let isBroken = this.endStep();
    let steps = 0;
    while (!isBroken && steps < maxSteps) {
      if (!this.routine() && !(withCut && this.cutFirst())) {
        if (withCut) this.noteSafe(trailLength);
        break;
      }
      steps++;
      isBroken = this.endStep();
    }
    this.undoTo(trailLength, logLength);
    return isBroken ? steps + 1 : 0;
  }

  /**
   * A supposition came to rest unbroken: whatever it led to can lead to nothing more, so supposing that
   * on the same board needs no trial.
   */
  private noteSafe(from: number): void {
    const { trail, mark, safe } = this;
    for (let i = from; i < this.trailLength; i++)
      safe[2 * trail[i] + (mark[trail[i]] & 1)] = this.safeNow;
  }

  /** Unshades the first cut cell in row-major order; false when there is none. */
  private cutFirst(): boolean {
    const { candidates, mark, forest } = this;
    let first = -1;
    let kept = 0;
    for (let i = 0; i < this.candidateCount; i++) {
      const x = candidates[i];
      if (mark[x] !== UNKNOWN || !forest.closesRing(x)) {
        this.isCandidate[x] = 0;
        continue;
      }
      candidates[kept++] = x;
      if (first < 0 || x < first) first = x;
    }
    this.candidateCount = kept;
    if (first >= 0) this.set(first, UNSHADED);
    return first >= 0;
  }

  /**
   * Rates with the techniques up to index `cap`: SOLVED, STUCK, or BROKEN when the puzzle has no
   * solution. What was used is in the public fields. With a `floor`, a puzzle whose `height` cannot
   * reach it counts as stuck as soon as that is known.
   */
  run(cap: number, floor = 0): number {
    this.floor = floor;
    const cells = this.frame.cells.length;
    while (this.trailLength < cells) {
      const technique = this.applyCheapest(cap);
      if (technique < 0) return STUCK;
      this.steps++;
      this.rounds[technique]++;
      if (technique > this.hardest) this.hardest = technique;
      if (this.endStep()) return BROKEN;
    }
    return SOLVED;
  }

  /** Applies all instances of the cheapest technique that yields something; -1 when none does. */
  private applyCheapest(cap: number): number {
    if (this.routine()) {
      this.uses[ROUTINE]++;
      return ROUTINE;
    }
    // A static pattern does not depend on the marks: once applied, it has nothing more to say.
    while (this.staticDone < CORNER) {
      const technique = ++this.staticDone;
      if (this.applyStatic(technique)) return technique;
    }
    if (this.applyCuts()) return CUT;
    const left = this.frame.cells.length - this.trailLength;
    if (this.leftByEasy === 0) this.leftByEasy = left;
    if (cap < FORCED || this.highest(this.leftByEasy, cap) < this.floor) return -1;
    if (this.applyForced()) return FORCED;
    if (this.leftByMedium === 0) this.leftByMedium = left;
    if (cap < SHORT_CONTRADICTION || this.highest(this.leftByMedium, cap) < this.floor) return -1;
    return this.applyContradictions(cap, left);
  }

  /**
   * How high a puzzle stands for the generator's climb: the cells that were undecided when each level
   * got stuck, weighted. It rises long before the level does.
   */
  get height(): number {
    return this.leftByEasy + 2 * this.leftByMedium + 4 * this.leftByHard;
  }

  /** The most that `height` can become when `left` cells are undecided at the next level's start. */
  private highest(left: number, cap: number): number {
    let most = this.leftByEasy;
    if (cap >= SHORT_CONTRADICTION) most += 2 * left;
    if (cap >= CONTRADICTION) most += 4 * left;
    return most;
  }

  /** Marks a cell that an instance of a technique concludes on, which another one may have marked. */
  private conclude(x: number, state: number): boolean {
    if (this.mark[x] === UNKNOWN) {
      this.set(x, state);
      return true;
    }
    if (this.mark[x] !== state) this.isBroken = true;
    return false;
  }

  private applyStatic(technique: number): boolean {
    if (technique === SANDWICH) this.applySandwiches();
    else if (technique === PAIR) this.applyPairs();
    else this.applyCorners();
    return this.uses[technique] > 0 || this.isBroken;
  }

  private applySandwiches(): void {
    const { rows, cols, symbols } = this.puzzle;
    const { cells } = this.frame;
    for (let cell = 0, row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++, cell++) {
        const isBetween =
          (col > 0 && col < cols - 1 && isPair(symbols, cell - 1, cell + 1)) ||
          (row > 0 && row < rows - 1 && isPair(symbols, cell - cols, cell + cols));
        if (isBetween && this.conclude(cells[cell], UNSHADED)) this.uses[SANDWICH]++;
      }
  }

  private applyPairs(): void {
    const { rows, cols, symbols } = this.puzzle;
    const { cells, stride } = this.frame;
    for (let cell = 0, row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++, cell++) {
        const x = cells[cell];
        if (col + 1 < cols && isPair(symbols, cell, cell + 1))
          this.applyPair(x, x + 1, this.rowNext);
        if (row + 1 < rows && isPair(symbols, cell, cell + cols))
          this.applyPair(x, x + stride, this.colNext);
      }
  }

  private applyPair(x: number, other: number, next: Int32Array): void {
    let isNew = false;
    for (let y = next[x]; y !== x; y = next[y])
      if (y !== other && this.conclude(y, SHADED)) isNew = true;
    if (isNew) this.uses[PAIR]++;
  }

  private applyCorners(): void {
    const { rows, cols, symbols } = this.puzzle;
    if (rows === 1 || cols === 1) return;
    for (let k = 0; k < 4; k++) {
      const row = k < 2 ? 0 : rows - 1;
      const col = k % 2 === 0 ? 0 : cols - 1;
      const cell = row * cols + col;
      const beside = cell + (col === 0 ? 1 : -1);
      const below = cell + (row === 0 ? cols : -cols);
      if (isPair(symbols, cell, beside) && isPair(symbols, cell, below))
        if (this.conclude(this.frame.cells[cell], SHADED)) this.uses[CORNER]++;
    }
  }

  private applyCuts(): boolean {
    const { candidates, mark, forest } = this;
    const before = this.trailLength;
    const count = this.candidateCount;
    this.candidateCount = 0;
    for (let i = 0; i < count; i++) {
      const x = candidates[i];
      this.isCandidate[x] = 0;
      // Unshading changes no tree, so all are judged against the same marks.
      if (mark[x] === UNKNOWN && forest.closesRing(x)) this.set(x, UNSHADED);
    }
    this.uses[CUT] += this.trailLength - before;
    return this.trailLength > before;
  }

  private applyForced(): boolean {
    const { mark, hits, hitStates } = this;
    const { cells } = this.frame;
    let count = 0;
    this.forest.listsFresh = false;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] !== UNKNOWN) continue;
      let steps = this.stepsToBreakShaded(x);
      hitStates[count] = UNSHADED;
      if (steps === 0) {
        steps = this.stepsToBreakUnshaded(x);
        hitStates[count] = SHADED;
      }
      if (steps === 0) continue;
      hits[count++] = x;
      if (steps <= 2) this.forcedAtOnce++;
    }
    this.forest.listsFresh = true;
    return this.applyHits(FORCED, count);
  }

  /**
   * `stepsToBreak` for x shaded and two rounds of routine, without marking anything. Where all cheaper
   * techniques are quiet, the first round breaks nothing (it unshades the neighbours), and the second,
   * which shades their peers, only by two that touch or by a ring.
   */
  private stepsToBreakShaded(x: number): number {
    const { mark } = this;
    const { sides } = this.frame;
    const now = ++this.tagNow;
    // x may be a peer of its own neighbour, and is shaded already.
    this.tag[x] = now;
    this.groupCount = 0;
    for (let k = 0; k < 4; k++) {
      const n = x + sides[k];
      if (mark[n] !== UNKNOWN) continue;
      this.gather(n, this.rowNext, now);
      this.gather(n, this.colNext, now);
    }
    const { group, groupCount, tag } = this;
    for (let i = 0; i < groupCount; i++)
      for (let k = 0; k < 4; k++) if (tag[group[i] + sides[k]] === now) return 3;
    if (groupCount === 0 || !this.closesTogether(x)) return 0;
    return this.stepsToBreak(x, SHADED, FORCED_ROUNDS, false);
  }

  /**
   * The same for x unshaded. The first round shades its peers, which may close a ring; the second
   * unshades their neighbours, of which two may be equal.
   */
  private stepsToBreakUnshaded(x: number): number {
    const { mark, tag, rowNext, colNext } = this;
    const { sides } = this.frame;
    const now = ++this.tagNow;
    this.groupCount = 0;
    this.gather(x, rowNext, now);
    this.gather(x, colNext, now);
    const peers = this.groupCount;
    if (peers === 0) return 0;
    if (this.closesTogether(-1)) return this.stepsToBreak(x, UNSHADED, FORCED_ROUNDS, false);
    const next = ++this.tagNow;
    for (let i = 0; i < peers; i++)
      for (let k = 0; k < 4; k++) {
        const n = this.group[i] + sides[k];
        if (mark[n] !== UNKNOWN || tag[n] === next) continue;
        tag[n] = next;
        for (let y = rowNext[n]; y !== n; y = rowNext[y]) if (tag[y] === next) return 3;
        for (let y = colNext[n]; y !== n; y = colNext[y]) if (tag[y] === next) return 3;
      }
    return 0;
  }

  /** Adds the undecided peers of n in one line to `group`, once each. */
  private gather(n: number, next: Int32Array, now: number): void {
    const { mark, tag } = this;
    for (let y = next[n]; y !== n; y = next[y]) {
      if (mark[y] !== UNKNOWN || tag[y] === now) continue;
      tag[y] = now;
      this.group[this.groupCount++] = y;
    }
  }

  /** Whether a ring closes when all of `group`, and x unless it is negative, are shaded. */
  private closesTogether(x: number): boolean {
    const { forest, group, groupCount } = this;
    const { logLength } = forest;
    if (x >= 0) forest.plant(x);
    let planted = 0;
    while (planted < groupCount && forest.plant(group[planted])) planted++;
    forest.undoTo(logLength);
    for (let i = 0; i < groupCount && i <= planted; i++) forest.uproot(group[i]);
    if (x >= 0) forest.uproot(x);
    return planted < groupCount;
  }

  /** Short contradictions, or where there are none and `cap` allows it the long ones: in one pass. */
  private applyContradictions(cap: number, left: number): number {
    const { mark, hits, hitStates, longHits, longStates } = this;
    const { cells } = this.frame;
    const maxSteps = cap < CONTRADICTION ? SHORT_STEPS : LONG_STEPS;
    this.safeNow++;
    let count = 0;
    let longCount = 0;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] !== UNKNOWN) continue;
      const shaded = this.trySupposition(x, SHADED, maxSteps);
      if (shaded === SHORT) {
        hitStates[count] = UNSHADED;
        hits[count++] = x;
        continue;
      }
      const unshaded = this.trySupposition(x, UNSHADED, maxSteps);
      if (unshaded === SHORT) {
        hitStates[count] = SHADED;
        hits[count++] = x;
      } else if (shaded === LONG || unshaded === LONG) {
        longStates[longCount] = shaded === LONG ? UNSHADED : SHADED;
        longHits[longCount++] = x;
      }
    }
    if (this.applyHits(SHORT_CONTRADICTION, count)) return SHORT_CONTRADICTION;
    if (this.leftByHard === 0) this.leftByHard = left;
    for (let i = 0; i < longCount; i++) {
      hits[i] = longHits[i];
      hitStates[i] = longStates[i];
    }
    return this.applyHits(CONTRADICTION, longCount) ? CONTRADICTION : -1;
  }

  private trySupposition(x: number, state: number, maxSteps: number): number {
    if (this.safe[2 * x + (state & 1)] === this.safeNow) return HOLDS;
    const steps = this.stepsToBreak(x, state, maxSteps, true);
    if (steps === 0) return HOLDS;
    return steps <= SHORT_STEPS + 1 ? SHORT : LONG;
  }

  /** Marks the first `count` of `hits`. */
  private applyHits(technique: number, count: number): boolean {
    for (let i = 0; i < count; i++) this.set(this.hits[i], this.hitStates[i]);
    this.uses[technique] += count;
    return count > 0;
  }

  /** How many cells have no mark yet. */
  get undecided(): number {
    return this.frame.cells.length - this.trailLength;
  }

  /** The marks in row-major order. */
  marks(): Shading {
    const { cells } = this.frame;
    const shading = new Uint8Array(cells.length);
    for (let i = 0; i < cells.length; i++) shading[i] = this.mark[cells[i]];
    return shading;
  }
}

function isPair(symbols: Int32Array, a: number, b: number): boolean {
  return symbols[a] > 0 && symbols[a] === symbols[b];
}
