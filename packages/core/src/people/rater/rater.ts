/**
 * The rater: the human techniques of spec section 5 in their order, each round by the cheapest that
 * yields something, all its instances at once. The board is in mark-board.ts, what supposing a value
 * comes to in suppositions.ts; test/plain-rater.ts says the same in plain words and is the oracle.
 */

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { Conclusion, Mark } from '../deduction/deduction.ts';
import { LONG_STEPS, SHORT_STEPS, TECHNIQUES } from '../deduction/technique.ts';
import { Suppositions } from './suppositions.ts';

export const ROUTINE = 0;
const SANDWICH = 1;
const PAIR = 2;
const CORNER = 3;
export const CUT = 4;
export const FORCED = 5;
export const SHORT_CONTRADICTION = 6;
export const CONTRADICTION = 7;

/** How a run ends. */
export const SOLVED = 1;
const STUCK = 0;
export const BROKEN = -1;

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

export class Rater extends Suppositions {
  /** The last static technique that was applied. */
  private staticDone = 0;
  private floor = 0;
  /** Rounds so far, and instances of each technique by its index in TECHNIQUES. */
  steps = 0;
  readonly uses: Int32Array = new Int32Array(TECHNIQUES.length);
  /** Rounds that used each technique. */
  readonly rounds: Int32Array = new Int32Array(TECHNIQUES.length);
  /** The hardest technique used. */
  hardest: number = ROUTINE;
  /** Undecided cells when the techniques up to easy, medium, hard were first stuck; else 0. */
  leftByEasy = 0;
  leftByMedium = 0;
  leftByHard = 0;

  override load(puzzle: Puzzle): void {
    super.load(puzzle);
    this.staticDone = ROUTINE;
    this.steps = 0;
    this.uses.fill(0);
    this.rounds.fill(0);
    this.forcedAtOnce = 0;
    this.hardest = ROUTINE;
    this.leftByEasy = 0;
    this.leftByMedium = 0;
    this.leftByHard = 0;
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

  private applyCuts(): boolean {
    const count = this.cutAll();
    this.uses[CUT] += count;
    return count > 0;
  }

  private applyForced(): boolean {
    return this.applyHits(FORCED, this.findForced());
  }

  /** Short contradictions, or where there are none and `cap` allows it the long ones. */
  private applyContradictions(cap: number, left: number): number {
    const count = this.findContradictions(cap < CONTRADICTION ? SHORT_STEPS : LONG_STEPS);
    if (count > 0) {
      this.applyHits(SHORT_CONTRADICTION, count);
      return SHORT_CONTRADICTION;
    }
    if (this.leftByHard === 0) this.leftByHard = left;
    return this.applyHits(CONTRADICTION, -count) ? CONTRADICTION : -1;
  }

  /** Marks the first `count` of `hits`. */
  private applyHits(technique: number, count: number): boolean {
    for (let i = 0; i < count; i++) this.set(this.hits[i], this.hitStates[i]);
    this.uses[technique] += count;
    return count > 0;
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
}

function isPair(symbols: Int32Array, a: number, b: number): boolean {
  return symbols[a] > 0 && symbols[a] === symbols[b];
}
