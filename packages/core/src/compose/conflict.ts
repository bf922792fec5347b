/**
 * Why a puzzle is impossible, in its own symbols: cells whose symbols alone already leave no solution, and of
 * which none can be blanked without making one possible.
 */

import { Budget, checkLimits, LimitReached, type Limits, type StopReason } from '../base/limits.ts';
import { smallestClash } from '../base/quick-xplain.ts';
import { BLANK, checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { EXHAUSTED, FOUND } from '../solve/cdcl/search.ts';
import { withSearch } from '../solve/cdcl/with-search.ts';

export interface Conflict {
  /** The cells, row-major; null when the puzzle has a solution, or the limit came first. */
  readonly cells: readonly number[] | null;
  /** Whether that is certain: no cell can be left out, or there is a solution. */
  readonly exact: boolean;
  readonly reason?: StopReason;
}

/** The conflict of an impossible puzzle. Throws RangeError when an argument is not what it must be. */
export function findConflict(puzzle: Puzzle, limits: Limits = {}): Conflict {
  checkPuzzle('findConflict', puzzle);
  checkLimits(limits);
  const budget = new Budget(limits);
  return within(() => (hasSolution(puzzle, budget) ? null : clashIn(puzzle, budget)));
}

/** The same of a puzzle that is known to have no solution, within a budget that other work shares. */
export function conflictOf(puzzle: Puzzle, budget: Budget): Conflict {
  return within(() => clashIn(puzzle, budget));
}

function within(find: () => readonly number[] | null): Conflict {
  try {
    return { cells: find(), exact: true };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { cells: null, exact: false, reason: error.reason };
  }
}

function clashIn(puzzle: Puzzle, budget: Budget): readonly number[] {
  const given = [...puzzle.symbols.keys()].filter((cell) => puzzle.symbols[cell] > 0);
  const symbols = new Int32Array(puzzle.symbols.length);
  const isPossible = (cells: readonly number[]): boolean => {
    symbols.fill(BLANK);
    for (const cell of cells) symbols[cell] = puzzle.symbols[cell];
    return hasSolution({ ...puzzle, symbols }, budget);
  };
  return smallestClash(narrowed(given, isPossible), isPossible);
}

/** Leaves out large parts first, where what is left still clashes. */
function narrowed(
  items: readonly number[],
  isPossible: (cells: readonly number[]) => boolean,
): readonly number[] {
  let kept = items;
  for (let parts = 2; parts <= 8 && kept.length > parts; parts *= 2) {
    const size = Math.ceil(kept.length / parts);
    for (let from = 0; from < kept.length; ) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (rest.length > 0 && !isPossible(rest)) kept = rest;
      else from += size;
    }
  }
  return kept;
}

function hasSolution(puzzle: Puzzle, budget: Budget): boolean {
  const outcome = withSearch((search) =>
    search.load(puzzle, false) ? search.run(budget) : EXHAUSTED,
  );
  if (outcome !== EXHAUSTED && outcome !== FOUND) throw new LimitReached(budget.spent ?? 'limit');
  return outcome === FOUND;
}
