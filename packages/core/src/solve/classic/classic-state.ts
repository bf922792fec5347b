/**
 * The state of the classic engine: marks, a trail to take them back, and what follows from them. It says
 * which rule decided each cell.
 *
 * Rules, to a fixpoint: static ones once (`sandwich`: a cell between two equal symbols of its line is
 * unshaded; `pair`: every further equal of two equal neighbours in their line is shaded), then
 * `duplicate` (equals of an unshaded cell in its lines are shaded), `adjacent` (neighbours of a shaded
 * cell are unshaded), and when these are quiet `cut` (a cell whose shading would split the open area,
 * that is all cells not shaded, is unshaded; so is the last open cell).
 */

import { findCutCells, splitsUnshaded } from '../../puzzle/open-area.ts';
import { isSameSymbol, isSeed, type Puzzle, peersOf } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { colOf, neighboursOf, rowOf } from '../../puzzle/shape.ts';
import type { SearchStats } from '../engine/engine.ts';

/** The rules by name, the cheapest first; `seed` only for repeats-only solutions. */
export const PROPAGATION_RULES = [
  'sandwich',
  'pair',
  'seed',
  'duplicate',
  'adjacent',
  'cut',
] as const;
/** One of PROPAGATION_RULES. */
export type PropagationRule = (typeof PROPAGATION_RULES)[number];

/** One cell decided by one rule. */
export interface PropagationStep {
  /** The rule that decided the cell. */
  readonly rule: PropagationRule;
  /** Row-major. */
  readonly cell: number;
  /** What the cell must be. */
  readonly state: typeof SHADED | typeof UNSHADED;
  /** The cells the conclusion rests on (for `cut`, all shaded cells: the open area as it stands). */
  readonly because: readonly number[];
}

/** The marks of a puzzle in progress, with a trail to take them back. */
export class ClassicState {
  readonly marks: Shading;
  readonly stats: SearchStats = { decisions: 0, conflicts: 0, propagations: 0 };
  broken: PropagationRule | null = null;
  onStep: ((step: PropagationStep) => void) | undefined = undefined;
  private readonly puzzle: Puzzle;
  private readonly repeatsOnly: boolean;
  /** By cell, as far as they were asked for. */
  private readonly peers: (readonly number[])[] = [];
  private readonly trail: number[] = [];
  private head = 0;

  constructor(puzzle: Puzzle, repeatsOnly: boolean) {
    this.puzzle = puzzle;
    this.repeatsOnly = repeatsOnly;
    this.marks = new Uint8Array(puzzle.symbols.length);
  }

  private peersOf(cell: number): readonly number[] {
    this.peers[cell] ??= peersOf(this.puzzle, cell);
    return this.peers[cell];
  }

  get isComplete(): boolean {
    return this.trail.length === this.marks.length;
  }

  get trailLength(): number {
    return this.trail.length;
  }

  set(cell: number, state: number): void {
    this.marks[cell] = state;
    this.trail.push(cell);
  }

  undoTo(length: number): void {
    while (this.trail.length > length) this.marks[this.trail.pop()!] = UNKNOWN;
    this.head = length;
    this.broken = null;
  }

  /** Sandwiches and pairs, and repeats-only the seeds; false when they clash with the marks. */
  applyStatic(): boolean {
    const { rows, cols } = this.puzzle;
    for (let cell = 0; cell < this.marks.length; cell++) {
      if (this.repeatsOnly && isSeed(this.puzzle, cell) && !this.unshade('seed', cell, []))
        return false;
      const right = cols - 1 - colOf(this.puzzle, cell);
      const below = rows - 1 - rowOf(this.puzzle, cell);
      if (
        !this.applyPatterns(cell, 1, right, rowOf) ||
        !this.applyPatterns(cell, cols, below, colOf)
      )
        return false;
    }
    return true;
  }

  /**
   * The static rules for a cell and the `room` cells after it, `step` apart, in the line of `lineOf`: in a single
   * column the step alone does not tell.
   */
  private applyPatterns(cell: number, step: number, room: number, lineOf: typeof rowOf): boolean {
    const { puzzle } = this;
    if (room >= 2 && isSameSymbol(puzzle, cell, cell + 2 * step))
      if (!this.unshade('sandwich', cell + step, [cell, cell + 2 * step])) return false;
    if (room < 1 || !isSameSymbol(puzzle, cell, cell + step)) return true;
    const isInLine = (other: number) => lineOf(puzzle, other) === lineOf(puzzle, cell);
    for (const other of this.peersOf(cell))
      if (other !== cell + step && isInLine(other))
        if (!this.shade('pair', other, [cell, cell + step])) return false;
    return true;
  }

  private shade(rule: PropagationRule, cell: number, because: readonly number[]): boolean {
    return this.conclude(rule, cell, SHADED, because);
  }

  private unshade(rule: PropagationRule, cell: number, because: readonly number[]): boolean {
    return this.conclude(rule, cell, UNSHADED, because);
  }

  private conclude(
    rule: PropagationRule,
    cell: number,
    state: typeof SHADED | typeof UNSHADED,
    because: readonly number[],
  ): boolean {
    if (this.marks[cell] === state) return true;
    if (this.marks[cell] !== UNKNOWN) {
      this.broken = rule;
      return false;
    }
    this.set(cell, state);
    this.stats.propagations++;
    this.onStep?.({ rule, cell, state, because });
    return true;
  }

  /** Duplicate and adjacent until they are quiet, then cut, until nothing follows any more. */
  propagate(): boolean {
    for (;;) {
      while (this.head < this.trail.length)
        if (!this.propagateCell(this.trail[this.head++])) return false;
      if (splitsUnshaded(this.puzzle, this.marks)) {
        this.broken = 'cut';
        return false;
      }
      const cuts = findCutCells(this.puzzle, this.marks).filter(
        (cell) => this.marks[cell] === UNKNOWN,
      );
      if (cuts.length === 0) return true;
      const shaded = this.onStep ? this.shadedCells() : [];
      for (const cell of cuts) this.conclude('cut', cell, UNSHADED, shaded);
    }
  }

  private shadedCells(): number[] {
    return [...this.marks.keys()].filter((cell) => this.marks[cell] === SHADED);
  }

  private propagateCell(cell: number): boolean {
    if (this.marks[cell] === SHADED)
      return neighboursOf(this.puzzle, cell).every((other) =>
        this.unshade('adjacent', other, [cell]),
      );
    return this.peersOf(cell).every((other) => this.shade('duplicate', other, [cell]));
  }

  /** The undecided cell with most decided neighbours; the first of several in row-major order. */
  pickCell(): number {
    let best = -1;
    let most = -1;
    for (let cell = 0; cell < this.marks.length; cell++) {
      if (this.marks[cell] !== UNKNOWN) continue;
      let decided = 0;
      for (const other of neighboursOf(this.puzzle, cell))
        if (this.marks[other] !== UNKNOWN) decided++;
      if (decided > most) {
        most = decided;
        best = cell;
      }
    }
    return best;
  }
}
