/** What a command answers to one puzzle of a batch, in this thread or in another one. */
import type { FormatError, ParsedPuzzle, Result } from '@hitori/core';
import type { ReadableFormat } from '@hitori/core/formats';
import type { ExitStatus } from '../shell/exit-status.ts';

/** What every batch command's settings hold; all of it is plain data that a worker can be sent. */
export interface BatchSettings {
  readonly json: boolean;
  readonly from: ReadableFormat | undefined;
  /** Whether texts may have colours. */
  readonly color: boolean;
}

export interface NumberedPuzzle extends ParsedPuzzle {
  /** 1-based place in the run. */
  readonly ordinal: number;
  /** Where it was read from: the name of a file; undefined for a puzzle given directly. */
  readonly source: string | undefined;
  /** 1-based line there. */
  readonly line: number;
  /** What people know the puzzle by: its id, else where it stands. */
  readonly title: string;
}

export interface Answer {
  readonly status: ExitStatus;
  /** The fields of the JSON object after `id`, `rows` and `cols`. */
  fields(): object;
  /** The same for people; empty or whole lines. */
  text(): string;
  /**
   * The text is what was asked for, not words about it: it is written as it is, and the JSON object, which
   * holds it, needs no grid beside it.
   */
  readonly isRaw?: boolean;
  /** What to warn of besides what the reader warns of. */
  readonly warnings?: readonly string[];
}

/** Answers one puzzle; undefined when `shouldStop` ended the work first. */
export type Answerer<Settings> = (
  input: NumberedPuzzle,
  settings: Settings,
  shouldStop?: () => boolean,
) => Result<Answer, FormatError> | undefined;
