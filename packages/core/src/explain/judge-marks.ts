/**
 * What is wrong with a player's marks. A mark is wrong exactly if no solution contains it; marks that
 * are possible one by one can still clash together.
 */

import { Budget, LimitReached, type Limits, type StopReason } from '../base/limits.ts';
import { smallestClash } from '../base/quick-xplain.ts';
import type { Conclusion, Deduction } from '../people/deduction/deduction.ts';
import { refute } from '../people/suppose/refute.ts';
import { oppositeOf, restsOn } from '../people/suppose/supposition.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { findRing } from '../puzzle/ring.ts';
import { findViolations, type Violation } from '../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import { completeMarks } from '../solve/cdcl/complete-marks.ts';

type Judgement =
  | { readonly verdict: 'possible'; readonly solution: Shading }
  | { readonly verdict: 'mistake'; readonly deduction: Deduction }
  /** The puzzle has no solution, whatever is marked. */
  | { readonly verdict: 'impossible' }
  | { readonly verdict: 'unknown'; readonly reason: StopReason };

/** A contradiction that takes more marks than this is not told. */
const MOST_MARKS = 600;

export function judgeMarks(puzzle: Puzzle, marks: Shading, limits: Limits): Judgement {
  try {
    return new Judge(puzzle, marks, limits).judge();
  } catch (error) {
    if (error instanceof LimitReached) return { verdict: 'unknown', reason: error.reason };
    throw error;
  }
}

class Judge {
  private readonly puzzle: Puzzle;
  private readonly marks: Shading;
  private readonly limits: Limits;

  constructor(puzzle: Puzzle, marks: Shading, limits: Limits) {
    this.puzzle = puzzle;
    this.marks = marks;
    this.limits = limits;
  }

  judge(): Judgement {
    const marked = [...this.marks.keys()].filter((cell) => this.marks[cell] !== UNKNOWN);
    const solution = this.solutionWith(marked);
    if (solution) return { verdict: 'possible', solution };
    if (!this.solutionWith([])) return { verdict: 'impossible' };
    const wrong = this.findWrong(marked);
    const deduction = wrong === undefined ? this.clashOf(marked) : this.explainWrong(wrong);
    return { verdict: 'mistake', deduction };
  }

  private solutionWith(cells: readonly number[]): Shading | null {
    const { solution, reason } = completeMarks(this.puzzle, this.only(cells), this.limits);
    if (reason) throw new LimitReached(reason);
    return solution;
  }

  private only(cells: readonly number[]): Shading {
    const some = new Uint8Array(this.marks.length);
    for (const cell of cells) some[cell] = this.marks[cell];
    return some;
  }

  /** The first wrong mark of cells that clash: those that have a solution in common hold none. */
  private findWrong(cells: readonly number[]): number | undefined {
    if (cells.length === 1) return cells[0];
    const half = cells.length >> 1;
    for (const part of [cells.slice(0, half), cells.slice(half)]) {
      const wrong = this.solutionWith(part) ? undefined : this.findWrong(part);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private explainWrong(cell: number): Deduction {
    const wrong = { cell, state: this.marks[cell] } as Conclusion;
    const budget = new Budget(this.limits, 1);
    const isSpent = () => budget.isSpent(0);
    const limits = {
      maxRounds: Number.POSITIVE_INFINITY,
      withEasy: true,
      maxMarks: MOST_MARKS,
      isSpent,
    };
    const refutation = refute(this.puzzle, this.sureMarks(), wrong, limits);
    const base = { technique: 'mistake', cells: [oppositeOf(wrong)] } as const;
    return refutation
      ? { ...base, ...refutation, because: restsOn(refutation) }
      : { ...base, because: [], chain: [], ring: [], clash: null };
  }

  /** The marks that are certainly right: known only where the solution is unique. */
  private sureMarks(): Shading {
    const { status, solution } = cdcl.solve(this.puzzle, this.limits);
    if (status !== 'unique' || !solution) return new Uint8Array(this.marks.length);
    return this.marks.map((state, cell) => (state === solution[cell] ? state : UNKNOWN));
  }

  private clashOf(marked: readonly number[]): Deduction {
    const [violation = null] = findViolations(this.puzzle, this.marks);
    const suspects = this.suspects(violation, marked);
    const because = smallestClash(suspects, (cells) => this.solutionWith(cells) !== null);
    const [clash = null] = findViolations(this.puzzle, this.only(because));
    const ring = clash?.rule === 'R3' ? this.ringOf(because) : [];
    return { technique: 'mistake', cells: [], because, chain: [], ring, clash };
  }

  /** Where a rule is broken in plain sight, only the marks that break it. */
  private suspects(violation: Violation | null, marked: readonly number[]): readonly number[] {
    if (!violation) return marked;
    if (violation.rule !== 'R3') return violation.cells;
    const shaded = marked.filter((cell) => this.marks[cell] === SHADED);
    return this.solutionWith(shaded) ? marked : shaded;
  }

  private ringOf(cells: readonly number[]): number[] {
    const shaded = new Set(cells.filter((cell) => this.marks[cell] === SHADED));
    const weightOf = (cell: number) => (shaded.has(cell) ? 1 : Number.POSITIVE_INFINITY);
    for (const cell of shaded) {
      const ring = findRing(this.puzzle, cell, weightOf);
      if (ring) return ring;
    }
    return [];
  }
}
