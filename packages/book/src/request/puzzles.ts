/** The puzzles of a book: each with its verdict, in the order and with the numbers that they are printed in. */
import {
  LEVELS,
  type Level,
  type Puzzle,
  type RateResult,
  rate,
  type Shading,
  type Status,
} from '@hitori/core';
import type { Order } from './options.ts';

/** What is known of a puzzle: whether it has exactly one solution, which, and how hard it is. */
export interface Verdict {
  readonly status: Status;
  /** null unless `unique`. */
  readonly solution: Shading | null;
  /** null unless `unique`. */
  readonly level: Level | null;
}

/** A puzzle to print. */
export interface BookPuzzle {
  readonly puzzle: Puzzle;
  /** What complaints call it; default: its place from 1. */
  readonly id?: string | undefined;
  /** As `judge` says; found by `makeBook` where it is not given. */
  readonly verdict?: Verdict | undefined;
}

/** A puzzle with everything that its pages need. */
export interface PrintedPuzzle {
  /** Shared by its page, its answer and its certificate: from 1. */
  readonly number: number;
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly verdict: Verdict;
}

/** Proves a puzzle unique and rates it, or says that it is not. */
export function judge(puzzle: Puzzle): Verdict {
  return verdictOf(rate(puzzle));
}

/** What a rating says of a puzzle. */
export function verdictOf(rated: RateResult): Verdict {
  const { status } = rated;
  if (status !== 'unique') return { status, solution: null, level: null };
  return { status, solution: rated.solution, level: rated.rating.level };
}

/** The puzzles as they are printed: judged, in order, numbered. */
export function numberPuzzles(puzzles: readonly BookPuzzle[], order: Order): PrintedPuzzle[] {
  const judged = puzzles.map(({ puzzle, id, verdict }, at) => ({
    id: id ?? String(at + 1),
    puzzle,
    verdict: verdict ?? judge(puzzle),
  }));
  const ordered = order === 'level' ? judged.sort(byLevelAndSize) : judged;
  return ordered.map((printed, at) => ({ number: at + 1, ...printed }));
}

type Judged = Omit<PrintedPuzzle, 'number'>;

function byLevelAndSize(a: Judged, b: Judged): number {
  return (
    rankOf(a.verdict.level) - rankOf(b.verdict.level) ||
    a.puzzle.symbols.length - b.puzzle.symbols.length ||
    a.puzzle.rows - b.puzzle.rows
  );
}

/** Puzzles without a level come last. */
function rankOf(level: Level | null): number {
  return level === null ? LEVELS.length : LEVELS.indexOf(level);
}
