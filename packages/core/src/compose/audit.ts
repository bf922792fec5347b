/** What is wrong with a puzzle of a collection: for setters, magazines and archives. */

import { Budget, checkLimits, type Limits, shareLimits } from '../base/limits.ts';
import { countSolutions } from '../count/count.ts';
import { LEVELS, type Level } from '../people/deduction/technique.ts';
import { rate } from '../people/rate.ts';
import { puzzleKey } from '../puzzle/canonical.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import type { Shading } from '../puzzle/shading.ts';
import { UNKNOWN } from '../puzzle/shading.ts';
import { findCommonCells } from '../solve/cdcl/common-cells.ts';
import { conflictOf } from './conflict.ts';

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

/** Where counting stops. */
const COUNT_MAX = 10_000;

/** Checks one puzzle. Throws RangeError when an argument is not what it must be. */
export function audit(input: AuditInput, given: Limits = {}): Audit {
  const { puzzle, solution, level } = input;
  checkPuzzle('audit', puzzle);
  checkLimits(given);
  const limits = shareLimits(given);
  const problems: Problem[] = [];
  const rated = rate(puzzle, limits);
  if (rated.status === 'unknown')
    problems.push({ code: 'limit', message: 'a limit was reached before the verdict' });
  if (rated.status === 'multiple') problems.push(notUnique(puzzle, limits));
  if (rated.status === 'none') problems.push(impossible(puzzle, limits));
  if (solution) {
    const wrong = wrongSolution(
      puzzle,
      solution,
      rated.status === 'unique' ? rated.solution : null,
    );
    if (wrong) problems.push(wrong);
  }
  const stated = LEVELS.find((name) => name === level?.toLowerCase());
  if (stated && rated.rating && rated.rating.level !== stated)
    problems.push(otherLevel(stated, rated.rating.level));
  return { problems, key: puzzleKey(puzzle) };
}

function notUnique(puzzle: Puzzle, limits: Limits): Problem {
  const { common, exact } = findCommonCells(puzzle, new Budget(limits));
  const cells =
    common && exact ? [...common.keys()].filter((cell) => common[cell] === UNKNOWN) : [];
  const strict = countSolutions(puzzle, { ...limits, max: COUNT_MAX });
  const repeats = countSolutions(puzzle, { ...limits, max: COUNT_MAX, repeatsOnly: true });
  const count = (result: typeof strict) => `${result.exact ? '' : 'at least '}${result.count}`;
  const message = `${count(strict)} solutions; ${count(repeats)} that shade repeated symbols only`;
  return { code: 'not-unique', message, cells };
}

function impossible(puzzle: Puzzle, limits: Limits): Problem {
  const { cells } = conflictOf(puzzle, new Budget(limits));
  const message = cells
    ? `no solution: the symbols of ${cells.length} cells alone clash`
    : 'no solution';
  return { code: 'impossible', message, ...(cells && { cells }) };
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
