/** A puzzle with its verdict as one line of text: what the threads send to whoever prints the book. */
import type { Verdict } from '@hitori/book';
import {
  type Certificate,
  createPuzzle,
  formatShading,
  labelRows,
  type Puzzle,
  parseShading,
} from '@hitori/core';

export interface JudgedPuzzle {
  /** What complaints call it. */
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly verdict: Verdict;
  /** Where one was asked for and could be made. */
  readonly certificate: Certificate | null;
}

/** The line, with its end. */
export function formatJudged({ id, puzzle, verdict, certificate }: JudgedPuzzle): string {
  const { status, solution, level } = verdict;
  const rows = solution && formatShading(puzzle, solution);
  const line = { id, grid: labelRows(puzzle), status, solution: rows, level, certificate };
  return `${JSON.stringify(line)}\n`;
}

/** Reads what `formatJudged` wrote. */
export function parseJudged(line: string): JudgedPuzzle {
  const { id, grid, status, solution, level, certificate } = JSON.parse(line);
  const made = createPuzzle(grid);
  if (!made.ok) throw new Error(`bug: ${made.error.message}`);
  const puzzle = made.value;
  const read = solution === null ? null : parseShading(puzzle, solution);
  if (read && !read.ok) throw new Error(`bug: ${read.error.message}`);
  return { id, puzzle, verdict: { status, solution: read?.value ?? null, level }, certificate };
}
