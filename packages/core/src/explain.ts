/**
 * The whole way to the solution, as hints.
 */
import type { Status } from './engine.ts';
import type { Hint, HintOptions } from './hint.ts';
import type { StopReason } from './limits.ts';
import type { Puzzle } from './puzzle.ts';
import type { Shading } from './shading.ts';

export interface Explanation {
  readonly status: Status;
  readonly steps: readonly Hint[];
  /** The solution, when it is the only one. */
  readonly solution: Shading | null;
  /** Why the status is `unknown`. */
  readonly reason?: StopReason;
}

export function explain(_puzzle: Puzzle, _options: HintOptions = {}): Explanation {
  return { status: 'unknown', steps: [], solution: null };
}
