/**
 * Every change of one cell after which a puzzle has exactly one solution.
 *
 * Few changes are solved for. A symbol that its lines do not hold acts as a blank, so all of those are one
 * question. An impossible puzzle can only be mended in a cell of an irreducible conflict. A puzzle with several
 * solutions keeps those known ones that the change does not break: with two of them left the change is refused
 * at sight; what a refused change is found to allow is remembered for the other changes of its cell.
 */

import { Budget, checkLimits, type Limits, type StopReason } from '../base/limits.ts';
import { LEVELS, type Level } from '../people/deduction/technique.ts';
import { rate } from '../people/rate.ts';
import { BLANK, checkPuzzle, labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import { type Shading, UNSHADED } from '../puzzle/shading.ts';
import { linesThrough } from '../puzzle/shape.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import type { SolveResult, Status } from '../solve/engine/engine.ts';
import { conflictOf } from './conflict.ts';

export interface Repair {
  /** Row-major. */
  readonly cell: number;
  /** The label that stands there now; '' for a blank. */
  readonly from: string;
  /** The label to put there; null for a blank. */
  readonly to: string | null;
  readonly level: Level;
  readonly score: number;
}

export interface Repairs {
  /** The easiest level first, then by score, cell and symbol. */
  readonly repairs: readonly Repair[];
  /** Whether these are all. */
  readonly exact: boolean;
  /** The puzzle has one solution already: there is nothing to mend. */
  readonly isUnique: boolean;
  readonly reason?: StopReason;
}

/** Known solutions that are kept to refuse changes by. */
const MOST_KNOWN = 48;

/** All repairs of one cell. Throws RangeError when an argument is not what it must be. */
export function findRepairs(puzzle: Puzzle, limits: Limits = {}): Repairs {
  checkPuzzle('findRepairs', puzzle);
  checkLimits(limits);
  const budget = new Budget(limits, 1);
  const search = new RepairSearch(puzzle, budget, limits.limitConflicts);
  const status = search.status();
  if (status === 'unique') return { repairs: [], exact: true, isUnique: true };
  const found = status === 'unknown' ? [] : search.run(status === 'none');
  const exact = budget.spent === undefined;
  const repairs = found.sort(byEase);
  return {
    repairs,
    exact,
    isUnique: false,
    ...(budget.spent && { reason: budget.spent }),
  };
}

function byEase(a: Repair, b: Repair): number {
  return (
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    a.score - b.score ||
    a.cell - b.cell ||
    compareSymbols(a.to, b.to)
  );
}

/** A blank first, then numbers by size, then texts. */
function compareSymbols(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || (a < b ? -1 : 1);
}

class RepairSearch {
  private readonly budget: Budget;
  /** Of each search: the budget that all share. */
  private readonly limits: Limits;
  /** The puzzle with a symbol for every candidate, in which one cell is changed at a time. */
  private readonly puzzle: Puzzle;
  private readonly candidates: readonly number[];
  /** Solutions of the puzzle as it is. */
  private readonly known: Shading[] = [];

  constructor(puzzle: Puzzle, budget: Budget, limitConflicts: number | undefined) {
    this.budget = budget;
    this.limits = { limitConflicts, shouldStop: () => budget.isSpent(0) };
    const labels = [...puzzle.labels];
    const side = Math.max(puzzle.rows, puzzle.cols);
    for (let number = 1; number <= side; number++)
      if (!labels.includes(String(number), 1)) labels.push(String(number));
    this.puzzle = { ...puzzle, labels, symbols: puzzle.symbols.slice() };
    this.candidates = [BLANK, ...labels.keys()].filter((symbol, i) => i === 0 || symbol > 0);
  }

  /** The verdict on the puzzle as it is; `unknown` has spent the budget. */
  status(): Status {
    return this.solve().status;
  }

  private solve(): SolveResult {
    const result = cdcl.solve(this.puzzle, this.limits);
    if (result.status === 'unknown') this.budget.spent ??= 'limit';
    return result;
  }

  run(isImpossible: boolean): Repair[] {
    const { budget, puzzle } = this;
    const cells = isImpossible
      ? (conflictOf(puzzle, budget).cells ?? [])
      : Array.from(puzzle.symbols.keys());
    if (!isImpossible)
      cdcl.enumerate(
        puzzle,
        (solution) => this.known.push(solution) < MOST_KNOWN && !budget.isSpent(0),
        this.limits,
      );
    return cells.flatMap((cell) => this.repairsAt(cell));
  }

  private repairsAt(cell: number): Repair[] {
    const { puzzle } = this;
    const { symbols } = puzzle;
    const old = symbols[cell];
    const lines = linesThrough(puzzle, cell).filter((other) => other !== cell);
    const holders = new Map<number, number[]>();
    for (const other of lines) {
      const symbol = symbols[other];
      if (symbol > 0) holders.set(symbol, [...(holders.get(symbol) ?? []), other]);
    }
    const extra: Shading[] = [];
    const from = labelAt(puzzle, cell);
    const found: Repair[] = [];
    // What no line holds acts as a blank: one answer for all of them.
    let asBlank: Pick<Repair, 'level' | 'score'> | null | undefined;
    for (const symbol of this.candidates) {
      if (symbol === old || (symbol === BLANK && old <= 0)) continue;
      if (this.budget.isSpent(0)) break;
      const equals = holders.get(symbol);
      if (equals === undefined && asBlank === undefined)
        asBlank = this.ratingWith(cell, BLANK, [], extra);
      const rated = equals ? this.ratingWith(cell, symbol, equals, extra) : asBlank;
      if (!rated) continue;
      const to = symbol === BLANK ? null : puzzle.labels[symbol];
      found.push({ cell, from, to, ...rated });
    }
    return found;
  }

  /** The rating after a change, or null when the puzzle then has not exactly one solution. */
  private ratingWith(
    cell: number,
    symbol: number,
    equals: readonly number[],
    extra: Shading[],
  ): Pick<Repair, 'level' | 'score'> | null {
    const { puzzle, budget } = this;
    let left = 0;
    for (const list of [this.known, extra])
      for (const solution of list) {
        const breaks =
          solution[cell] === UNSHADED && equals.some((other) => solution[other] === UNSHADED);
        if (!breaks && ++left > 1) return null;
      }
    const old = puzzle.symbols[cell];
    puzzle.symbols[cell] = symbol;
    try {
      const result = this.solve();
      if (result.status === 'unique') {
        const { rating } = rate(puzzle, this.limits);
        if (!rating) budget.spent ??= 'limit';
        return rating && { level: rating.level, score: rating.score };
      }
      // A solution met here may allow further symbols in this cell: it breaks no pair elsewhere.
      for (const solution of [result.solution, result.second])
        if (solution && !this.isKnown(solution, extra)) extra.push(solution);
      return null;
    } finally {
      puzzle.symbols[cell] = old;
    }
  }

  private isKnown(solution: Shading, extra: readonly Shading[]): boolean {
    return [...this.known, ...extra].some((other) =>
      other.every((state, cell) => state === solution[cell]),
    );
  }
}
