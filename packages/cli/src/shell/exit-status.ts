/**
 * The exit statuses (docs/command.md, "Exit status"). A run over many puzzles ends with the strongest
 * status of any of them: interrupted, bad input, limit reached, negative answer, done.
 */
import type { Status } from '@hitori/core';

export const DONE = 0;
export const NEGATIVE = 1;
export const BAD_INPUT = 2;
export const LIMIT_REACHED = 3;
export const INTERRUPTED = 130;

export type ExitStatus = 0 | 1 | 2 | 3 | 130;

/** What a verdict means for the exit status. */
export const VERDICT_STATUS: Readonly<Record<Status, ExitStatus>> = {
  unique: DONE,
  multiple: NEGATIVE,
  none: NEGATIVE,
  unknown: LIMIT_REACHED,
};

const WEAKEST_FIRST: readonly ExitStatus[] = [
  DONE,
  NEGATIVE,
  LIMIT_REACHED,
  BAD_INPUT,
  INTERRUPTED,
];

export function strongest(a: ExitStatus, b: ExitStatus): ExitStatus {
  return WEAKEST_FIRST.indexOf(a) > WEAKEST_FIRST.indexOf(b) ? a : b;
}
