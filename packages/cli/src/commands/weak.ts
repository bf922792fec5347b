/** `hitori weak`: the weak solutions of a puzzle, or the exact-cover problem whose solutions they are. */
import {
  formatPuzzle,
  formatShading,
  ok,
  openParts,
  type Puzzle,
  type SolutionList,
  weakSolutions,
} from '@hitori/core';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { drawShading, plural } from '../shell/drawing.ts';
import { DONE, LIMIT_REACHED } from '../shell/exit-status.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf, wholeNumber } from '../shell/options.ts';

interface WeakValues extends LimitValues {
  limit?: number;
  xcc?: boolean;
}

interface WeakSettings {
  readonly max: number;
  readonly limits: LimitValues;
  readonly xcc: boolean;
}

/** A board can have more weak solutions than memory holds. */
const DEFAULT_LIMIT = 1000;
const MOST = 100_000;

const answer: Answerer<BatchSettings & WeakSettings> = (
  { puzzle, title },
  settings,
  shouldStop,
) => {
  const { max, limits, xcc, color } = settings;
  if (xcc) return problemOf(puzzle);
  const found = weakSolutions(puzzle, max, { ...limits, shouldStop });
  const { solutions, exact, reason } = found;
  if (reason === 'stopped') return undefined;
  return ok({
    status: reason === 'limit' ? LIMIT_REACHED : DONE,
    fields: () => ({ weak: solutions.map((shading) => formatShading(puzzle, shading)), exact }),
    text: () => {
      const drawings = solutions.map((shading) => drawShading(puzzle, shading, color));
      return `${title}: ${describe(puzzle, found)}\n${drawings.join('\n')}`;
    },
  });
};

function problemOf(puzzle: Puzzle): ReturnType<Answerer<BatchSettings & WeakSettings>> {
  const written = formatPuzzle(puzzle, 'xcc');
  if (!written.ok) return written;
  const { text } = written.value;
  return ok({ status: DONE, fields: () => ({ xcc: text }), text: () => text, isRaw: true });
}

function describe(puzzle: Puzzle, { solutions, exact, reason }: SolutionList): string {
  const connected = solutions.filter((shading) => openParts(puzzle, shading).length === 1).length;
  const number = plural(solutions.length, 'weak solution');
  const why = reason === 'limit' ? ' (a limit was reached)' : '';
  return `${exact ? '' : 'at least '}${number}${why}, ${connected} of these connected`;
}

export const weak: BatchCommand<WeakValues, WeakSettings> = batchCommand<WeakValues, WeakSettings>({
  name: 'weak',
  options: {
    limit: {
      flags: '--limit <n>',
      summary: `list at most n of them (default: ${DEFAULT_LIMIT})`,
      read: wholeNumber(1, MOST),
    },
    xcc: { flags: '--xcc', summary: "print the exact-cover problem instead, in Knuth's notation" },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori weak 3222/1342/4113/1133', 'all of them'],
    [
      'hitori weak --xcc 3222/1342/4113/1133',
      'the problem, for a program that solves exact covers',
    ],
    ['hitori weak --json --limit 10 puzzles.jsonl', 'a batch, on all cores'],
  ],
  settings: ({ limit = DEFAULT_LIMIT, xcc, ...limits }) => ({
    max: limit,
    limits: limitsOf(limits),
    xcc: xcc === true,
  }),
  answer,
  separator: '\n',
});
