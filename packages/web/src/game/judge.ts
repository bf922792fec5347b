/**
 * What can be said of a board as it stands: which rules its marks break, and whether it is finished,
 * or looks so and is not.
 */
import { findViolations, UNKNOWN, type Violation } from '@hitori/core';
import { type Assistance, deriveMarks } from './auto-marks.ts';
import { finalMarks, type Game } from './game.ts';

export interface Verdict {
  /** What the marks break already, whatever else is marked. */
  readonly violations: readonly Violation[];
  readonly isSolved: boolean;
  /** Of a board that looks finished but is wrong: what it breaks; otherwise empty. */
  readonly wrongFinish: readonly Violation[];
}

export function judge(game: Game, assistance: Assistance): Verdict {
  const marks = deriveMarks(game.puzzle, game.marks, assistance);
  const violations = findViolations(game.puzzle, marks);
  const broken = findViolations(game.puzzle, finalMarks(game, assistance));
  const isSolved = game.past.length > 0 && broken.length === 0;
  return { violations, isSolved, wrongFinish: looksFinished(game) ? broken : [] };

  /** Every cell is marked, or no symbol is met twice any more: a player would take it for done. */
  function looksFinished({ past }: Game): boolean {
    if (past.length === 0) return false;
    return !marks.includes(UNKNOWN) || broken.every(({ rule }) => rule !== 'R1');
  }
}
