/**
 * The short way (docs/techniques.md, "The short way"): how a person would go. Routine and the easy
 * techniques to their fixpoint; when they are stuck, one supposition of the cheapest technique that
 * refutes any: the one with the smallest number of marks in its shortest chain minus the cells that follow
 * from it (at most MOST_GAIN); and on. At the end every supposition that the rest does not need is
 * dropped. test/plain-short-way.ts says the same in plain words.
 *
 * Here a state of the way can be taken back: the trail, and the unions of the forest.
 */

import { createLender } from '../../base/lender.ts';
import { NEVER } from '../../base/limits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import type { Conclusion, Mark } from '../deduction/deduction.ts';
import {
  CONTRADICTION,
  CUT,
  FORCED,
  FORCED_ROUNDS,
  LONG_STEPS,
  SHORT_CONTRADICTION,
  TECHNIQUES,
} from '../deduction/technique.ts';
import { ChainSearch } from './chain-search.ts';
import { EasyRounds } from './easy-rounds.ts';
import { MarkTrail } from './mark-trail.ts';
import { Suppositions } from './suppositions.ts';

/** How far a way comes: to the end, to where nothing more is found, to a broken rule, to a limit. */
export const WAY_SOLVED = 1;
export const WAY_STUCK = 0;
export const WAY_BROKEN = -1;
export const WAY_SPENT = -2;

/** What follows from a supposition counts for it up to so many cells. */
export const MOST_GAIN = 12;

/** The technique of a step that was proved by a search. */
export const SEARCHED = -1;

/** A step of the way beside routine and the easy techniques. */
export interface WayStep {
  /** Index in TECHNIQUES, or SEARCHED. */
  readonly technique: number;
  /** Row-major. */
  readonly cell: number;
  readonly state: Mark;
  /** The marks of its shortest chain, the supposition included; 0 where it was searched. */
  readonly marks: number;
  /** How many steps an explanation tells before it: rounds, but each cut by itself, and such steps. */
  readonly told: number;
}

/** Proves a cell where the techniques are stuck, given the marks so far; null when none can be. */
export type ProveCell = (marks: Shading) => Conclusion | null;

interface Choice {
  readonly x: number;
  readonly state: number;
  readonly technique: number;
  readonly length: number;
  /** Where it begins: trail and log. */
  readonly trailLength: number;
  readonly logLength: number;
  /** Rounds, and steps that an explanation tells, before it. */
  readonly rounds: number;
  readonly told: number;
}

/** Lends a short way, kept from one puzzle to the next. */
export const withShortWay: <R>(work: (way: ShortWay) => R) => R = createLender(
  () => new ShortWay(),
);

export class ShortWay {
  readonly marks: MarkTrail = new MarkTrail();
  private readonly suppositions = new Suppositions(this.marks);
  private readonly chains = new ChainSearch(this.marks);
  private readonly easyRounds = new EasyRounds(this.marks);
  private readonly uses = new Int32Array(TECHNIQUES.length);
  private choices: Choice[] = [];
  private isSpent: () => boolean = NEVER;
  /** Rounds of routine and the easy techniques along the way. */
  rounds = 0;
  private told = 0;

  /**
   * Goes the whole way: WAY_SOLVED, or how far it came. The steps are in `steps`. `prove` is asked where
   * the techniques are stuck; `marks` are those to begin with.
   */
  run(
    puzzle: Puzzle,
    isSpent: () => boolean = NEVER,
    prove: ProveCell = NOTHING,
    marks?: Shading,
  ): number {
    this.load(puzzle, isSpent);
    if (marks && !this.marks.addAll(marks)) return WAY_BROKEN;
    for (;;) {
      const outcome = this.goEasy();
      if (outcome !== WAY_STUCK) return outcome === WAY_SOLVED ? this.finish() : outcome;
      const choice = this.choose() ?? this.askFor(prove);
      if (isSpent()) return WAY_SPENT;
      if (!choice) return WAY_STUCK;
      this.take(choice);
    }
  }

  /** The suppositions of the way, in order. */
  get steps(): WayStep[] {
    return this.choices.map(({ x, state, technique, length, told }) => ({
      technique,
      cell: this.marks.cellOf(x),
      state: state as Mark,
      marks: length,
      told,
    }));
  }

  /**
   * The one supposition to make on marks where routine and the easy techniques have nothing to say;
   * undefined when no technique refutes any.
   */
  next(puzzle: Puzzle, marks: Shading, isSpent: () => boolean = NEVER): WayStep | undefined {
    this.load(puzzle, isSpent);
    this.marks.addQuiet(marks);
    const choice = this.choose();
    if (!choice) return undefined;
    this.choices = [choice];
    return this.steps[0];
  }

  private load(puzzle: Puzzle, isSpent: () => boolean): void {
    this.isSpent = isSpent;
    this.marks.load(puzzle);
    this.suppositions.reset(this.marks.frame.size);
    this.suppositions.isSpent = isSpent;
    this.chains.reserve(this.marks.frame.size);
    this.easyRounds.reset();
    this.uses.fill(0);
    this.choices = [];
    this.rounds = 0;
    this.told = 0;
  }

