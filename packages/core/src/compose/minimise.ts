/**
 * Numbers that a puzzle can do without: cells are blanked one after the other while the solution stays the
 * only one. A cell is noise unless, with its symbol gone, there is a solution that leaves it and one of its
 * equals unshaded: that alone is asked, and the board is not solved anew.
 */

import { checkCount } from '../base/check.ts';
import { Budget, checkLimits, type Limits, type StopReason } from '../base/limits.ts';
import { Rng } from '../base/rng.ts';
import { type Rating, rate } from '../people/rate.ts';
import { BLANK, checkPuzzle, type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import { EXHAUSTED } from '../solve/cdcl/search.ts';
import { withSearch } from '../solve/cdcl/with-search.ts';

export interface MinimiseOptions extends Limits {
  /** Blank only while the level stays; default: false. */
  readonly keepLevel?: boolean | undefined;
  /** How many orders are tried for the fewest givens; default: 1. */
  readonly tries?: number | undefined;
  /** Of the orders after the first, which is row-major; default: '1'. */
  readonly seed?: string | undefined;
}

export interface Minimised {
  /** The puzzle with blanks. */
  readonly puzzle: Puzzle;
  /** How many cells still hold a symbol. */
  readonly givens: number;
  readonly rating: Rating | null;
  /** Whether no further cell can be blanked. */
  readonly exact: boolean;
  readonly reason?: StopReason;
}

/**
 * A puzzle with as few givens as the orders tried lead to; null when the puzzle has not exactly one solution
 * (or that could not be proved in time). Throws RangeError when an option is not what it must be.
 */
export function minimise(puzzle: Puzzle, options: MinimiseOptions = {}): Minimised | null {
  checkPuzzle('minimise', puzzle);
  checkLimits(options);
  checkCount('tries', options.tries);
  const { tries = 1, seed = '1', keepLevel = false } = options;
  const budget = new Budget(options, 1);
  const limits = { limitConflicts: options.limitConflicts, shouldStop: () => budget.isSpent(0) };
  if (cdcl.solve(puzzle, limits).status !== 'unique') return null;
  const rng = new Rng(seed);
  let best: Attempt | undefined;
  for (let i = 0; i < Math.max(1, tries); i++) {
    const cells = Int32Array.from(puzzle.symbols.keys());
    if (i > 0) rng.shuffle(cells);
    const attempt = blankInOrder(puzzle, cells, keepLevel, budget, limits);
    if (!best || attempt.givens < best.givens) best = attempt;
    if (budget.spent) break;
  }
  const { puzzle: smallest, givens } = best!;
  const { rating } = rate(smallest, limits);
  const exact = budget.spent === undefined;
  return { puzzle: smallest, givens, rating, exact, ...(budget.spent && { reason: budget.spent }) };
}

interface Attempt {
  readonly puzzle: Puzzle;
  readonly givens: number;
}

function blankInOrder(
  puzzle: Puzzle,
  order: Int32Array,
  keepLevel: boolean,
  budget: Budget,
  limits: Limits,
): Attempt {
  const symbols = puzzle.symbols.slice();
  const current = { ...puzzle, symbols };
  const level = keepLevel ? rate(puzzle, limits).rating?.level : undefined;
  for (const cell of order) {
    const symbol = symbols[cell];
    if (symbol <= 0) {
      symbols[cell] = BLANK;
      continue;
    }
    if (budget.isSpent(0)) break;
    const peers = peersOf(current, cell);
    symbols[cell] = BLANK;
    const isNoise =
      staysUnique(current, cell, peers, budget) &&
      (!keepLevel || rate(current, limits).rating?.level === level);
    if (!isNoise) symbols[cell] = symbol;
  }
  return { puzzle: current, givens: symbols.filter((symbol) => symbol > 0).length };
}

/** Whether a puzzle whose cell has just been blanked has no solution that its symbol forbade. */
function staysUnique(
  puzzle: Puzzle,
  cell: number,
  peers: readonly number[],
  budget: Budget,
): boolean {
  if (peers.length === 0) return true;
  return withSearch((search) => {
    const marks = new Uint8Array(puzzle.symbols.length).fill(UNKNOWN);
    marks[cell] = UNSHADED;
    if (!search.load(puzzle, false, marks)) return true;
    const { cells } = search.state.frame;
    const framed = peers.map((other) => cells[other]);
    if (!search.demandAny(framed, UNSHADED)) return true;
    return search.run(budget) === EXHAUSTED;
  });
}
