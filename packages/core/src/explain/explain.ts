/**
 * The whole way to the solution, as hints. It goes as the rater does: on the canonical form, so that the
 * way does not depend on how the puzzle is turned or labelled, always by the cheapest technique, with
 * every instance of it found against the same marks. Where the techniques are stuck, the search proves a
 * cell and the way goes on, until nothing more holds in all solutions.
 */

import { type Limits, type StopReason, shareLimits } from '../base/limits.ts';
import { applyConclusions, type Deduction, mapDeduction } from '../people/deduction/deduction.ts';
import { findRound } from '../people/round.ts';
import { canonicalForm } from '../puzzle/canonical.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { findViolations } from '../puzzle/rules.ts';
import { type Shading, UNKNOWN } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import type { Status } from '../solve/engine/engine.ts';
import { type Hint, type HintOptions, hintOf } from './hint.ts';
import { findProven } from './prove-cell.ts';
import { wordsIn } from './words/index.ts';

export interface Explanation {
  readonly status: Status;
  /** Applied one after the other to the empty grid they lead to the solution, when it is the only one. */
  readonly steps: readonly Hint[];
  /** The marks after the last step. */
  readonly marks: Shading;
  /** The solution, when it is the only one: then these are the marks. */
  readonly solution: Shading | null;
  /** Why the status is `unknown`. */
  readonly reason?: StopReason;
}

/** Every step from the empty grid; limits apply to the search where the techniques are stuck. */
export function explain(puzzle: Puzzle, options: HintOptions = {}): Explanation {
  const canonical = canonicalForm(puzzle);
  const words = wordsIn(options.language);
  const { status, deductions, reason, ...way } = findWay(canonical.puzzle, shareLimits(options));
  const steps = deductions.map((deduction) =>
    hintOf(puzzle, mapDeduction(puzzle, deduction, canonical.cellOf), words),
  );
  const marks = new Uint8Array(way.marks.length);
  way.marks.forEach((state, cell) => {
    marks[canonical.cellOf[cell]] = state;
  });
  const solution = status === 'unique' ? marks : null;
  return { status, steps, marks, solution, ...(reason && { reason }) };
}

interface Way {
  readonly status: Status;
  readonly deductions: readonly Deduction[];
  readonly marks: Shading;
  readonly reason?: StopReason;
}

function findWay(puzzle: Puzzle, limits: Limits): Way {
  const marks = new Uint8Array(puzzle.symbols.length);
  const deductions: Deduction[] = [];
  // What the techniques finish is unique: every deduction holds in all solutions.
  let status: Status = 'unique';
  let solution: Shading | null = null;
  while (marks.includes(UNKNOWN)) {
    let round = findRound(puzzle, marks);
    if (round.length === 0) {
      if (!solution) {
        const verdict = cdcl.solve(puzzle, limits);
        ({ status, solution } = verdict);
        if (!solution || status === 'unknown')
          return { status, deductions, marks, ...(verdict.reason && { reason: verdict.reason }) };
      }
      const { found, reason } = findProven(puzzle, marks, solution, limits);
      if (reason) return { status: 'unknown', deductions, marks, reason };
      if (!found) break;
      round = [found];
    }
    for (const deduction of round) applyConclusions(marks, deduction.cells);
    deductions.push(...round);
    if (findViolations(puzzle, marks).length > 0) return { status: 'none', deductions, marks };
  }
  return { status, deductions, marks };
}
