/**
 * The way to the solution as deductions: always by the cheapest technique, every instance of it found
 * against the same marks. Where the techniques are stuck, the search proves a cell and the way goes on,
 * until nothing more holds in all solutions. The way of an impossible puzzle ends where a rule breaks.
 */
import type { Limits, StopReason } from '../base/limits.ts';
import { applyConclusions, type Deduction, plainDeduction } from '../people/deduction/deduction.ts';
import { findRound } from '../people/round.ts';
import { type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { findViolations, type Violation } from '../puzzle/rules.ts';
import { type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import type { Status } from '../solve/engine/engine.ts';
import { proveCell } from './prove-cell.ts';

export interface Way {
  readonly status: Status;
  readonly deductions: readonly Deduction[];
  /** The marks after the last deduction. */
  readonly marks: Shading;
  /** The rule that the marks break in the end: the puzzle is impossible. */
  readonly broken: Violation | null;
  /** Why the status is `unknown`. */
  readonly reason?: StopReason;
}

/** The whole way from the empty grid. */
export function findWay(puzzle: Puzzle, limits: Limits): Way {
  const marks = new Uint8Array(puzzle.symbols.length);
  const deductions: Deduction[] = [];
  // What the techniques finish is unique: every deduction holds in all solutions.
  let status: Status = 'unique';
  let solution: Shading | null = null;
  while (marks.includes(UNKNOWN)) {
    let round = findRound(puzzle, marks);
    if (round.length === 0) {
      if (!solution && status !== 'none') {
        const verdict = cdcl.solve(puzzle, limits);
        ({ status, solution } = verdict);
        if (verdict.status === 'unknown')
          return { status: 'unknown', deductions, marks, broken: null, reason: verdict.reason };
      }
      if (status === 'none') round = [refutedCell(puzzle, marks)];
      else {
        const { found, reason } = proveCell(puzzle, marks, solution!, limits);
        if (reason) return { status: 'unknown', deductions, marks, broken: null, reason };
        if (!found) break;
        round = [found];
      }
    }
    for (const deduction of round) {
      applyConclusions(marks, deduction.cells);
      deductions.push(deduction);
      const [broken] = findViolations(puzzle, marks);
      if (broken) return { status: 'none', deductions, marks, broken };
    }
  }
  return { status, deductions, marks, broken: null };
}

/**
 * Where no solution is left, none has a cell shaded either: so the cell is unshaded, as far as that goes.
 * A cell with peers leads to the broken rule soonest.
 */
function refutedCell(puzzle: Puzzle, marks: Shading): Deduction {
  const open = [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
  const cell = open.find((candidate) => peersOf(puzzle, candidate).length > 0) ?? open[0];
  return plainDeduction('search', [{ cell, state: UNSHADED }], []);
}
