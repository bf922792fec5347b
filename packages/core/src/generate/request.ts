/** What the generator can be asked for, and what it answers. */

import { checkAmount, checkCallback, checkChoice, checkCount } from '../base/check.ts';
import { checkLimits, type StopReason } from '../base/limits.ts';
import type { NumberRange } from '../base/range.ts';
import type { Rating } from '../people/rate.ts';
import { checkPuzzle, MAX_SIDE, type Puzzle } from '../puzzle/puzzle.ts';
import { checkMarks, type Shading } from '../puzzle/shading.ts';

/** What can be asked for: `any` takes what comes. */
export const GENERATE_LEVELS = ['any', 'easy', 'medium', 'hard', 'expert'] as const;
/** One of GENERATE_LEVELS. */
export type GenerateLevel = (typeof GENERATE_LEVELS)[number];

/** rotational: by a half turn; mirror: left to right; diagonal: rows to columns (squares only). */
export const SYMMETRIES = ['none', 'rotational', 'mirror', 'diagonal'] as const;
/** One of SYMMETRIES. */
export type Symmetry = (typeof SYMMETRIES)[number];

/** Efforts from least to most, both included. */
export type EffortRange = NumberRange;

/** What puzzle is wanted, and when to give up. */
export interface GenerateOptions {
  /** Rows; as `cols` from 1 to 255. */
  readonly rows: number;
  /** Columns. */
  readonly cols: number;
  /** A text: the same version, options and seed make the same puzzle on every machine. */
  readonly seed: string;
  /** Default: `any`. */
  readonly level?: GenerateLevel | undefined;
  /**
   * The effort wanted, from `least` to `most`, both included: finer than the levels, and another way to ask
   * for difficulty. Default: any.
   */
  readonly effort?: EffortRange | undefined;
  /** Symmetry of the shading; `none` by default. */
  readonly symmetry?: Symmetry | undefined;
  /** Compose on this shading (cells not shaded count as unshaded) instead of a random one. */
  readonly shading?: Shading | undefined;
  /** Symbols that stay where they are; its blanks are free. Of the same shape. Default: none. */
  readonly keep?: Puzzle | undefined;
  /**
   * A text whose letters the symbols of the shaded cells spell, row by row, as capitals; what is no letter
   * is dropped. Not together with `keep` or `symbols`.
   */
  readonly message?: string | undefined;
  /** Labels to use in place of 1, 2, 3...; at least max(rows, cols) different ones. */
  readonly symbols?: readonly string[] | undefined;
  /** The most grids that are tried; default: DEFAULT_ATTEMPTS. */
  readonly limitAttempts?: number | undefined;
  /** The most milliseconds; default: no limit. */
  readonly limitMs?: number | undefined;
  /** Asked at every grid and within searches; true ends the work. */
  readonly shouldStop?: (() => boolean) | undefined;
  /** Told how many grids have been tried, each time the generator starts on a new shading. */
  readonly onProgress?: ((attempts: number) => void) | undefined;
}

/** How many grids are tried before the generator gives up. */
export const DEFAULT_ATTEMPTS = 200_000;

/** A puzzle with one solution, proven, at the level that was asked for. */
export interface Generated {
  /** Its symbols are numbered from 1 unless `symbols` gave the labels; no cell is blank. */
  readonly puzzle: Puzzle;
  /** The only solution; its shaded cells have the symmetry that was asked for. */
  readonly solution: Shading;
  /** As `rate` gives it. */
  readonly rating: Rating;
  /** The seed that was given: with the same options it makes this puzzle again. */
  readonly seed: string;
  /** How many grids were tried. */
  readonly attempts: number;
}

/** Why no puzzle was made. */
export interface GenerateError {
  /** `impossible`: there is no such puzzle; otherwise what ended the search. */
  readonly code: 'impossible' | StopReason;
  /** The reason as a sentence. */
  readonly message: string;
  /** How many grids were tried. */
  readonly attempts: number;
}

/** Throws RangeError when an option is not what it must be. */
export function checkRequest(options: GenerateOptions): void {
  const { rows, cols, seed, level, symmetry, shading, symbols } = options;
  if (typeof seed !== 'string') throw new RangeError(`a seed must be a text, not ${String(seed)}`);
  if (level !== undefined) checkChoice('level', level, GENERATE_LEVELS);
  if (symmetry !== undefined) checkChoice('symmetry', symmetry, SYMMETRIES);
  for (const side of [rows, cols])
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE)
      throw new RangeError(`a side must be a whole number from 1 to ${MAX_SIDE}, not ${side}`);
  if (shading !== undefined) checkMarks({ rows, cols }, shading);
  const { keep, message } = options;
  if (keep !== undefined) {
    checkPuzzle('generate', keep);
    if (keep.rows !== rows || keep.cols !== cols)
      throw new RangeError(`keep must have the shape ${rows}x${cols}`);
  }
  if (message !== undefined) {
    if (typeof message !== 'string') throw new RangeError('a message must be a text');
    if (keep !== undefined || symbols !== undefined)
      throw new RangeError('a message goes neither with keep nor with symbols');
  }
  if (options.effort !== undefined) checkRange(options.effort);
  checkCount('limitAttempts', options.limitAttempts);
  checkLimits(options);
  checkCallback('onProgress', options.onProgress);
  if (symbols === undefined) return;
  const needed = Math.max(rows, cols);
  if (symbols.length < needed || new Set(symbols).size < symbols.length)
    throw new RangeError(`${needed} different symbols are needed`);
  const blank = symbols.find((symbol) => ['', '.', '?', '0'].includes(symbol));
  if (blank !== undefined) throw new RangeError(`'${blank}' stands for a cell without a symbol`);
}

function checkRange({ least, most }: EffortRange): void {
  checkAmount('effort.least', least);
  checkAmount('effort.most', most);
  if (!(least <= most)) throw new RangeError(`effort from ${least} to ${most} is no range`);
}
