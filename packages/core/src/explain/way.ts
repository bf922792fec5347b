/**
 * The way to the solution as deductions: the short way (people/rater/short-way.ts) with its chains. Where the
 * techniques are stuck, the search proves a cell and the way goes on, until nothing more holds in all
 * solutions. The way of an impossible puzzle ends where a rule breaks.
 */
import { Budget, type Limits, type StopReason } from '../base/limits.ts';
import {
  applyConclusions,
  type Conclusion,
  type Deduction,
  plainDeduction,
} from '../people/deduction/deduction.ts';
import { type Effort, effortOf, NO_EFFORT } from '../people/effort.ts';
import {
  SEARCHED,
  WAY_BROKEN,
  WAY_SOLVED,
  WAY_SPENT,
  type WayStep,
  withShortWay,
} from '../people/rater/short-way.ts';
import { easyRound, suppositionOf } from '../people/round.ts';
import { type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { findViolations, type Violation } from '../puzzle/rules.ts';
import { type Shading, UNKNOWN, UNSHADED, unknownCells } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import type { Status } from '../solve/engine/engine.ts';
import { proveCell } from './prove-cell.ts';

export interface Way {
  readonly status: Status;
  /** Of a way that the techniques go to the end without the search; else null. */
  readonly effort: Effort;
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
  const budget = new Budget(limits, 1);
  const isSpent = () => budget.isSpent(0);
  const prover = new Prover(puzzle, limits);
  let tookSearch = false;
  const [outcome, steps, rounds] = withShortWay((way) => {
    const reached = way.run(puzzle, isSpent, (marks) => {
      tookSearch = true;
      return prover.prove(marks);
    });
    return [reached, way.steps, way.rounds] as const;
  });
  const effort = outcome === WAY_SOLVED && !tookSearch ? effortOf(steps, rounds) : NO_EFFORT;
  const told = { effort, ...tellWay(puzzle, steps, isSpent) };
  const reason = prover.reason ?? budget.spent;
  if (told.broken) return { status: 'none', ...told };
  if (reason || outcome === WAY_SPENT)
    return { status: 'unknown', ...told, reason: reason ?? 'limit' };
  if (outcome === WAY_SOLVED) return { status: 'unique', ...told };
  if (outcome === WAY_BROKEN) throw new Error('bug: a way that breaks no rule was called broken');
  return { status: prover.status, ...told };
}

/** Goes the way again in plain code, with the reasons. */
function tellWay(
  puzzle: Puzzle,
  steps: readonly WayStep[],
  isSpent: () => boolean,
): Pick<Way, 'deductions' | 'marks' | 'broken'> {
  const marks = new Uint8Array(puzzle.symbols.length);
  const deductions: Deduction[] = [];
  let next = 0;
  while (marks.includes(UNKNOWN) && !isSpent()) {
    let round = easyRound(puzzle, marks, isSpent);
    if (round.length === 0) {
      const step = steps[next++];
      if (!step || isSpent()) break;
      const deduction =
        step.technique === SEARCHED
          ? plainDeduction('search', [{ cell: step.cell, state: step.state }], [])
          : suppositionOf(puzzle, marks, step, isSpent);
      if (!deduction) break;
      round = [deduction];
    }
    const before = marks.slice();
    for (const { cells } of round) applyConclusions(marks, cells);
    if (findViolations(puzzle, marks).length > 0)
      return upToBroken(puzzle, before, round, deductions);
    deductions.push(...round);
  }
  return { deductions, marks, broken: null };
}

/** The deductions of a round that breaks a rule, up to the one that breaks it. */
function upToBroken(
  puzzle: Puzzle,
  marks: Shading,
  round: readonly Deduction[],
  before: readonly Deduction[],
): Pick<Way, 'deductions' | 'marks' | 'broken'> {
  const deductions = [...before];
  for (const deduction of round) {
    applyConclusions(marks, deduction.cells);
    deductions.push(deduction);
    const [broken] = findViolations(puzzle, marks);
    if (broken) return { deductions, marks, broken };
  }
  throw new Error('bug: a round breaks a rule that none of its deductions breaks');
}

/** Proves cells where the techniques are stuck; it knows the verdict from then on. */
class Prover {
  private readonly puzzle: Puzzle;
  private readonly limits: Limits;
  private solution: Shading | null = null;
  /** What the techniques finish is unique: every deduction holds in all solutions. */
  status: Status = 'unique';
  reason: StopReason | undefined = undefined;

  constructor(puzzle: Puzzle, limits: Limits) {
    this.puzzle = puzzle;
    this.limits = limits;
  }

  prove(marks: Shading): Conclusion | null {
    if (!this.solution && this.status !== 'none') {
      const verdict = cdcl.solve(this.puzzle, this.limits);
      ({ status: this.status, solution: this.solution, reason: this.reason } = verdict);
      if (this.reason) return null;
    }
    if (!this.solution) return this.refutedCell(marks);
    const { found, reason } = proveCell(this.puzzle, marks, this.solution, this.limits);
    this.reason = reason;
    return found?.cells[0] ?? null;
  }

  /**
   * Where no solution is left, none has a cell shaded either: so the cell is unshaded, as far as that goes.
   * A cell with peers leads to the broken rule soonest.
   */
  private refutedCell(marks: Shading): Conclusion | null {
    const open = unknownCells(marks);
    const cell =
      open.find((candidate) => peersOf(this.puzzle, candidate).length > 0) ?? open[0] ?? -1;
    return cell < 0 ? null : { cell, state: UNSHADED };
  }
}
