/**
 * The public face of the engines: one call a question, the engine by name.
 */

import { checkChoice, checkCount } from '../base/check.ts';
import { checkLimits } from '../base/limits.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { checkMarks } from '../puzzle/shading.ts';
import { cdcl } from './cdcl/cdcl.ts';
import { propagation } from './classic/classic.ts';
import { xcc } from './cover/cover-engine.ts';
import { listAtMost } from './cover/weak.ts';
import type { Engine, SolutionList, SolveOptions, SolveResult } from './engine/engine.ts';

/** The names of the engines, the default first. */
export const ENGINE_NAMES = ['cdcl', 'propagation', 'xcc'] as const;
/** One of ENGINE_NAMES. */
export type EngineName = (typeof ENGINE_NAMES)[number];

/** The engines by name. */
export const ENGINES: Readonly<Record<EngineName, Engine>> = { cdcl, propagation, xcc };

/** Which engine is asked, what counts as a solution, and when to give up. */
export interface EngineOptions extends SolveOptions {
  /** Default: `cdcl`. */
  readonly engine?: EngineName | undefined;
}

function engineOf(caller: string, puzzle: Puzzle, options: EngineOptions): Engine {
  checkPuzzle(caller, puzzle);
  checkLimits(options);
  if (options.marks) checkMarks(puzzle, options.marks);
  const { engine = 'cdcl' } = options;
  checkChoice('engine', engine, ENGINE_NAMES);
  return ENGINES[engine];
}

/**
 * Finds a solution and proves it the only one, finds two, proves that there is none, or gives up at a
 * limit. Throws RangeError when an argument is not what it must be.
 */
export function solve(puzzle: Puzzle, options: EngineOptions = {}): SolveResult {
  return engineOf('solve', puzzle, options).solve(puzzle, options);
}

/**
 * The solutions, at most `max` of them. Throws RangeError when `max` is no whole number of 0 or more, or
 * Infinity.
 */
export function solveAll(puzzle: Puzzle, max: number, options: EngineOptions = {}): SolutionList {
  const engine = engineOf('solveAll', puzzle, options);
  if (max === undefined) throw new RangeError('solveAll wants to know how many solutions at most');
  checkCount('max', max);
  return listAtMost(max, (visit) => engine.enumerate(puzzle, visit, options));
}

/** true or false when that could be proved, undefined when a limit came first. */
export function hasUniqueSolution(
  puzzle: Puzzle,
  options: EngineOptions = {},
): boolean | undefined {
  const { status } = engineOf('hasUniqueSolution', puzzle, options).solve(puzzle, options);
  return status === 'unknown' ? undefined : status === 'unique';
}
