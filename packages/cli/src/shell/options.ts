/** Options that several commands share, and the readers of option values. */
import { err, ok, type Result } from '@hitori/core';
import { READABLE_FORMATS, type ReadableFormat } from '@hitori/core/formats';
import type { OptionSpec, OptionSpecs } from './command.ts';

export interface QueueValues {
  queue?: string | undefined;
  resume?: string | undefined;
}

export interface BatchValues extends QueueValues {
  json?: boolean | undefined;
  jobs?: number | undefined;
  from?: ReadableFormat | undefined;
}

export interface LimitValues {
  limitMs?: number | undefined;
  limitConflicts?: number | undefined;
}

export interface SearchValues extends LimitValues {
  repeatsOnly?: boolean | undefined;
}

const MAX_JOBS = 256;

const RUN_NAME = /^[A-Za-z0-9._-]{1,64}$/;

export const QUEUE_OPTIONS: OptionSpecs<QueueValues> = {
  queue: {
    flags: '--queue <url>',
    summary: 'let workers answer: redis://HOST:PORT/N',
    read: (text) => ok(text),
  },
  resume: {
    flags: '--resume <name>',
    summary: 'with --queue: go on with the run of this name',
    read: (text) =>
      RUN_NAME.test(text)
        ? ok(text)
        : err('It must be letters, digits, dots, _ and - (at most 64).'),
  },
};

export const BATCH_OPTIONS: OptionSpecs<BatchValues> = {
  json: { flags: '--json', summary: 'print one JSON object per puzzle and line' },
  jobs: {
    flags: '-j, --jobs <n>',
    summary: 'worker threads (default: one a core); the output is the same for any number',
    read: wholeNumber(1, MAX_JOBS),
  },
  from: choice(
    '--from <format>',
    'read the input as this format instead of detecting it',
    READABLE_FORMATS,
  ),
  ...QUEUE_OPTIONS,
};

export const LIMIT_OPTIONS: OptionSpecs<LimitValues> = {
  limitMs: {
    flags: '--limit-ms <n>',
    summary: 'give up on a puzzle after n milliseconds',
    read: wholeNumber(0),
  },
  limitConflicts: {
    flags: '--limit-conflicts <n>',
    summary: 'give up on a puzzle after n dead ends of the search',
    read: wholeNumber(0),
  },
};

/** The limits among the values of a command. */
export function limitsOf({ limitMs, limitConflicts }: LimitValues): LimitValues {
  return { limitMs, limitConflicts };
}

export interface FromMarksValues {
  fromMarks?: boolean | undefined;
}

export const FROM_MARKS_OPTION: OptionSpecs<FromMarksValues> = {
  fromMarks: {
    flags: '--from-marks',
    summary: 'begin with the marks that came with the puzzle',
  },
};

export const SEARCH_OPTIONS: OptionSpecs<SearchValues> = {
  repeatsOnly: {
    flags: '--repeats-only',
    summary: 'never shade a symbol that occurs once in its row and column, nor a blank',
  },
  ...LIMIT_OPTIONS,
};

/** An option whose value is one word of a list. */
export function choice<T extends string>(
  flags: string,
  summary: string,
  choices: readonly T[],
): OptionSpec<T> {
  const read = (text: string): Result<T, string> => {
    const found = choices.find((word) => word === text);
    return found === undefined ? err(`Choose one of ${choices.join(', ')}.`) : ok(found);
  };
  return { flags, summary, choices, read };
}

/** A reader of whole numbers from `least` to `most`. */
export function wholeNumber(
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): (text: string) => Result<number, string> {
  const range = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `from ${least} up`;
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number > most) return err(`It must be at most ${most}.`);
    return number >= least ? ok(number) : err(`It must be a whole number ${range}.`);
  };
}
