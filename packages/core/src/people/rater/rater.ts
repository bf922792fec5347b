/**
 * The rater: the human techniques (docs/techniques.md) in their order, each round by the cheapest that
 * yields something, all its instances at once. The marks are in mark-trail.ts, the patterns of equal
 * symbols in patterns.ts, what supposing a value comes to in suppositions.ts; test/plain-rater.ts says the
 * same in plain words and is the oracle.
 */

import { createLender } from '../../base/lender.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import type { Conclusion, Mark } from '../deduction/deduction.ts';
import {
  CONTRADICTION,
  FORCED,
  LONG_STEPS,
  ROUTINE,
  SHORT_CONTRADICTION,
  SHORT_STEPS,
  TECHNIQUES,
} from '../deduction/technique.ts';
import { EasyRounds } from './easy-rounds.ts';
import { MarkTrail } from './mark-trail.ts';
import { Suppositions } from './suppositions.ts';

/** How a run ends. */
export const SOLVED = 1;
const STUCK = 0;
export const BROKEN = -1;
export const RATING_SPENT = -2;

/** What one of the techniques that suppose a value concludes, by its index in TECHNIQUES. */
export interface Refuted {
  readonly technique: number;
  readonly cells: readonly Conclusion[];
}

/** Lends a rater, kept from one puzzle to the next. */
export const withRater: <R>(work: (rater: Rater) => R) => R = createLender(() => new Rater());

export class Rater {
  /** The marks so far. */
  readonly marks: MarkTrail = new MarkTrail();
  private readonly suppositions = new Suppositions(this.marks);
  private readonly easyRounds = new EasyRounds(this.marks);
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

  /** Forced values whose opposite breaks a rule in the first round already. */
  get forcedAtOnce(): number {
    return this.suppositions.forcedAtOnce;
  }

  /** Asked again and again while it runs; true ends it with RATING_SPENT. */
  set isSpent(isSpent: () => boolean) {
    this.suppositions.isSpent = isSpent;
  }

  /** How many cells have no mark yet. */
  get undecided(): number {
    return this.marks.undecided;
  }

  /** Lays out a puzzle with nothing marked. */
  load(puzzle: Puzzle): void {
    this.marks.load(puzzle);
    this.suppositions.reset(this.marks.frame.size);
    this.easyRounds.reset();
    this.steps = 0;
    this.uses.fill(0);
    this.rounds.fill(0);
    this.hardest = ROUTINE;
    this.leftByEasy = 0;
    this.leftByMedium = 0;
    this.leftByHard = 0;
  }

  /** Loads a puzzle under way, on whose marks routine and the easy techniques have nothing to say. */
  loadQuiet(puzzle: Puzzle, marks: Shading): void {
    this.load(puzzle);
    this.marks.addQuiet(marks);
  }

  /**
   * After `loadQuiet`: all that the cheapest supposition technique concludes (by row-major cell), or
   * undefined when they are stuck. To be asked once.
   */
  findRefuted(): Refuted | undefined {
    const technique = this.applyForced() ? FORCED : this.applyContradictions(CONTRADICTION, 0);
    if (technique < 0) return undefined;
    const { hits, hitStates } = this.suppositions;
    const cells = Array.from({ length: this.uses[technique] }, (_, i) => ({
      cell: this.marks.cellOf(hits[i]),
      state: hitStates[i] as Mark,
    }));
    return { technique, cells };
  }

  /**
   * Rates with the techniques up to index `cap`: SOLVED, STUCK, or BROKEN when the puzzle has no
   * solution. What was used is in the public fields. With a `floor`, a puzzle whose `height` cannot
   * reach it counts as stuck as soon as that is known.
   */
  run(cap: number, floor = 0): number {
    this.floor = floor;
    const cells = this.marks.frame.cells.length;
    const { suppositions } = this;
    while (this.marks.trailLength < cells) {
      const technique = this.applyCheapest(cap);
      if (suppositions.isSpent()) return RATING_SPENT;
      if (technique < 0) return STUCK;
      this.steps++;
      this.rounds[technique]++;
      if (technique > this.hardest) this.hardest = technique;
      if (this.marks.endStep()) return BROKEN;
    }
    return SOLVED;
  }

  /** Applies all instances of the cheapest technique that yields something; -1 when none does. */
  private applyCheapest(cap: number): number {
    const easy = this.easyRounds.apply(this.uses);
    if (easy >= 0) return easy;
    const left = this.marks.frame.cells.length - this.marks.trailLength;
    if (this.leftByEasy === 0) this.leftByEasy = left;
    if (cap < FORCED || this.highest(this.leftByEasy, cap) < this.floor) return -1;
    if (this.applyForced()) return FORCED;
    if (this.leftByMedium === 0) this.leftByMedium = left;
    if (cap < SHORT_CONTRADICTION || this.highest(this.leftByMedium, cap) < this.floor) return -1;
    return this.applyContradictions(cap, left);
  }

  private applyForced(): boolean {
    return this.applyHits(FORCED, this.suppositions.findForced());
  }

  /** Short contradictions, or where there are none and `cap` allows it the long ones. */
  private applyContradictions(cap: number, left: number): number {
    const count = this.suppositions.findContradictions(
      cap < CONTRADICTION ? SHORT_STEPS : LONG_STEPS,
    );
    if (count > 0) {
      this.applyHits(SHORT_CONTRADICTION, count);
      return SHORT_CONTRADICTION;
    }
    if (this.leftByHard === 0) this.leftByHard = left;
    return this.applyHits(CONTRADICTION, -count) ? CONTRADICTION : -1;
  }

  /** Marks the first `count` of `hits`. */
  private applyHits(technique: number, count: number): boolean {
    const { hits, hitStates } = this.suppositions;
    for (let i = 0; i < count; i++) this.marks.set(hits[i], hitStates[i]);
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
}
