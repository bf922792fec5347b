/** What is wrong with a puzzle of a collection: for setters, magazines and archives. */

import { checkLimits, type Limits } from '../base/limits.ts';
import { LEVELS, type Level } from '../people/deduction/technique.ts';
import { puzzleKey } from '../puzzle/canonical.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import type { Shading } from '../puzzle/shading.ts';
import { type Analysis, analyse } from './analyse.ts';

/** What can be wrong; `duplicate` is known only among many puzzles. */
export type ProblemCode =
  | 'not-unique'
  | 'impossible'
  | 'wrong-solution'
  | 'duplicate'
  | 'level'
  | 'unreadable'
  | 'limit';

export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  /** The cells concerned, row-major. */
  readonly cells?: readonly number[];
}

export interface AuditInput {
  readonly puzzle: Puzzle;
  /** The solution that is stored with it. */
  readonly solution?: Shading | undefined;
  /** The level that is stated for it. */
  readonly level?: string | undefined;
}

export interface Audit {
  readonly problems: readonly Problem[];
  /** Equal for puzzles that are the same, also turned, mirrored, renumbered, or with the same pairs. */
  readonly key: string;
}

/** Checks one puzzle. Throws RangeError when an argument is not what it must be. */
export function audit(input: AuditInput, limits: Limits = {}): Audit {
  const { puzzle, solution, level } = input;
  checkPuzzle('audit', puzzle);
  checkLimits(limits);
  const problems: Problem[] = [];
  const analysis = analyse(puzzle, limits);
  const { status } = analysis;
  if (status === 'unknown' || (status === 'unique' && analysis.level === null))
    problems.push({ code: 'limit', message: 'a limit was reached before the verdict' });
  if (status === 'multiple') problems.push(notUnique(analysis));
  if (status === 'none') problems.push(impossible(analysis));
  if (solution) {
    const wrong = wrongSolution(puzzle, solution, status === 'unique' ? analysis.solution : null);
    if (wrong) problems.push(wrong);
  }
  const stated = LEVELS.find((name) => name === level?.toLowerCase());
  if (stated && analysis.level && analysis.level !== stated)
    problems.push(otherLevel(stated, analysis.level));
  return { problems, key: puzzleKey(puzzle) };
}

function notUnique(analysis: Analysis): Problem {
  const { exact, differ, count, countExact, countRepeats, countRepeatsExact } = analysis;
  const atLeast = (number: bigint, isExact: boolean) => `${isExact ? '' : 'at least '}${number}`;
  const message = `${atLeast(count, countExact)} solutions; ${atLeast(countRepeats, countRepeatsExact)} that shade repeated symbols only`;
  return { code: 'not-unique', message, cells: exact ? differ : [] };
}

function impossible({ conflict }: Analysis): Problem {
  if (!conflict) return { code: 'impossible', message: 'no solution' };
  const message = `no solution: the symbols of ${conflict.length} cells alone clash`;
  return { code: 'impossible', message, cells: conflict };
}

function wrongSolution(puzzle: Puzzle, stored: Shading, only: Shading | null): Problem | undefined {
  if (only) {
    const cells = [...only.keys()].filter((cell) => only[cell] !== stored[cell]);
    if (cells.length === 0) return undefined;
    return { code: 'wrong-solution', message: 'the stored solution is not the solution', cells };
  }
  if (isSolution(puzzle, stored)) return undefined;
  return { code: 'wrong-solution', message: 'the stored solution breaks a rule' };
}

function otherLevel(stated: Level, found: Level): Problem {
  return { code: 'level', message: `stated ${stated}, found ${found}` };
}
