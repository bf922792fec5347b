/**
 * One seed in, one puzzle out, as plain data: what both the main thread and the workers do for
 * `hitori generate`.
 */
import {
  type EffortRange,
  type FormatName,
  formatPuzzle,
  formatShading,
  type GenerateError,
  type GenerateLevel,
  generate,
  type Level,
  ok,
  type Puzzle,
  puzzleKey,
  type Result,
  type Shading,
  type Symmetry,
  seedAt,
} from '@hitori/core';
import { gridFields } from '../shell/drawing.ts';
import { msSince } from '../shell/elapsed.ts';

/** What all puzzles of a run have in common; plain data that a worker can be sent. */
export interface GenerateSettings {
  readonly rows: number;
  readonly cols: number;
  readonly level: GenerateLevel;
  readonly seed: string;
  readonly effort: EffortRange | undefined;
  readonly symmetry: Symmetry;
  readonly shading: Shading | undefined;
  readonly symbols: readonly string[] | undefined;
  readonly keep: Puzzle | undefined;
  readonly message: string | undefined;
  readonly limitAttempts: number | undefined;
  /** When the run must end, in milliseconds since 1970. */
  readonly deadline: number | undefined;
  /** The format of the text; undefined where JSON is wanted. */
  readonly to: FormatName | undefined;
}

export interface MadePuzzle {
  /** Equal for puzzles that are the same up to symmetry and renumbering. */
  readonly key: string;
  readonly grid: readonly (readonly (number | string | null)[])[];
  readonly solution: readonly string[];
  readonly level: Level;
  readonly score: number;
  readonly effort: number | null;
  readonly seed: string;
  readonly attempts: number;
  readonly ms: number;
  /** The puzzle in the format asked for, or why it does not fit there. */
  readonly text: string;
  readonly misfit: string | undefined;
}

/** The puzzle of the index-th seed of a run. */
export function makePuzzle(
  settings: GenerateSettings,
  index: number,
  shouldStop?: () => boolean,
  onProgress?: (attempts: number) => void,
): Result<MadePuzzle, GenerateError> {
  const { deadline, to, ...options } = settings;
  const started = performance.now();
  const limitMs = deadline === undefined ? undefined : Math.max(0, deadline - Date.now());
  const seed = seedAt(settings.seed, index);
  const result = generate({ ...options, seed, limitMs, shouldStop, onProgress });
  if (!result.ok) return result;
  const { puzzle, solution, rating, attempts } = result.value;
  const printed = to && formatPuzzle(puzzle, to);
  return ok({
    key: puzzleKey(puzzle),
    grid: gridFields(puzzle),
    solution: formatShading(puzzle, solution),
    level: rating.level,
    score: rating.score,
    effort: rating.effort,
    seed,
    attempts,
    ms: msSince(started),
    text: printed?.ok ? printed.value.text : '',
    misfit: printed && !printed.ok ? printed.error.message : undefined,
  });
}

/** Whether a value from outside can be settings; what they hold is checked by the generator itself. */
export function isGenerateSettings(value: unknown): value is GenerateSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { rows, cols, level, seed } = value as Partial<Record<keyof GenerateSettings, unknown>>;
  return (
    Number.isInteger(rows) &&
    Number.isInteger(cols) &&
    typeof level === 'string' &&
    typeof seed === 'string'
  );
}
