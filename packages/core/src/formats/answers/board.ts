/** What an answer is read for: a grid, or its shape alone where there is no grid yet. */

import type { Result } from '../../base/result.ts';
import { labelAt, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import type { Shape } from '../../puzzle/shape.ts';
import type { FormatError } from '../contract/format.ts';

/** What an answer is for: a grid, or its shape alone where there is no grid yet. */
export type AnswerBoard = Shape | Puzzle;

/** How an answer is to be understood that could be meant in two ways. */
export interface AnswerOptions {
  /** What the first row and column of a list of cells is called (default: 0 when a zero occurs, else 1). */
  readonly base?: 0 | 1 | undefined;
  /** Which of 0 and 1 is shaded (default: the reading that is a solution). */
  readonly shaded?: '0' | '1' | undefined;
}

/** An answer that was read. */
export interface ParsedAnswer {
  /** One state a cell. */
  readonly marks: Shading;
  /** What was read in another way than it looks. */
  readonly warnings: readonly string[];
}

/** Marks, or why the text is no answer for the board. */
export type AnswerResult = Result<ParsedAnswer, FormatError>;

export function puzzleOf(board: AnswerBoard): Puzzle | undefined {
  return 'symbols' in board ? board : undefined;
}

/** The labels, row-major; undefined for a shape alone. */
export function labelsOf(board: AnswerBoard): string[] | undefined {
  const puzzle = puzzleOf(board);
  return puzzle && Array.from(puzzle.symbols, (_, cell) => labelAt(puzzle, cell));
}