  /** Routine and the easy techniques to their fixpoint: WAY_SOLVED, WAY_STUCK, WAY_BROKEN or WAY_SPENT. */
  private goEasy(): number {
    const { marks } = this;
    for (;;) {
      if (marks.undecided === 0) return WAY_SOLVED;
      const before = marks.trailLength;
      const technique = this.easyRounds.apply(this.uses);
      if (technique < 0) return WAY_STUCK;
      this.rounds++;
      this.told += technique === CUT ? marks.trailLength - before : 1;
      if (marks.endStep()) return WAY_BROKEN;
      if (this.isSpent()) return WAY_SPENT;
    }
  }

  /** The best supposition of the cheapest technique that refutes any. */
  private choose(): Choice | undefined {
    const { suppositions } = this;
    let technique = FORCED;
    let count = suppositions.findForced();
    if (count === 0) {
      const found = suppositions.findContradictions(LONG_STEPS);
      technique = found > 0 ? SHORT_CONTRADICTION : CONTRADICTION;
      count = Math.abs(found);
    }
    if (count === 0 || this.isSpent()) return undefined;
    // The gains and lengths below use the same tables.
    const hits = suppositions.hits.slice(0, count);
    const states = suppositions.hitStates.slice(0, count);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    let length = 0;
    for (let i = 0; i < count && !this.isSpent(); i++) {
      const gain = this.gainOf(hits[i], states[i]);
      const cap = least === Number.POSITIVE_INFINITY ? NO_CAP : least + gain;
      const marks = this.lengthOf(technique, hits[i], states[i], cap);
      if (marks >= cap) continue;
      best = i;
      least = marks - gain;
      length = marks;
    }
    return best < 0 ? undefined : this.choiceOf(technique, hits[best], states[best], length);
  }

  private choiceOf(technique: number, x: number, state: number, length: number): Choice {
    const { trailLength, forest } = this.marks;
    const { logLength } = forest;
    const { rounds, told } = this;
    return { x, state, technique, length, trailLength, logLength, rounds, told };
  }

  private askFor(prove: ProveCell): Choice | undefined {
    const proved = this.isSpent() ? null : prove(this.marks.shading());
    if (!proved) return undefined;
    return this.choiceOf(SEARCHED, this.marks.frame.cells[proved.cell], proved.state, 0);
  }

  private take(choice: Choice): void {
    this.choices.push(choice);
    this.told++;
    this.marks.set(choice.x, choice.state);
    this.marks.endStep();
  }

  /** How many cells routine and the easy techniques decide after a conclusion, at most MOST_GAIN. */
  private gainOf(x: number, state: number): number {
    const { marks } = this;
    const { trailLength, forest } = marks;
    const { logLength } = forest;
    marks.set(x, state);
    marks.endStep();
    const all = trailLength + 1 + MOST_GAIN;
    while (marks.trailLength < all && !marks.isBroken) {
      if (!marks.routine() && marks.cutAll() === 0) break;
      marks.endStep();
    }
    const gain = Math.min(marks.trailLength - trailLength - 1, MOST_GAIN);
    marks.undoTo(trailLength, logLength);
    return gain;
  }

  /** The marks of the shortest chain from the opposite of a conclusion; `cap` when none is shorter. */
  private lengthOf(technique: number, x: number, state: number, cap: number): number {
    const supposed = SHADED + UNSHADED - state;
    return technique === FORCED
      ? this.chains.lengthOf(x, supposed, FORCED_ROUNDS, false, cap)
      : this.chains.lengthOf(x, supposed, NO_CAP, true, cap);
  }

  /** Drops what the rest does not need, from the first on; the way stays solved. */
  private finish(): number {
    for (let i = 0; i < this.choices.length; i++) {
      const before = this.choices.slice(i);
      if (before[0].technique === SEARCHED) continue;
      this.backTo(before[0]);
      this.choices.length = i;
      if (this.follow(before.slice(1), totalOf(before))) i--;
      else {
        this.choices.length = i;
        this.backTo(before[0]);
        for (const choice of before) this.retrace(choice);
      }
      // A limit cuts the rounds short in which the way was gone again.
      if (this.isSpent()) return WAY_SPENT;
    }
    return WAY_SOLVED;
  }

  private backTo({ trailLength, logLength, rounds, told }: Choice): void {
    this.marks.undoTo(trailLength, logLength);
    this.rounds = rounds;
    this.told = told;
  }

  /** Takes a choice as it was. */
  private retrace(choice: Choice): void {
    this.take(choice);
    this.goEasy();
  }

  /** Whether these steps, in this order, solve the puzzle from here, in no more than `most` marks. */
  private follow(steps: readonly Choice[], most: number): boolean {
    let total = 0;
    for (const { x, state, technique } of steps) {
      if (this.goEasy() === WAY_SOLVED) break;
      if (this.marks.mark[x] !== UNKNOWN) continue;
      const length =
        technique === SEARCHED ? 0 : this.lengthOf(technique, x, state, most - total + 1);
      total += length;
      if (total > most) return false;
      this.take(this.choiceOf(technique, x, state, length));
    }
    return this.goEasy() === WAY_SOLVED;
  }
}

/** More marks or rounds than any grid has. */
const NO_CAP = 1 << 20;

const NOTHING: ProveCell = () => null;

function totalOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { length }) => sum + length, 0);
}
