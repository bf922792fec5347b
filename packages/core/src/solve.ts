/**
 * The public face of the engines: one call a question, the engine by name.
 */
import { cdcl } from './cdcl.ts';
import type { Engine, SearchStats, SolveOptions, SolveResult } from './engine.ts';
import type { StopReason } from './limits.ts';
import { propagation } from './propagation.ts';
import type { Puzzle } from './puzzle.ts';
import type { Shading } from './shading.ts';

export const ENGINES: readonly Engine[] = [cdcl, propagation];

export const ENGINE_NAMES = ['cdcl', 'propagation'] as const;
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

export interface CountOptions extends EngineOptions {
  /** Stop when this many are found. */
  readonly max?: number | undefined;
}

export interface CountResult {
  readonly count: bigint;
  /** true when `count` is the true number; otherwise it is a lower bound. */
  readonly exact: boolean;
  readonly stats: SearchStats;
  /** The limit that stopped the count; absent when it is exact or `max` was reached. */
  readonly reason?: StopReason;
}

/** How many solutions there are. */
export function countSolutions(puzzle: Puzzle, options: CountOptions = {}): CountResult {
  const max = options.max ?? Number.POSITIVE_INFINITY;
  checkLimit(max);
  if (max === 0)
    return { count: 0n, exact: false, stats: { decisions: 0, conflicts: 0, propagations: 0 } };
  let count = 0;
  const { complete, stats, reason } = engineOf(options).enumerate(
    puzzle,
    () => ++count < max,
    options,
  );
  const result = { count: BigInt(count), exact: complete, stats };
  return reason === undefined ? result : { ...result, reason };
}

function checkLimit(limit: number): void {
  if (!(limit >= 0) || (Number.isFinite(limit) && !Number.isInteger(limit)))
    throw new RangeError(`a limit must be a whole number of 0 or more, not ${limit}`);
}
