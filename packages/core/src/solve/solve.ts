/**
 * The public face of the engines: one call a question, the engine by name.
 */

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Shading } from '../puzzle/shading.ts';
import { cdcl } from './cdcl/cdcl.ts';
import { propagation } from './classic/classic.ts';
import { xcc } from './cover/weak.ts';
import type { Engine, SolveOptions, SolveResult } from './engine/engine.ts';

export const ENGINES: readonly Engine[] = [cdcl, propagation, xcc];

export const ENGINE_NAMES = ['cdcl', 'propagation', 'xcc'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export interface EngineOptions extends SolveOptions {
  /** `cdcl` unless said. */
  readonly engine?: EngineName | undefined;
}

function engineOf(options: EngineOptions): Engine {
  const name = options.engine ?? 'cdcl';
  const engine = ENGINES.find((candidate) => candidate.name === name);
  if (engine === undefined) throw new RangeError(`no engine is called '${name}'`);
  return engine;
}

/** Finds a solution and proves it the only one, finds two, proves that there is none, or gives up. */
export function solve(puzzle: Puzzle, options: EngineOptions = {}): SolveResult {
  return engineOf(options).solve(puzzle, options);
}

/** The solutions, at most `limit` of them. */
export function solveAll(puzzle: Puzzle, limit: number, options: EngineOptions = {}): Shading[] {
  checkLimit(limit);
  const found: Shading[] = [];
  if (limit > 0)
    engineOf(options).enumerate(puzzle, (solution) => found.push(solution) < limit, options);
  return found;
}

/** true or false when that could be proved, undefined when a limit came first. */
export function hasUniqueSolution(
  puzzle: Puzzle,
  options: EngineOptions = {},
): boolean | undefined {
  const { status } = solve(puzzle, options);
  return status === 'unknown' ? undefined : status === 'unique';
}

/** Throws RangeError unless the limit is a whole number of 0 or more, or infinite. */
export function checkLimit(limit: number): void {
  if (!(limit >= 0) || (Number.isFinite(limit) && !Number.isInteger(limit)))
    throw new RangeError(`a limit must be a whole number of 0 or more, not ${limit}`);
}
