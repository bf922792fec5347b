/**
 * The whole way to the solution, as hints. It goes as the rater does: on the canonical form, so that the
 * way does not depend on how the puzzle is turned or labelled.
 */

import { checkLimits, type StopReason, shareLimits } from '../base/limits.ts';
import { mapDeduction, mapViolation } from '../people/deduction/deduction.ts';
import { type Bottleneck, mapEffort } from '../people/effort.ts';
import { canonicalForm } from '../puzzle/canonical.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { type Shading, unknownCells } from '../puzzle/shading.ts';
import type { Status } from '../solve/engine/engine.ts';
import { endingHint, type Hint, type HintEnding, type HintOptions, hintOf } from './hint.ts';
import { findWay } from './way.ts';
import { wordsIn } from './words/index.ts';
import type { Ending } from './words/words.ts';

/** What every explanation has. */
export interface ExplanationParts {
  /**
   * Applied one after the other to the empty grid they lead to the solution, when it is the only one. The
   * last step of an impossible puzzle is the contradiction itself (its `ending` is `impossible`).
   */
  readonly steps: readonly Hint[];
  /** The marks after the last step. */
  readonly marks: Shading;
  /** How the way ends, in words and with its cells. */
  readonly end: HintEnding;
  /** The cells that differ between solutions, when there are several: those still unknown. */
  readonly differ: readonly number[];
}

/** The way of a puzzle with one solution. */
export interface SolvedExplanation extends ExplanationParts {
  /** There is one solution, and the steps lead to it. */
  readonly status: 'unique';
  /** Every cell is decided. */
  readonly ending: 'solved';
  /** The solution: these are the marks. */
  readonly solution: Shading;
  /** As in the rating: null where a step took a search. */
  readonly effort: number | null;
  /** The step with the longest chain. */
  readonly bottleneck: Bottleneck | null;
  /** Never set here: no limit came first. */
  readonly reason?: undefined;
}

/** The way of a puzzle without one solution, or of one that a limit ended. */
export interface UnsolvedExplanation extends ExplanationParts {
  /** How many solutions there are, as far as is known. */
  readonly status: Exclude<Status, 'unique'>;
  /** Why the way goes no further: HintEnding says what each word means. */
  readonly ending: Exclude<Ending, 'solved'>;
  /** There is no single one. */
  readonly solution: null;
  /** Only of a way to the one solution. */
  readonly effort: null;
  /** Only of a way to the one solution. */
  readonly bottleneck: null;
  /** Why the status is `unknown`. */
  readonly reason?: StopReason;
}

/** A way that reaches the one solution, or as far as the techniques and the search get. */
export type Explanation = SolvedExplanation | UnsolvedExplanation;

const ENDING = { multiple: 'open', none: 'impossible', unknown: 'limit' } as const;

/**
 * Every step from the empty grid, and how it ends. Throws RangeError when an option is not what it must
 * be; a limit ends the way where it was reached.
 */
export function explain(puzzle: Puzzle, options: HintOptions = {}): Explanation {
  checkPuzzle('explain', puzzle);
  checkLimits(options);
  const { puzzle: canonical, cellOf } = canonicalForm(puzzle);
  const words = wordsIn(options.language);
  const { status, deductions, reason, ...way } = findWay(canonical, shareLimits(options));
  const steps: Hint[] = deductions.map((deduction) =>
    hintOf(puzzle, mapDeduction(puzzle, deduction, cellOf), words),
  );
  const marks = new Uint8Array(way.marks.length);
  way.marks.forEach((state, cell) => {
    marks[cellOf[cell]] = state;
  });
  if (status === 'unique') {
    const end = endingHint(puzzle, { ending: 'solved' }, words);
    const solved = { differ: [], solution: marks, ...mapEffort(way.effort, cellOf) };
    return { status, ending: 'solved', steps, marks, end, ...solved };
  }
  const ending = ENDING[status];
  const broken = way.broken && mapViolation(puzzle, way.broken, cellOf);
  const differ = status === 'multiple' ? unknownCells(marks) : [];
  const end = endingHint(puzzle, { ending, broken, differ, reason }, words);
  if (broken) steps.push(end);
  const unsolved = { solution: null, effort: null, bottleneck: null };
  return { status, ending, steps, marks, end, differ, ...unsolved, ...(reason && { reason }) };
}
