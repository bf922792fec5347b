/** `hitori weak`: the weak solutions of a puzzle, or the exact-cover problem whose solutions they are. */
import {
  formatPuzzle,
  formatShading,
  ok,
  openParts,
  type Puzzle,
  type WeakSolutions,
  weakSolutions,
} from '@hitori/core';
import { runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command } from '../command.ts';
import { drawShading } from '../drawing.ts';
import { DONE, LIMIT_REACHED } from '../exit-status.ts';
import { wantsColor } from '../io.ts';
import {
  BATCH_OPTIONS,
  type BatchValues,
  batchSettings,
  LIMIT_OPTIONS,
  type LimitValues,
  wholeNumber,
} from '../options.ts';

interface WeakValues extends BatchValues, LimitValues {
  limit?: number;
  xcc?: boolean;
}

interface WeakSettings extends BatchSettings {
  readonly limit: number;
  readonly limits: LimitValues;
  readonly xcc: boolean;
  readonly color: boolean;
}

/** A board can have more weak solutions than memory holds. */
const DEFAULT_LIMIT = 1000;

const answer: Answerer<WeakSettings> = ({ puzzle, title }, settings, shouldStop) => {
  const { limit, limits, xcc, color } = settings;
  if (xcc) return problemOf(puzzle);
  const found = weakSolutions(puzzle, limit, { ...limits, shouldStop });
  const { weak, exact, reason } = found;
  if (reason === 'stopped') return undefined;
  return ok({
    status: reason === 'limit' ? LIMIT_REACHED : DONE,
    fields: () => ({ weak: weak.map((shading) => formatShading(puzzle, shading)), exact }),
    text: () => {
      const drawings = weak.map((shading) => drawShading(puzzle, shading, color));
      return `${title}: ${describe(puzzle, found)}\n${drawings.join('\n')}`;
    },
  });
};

function problemOf(puzzle: Puzzle): ReturnType<Answerer<WeakSettings>> {
  const written = formatPuzzle(puzzle, 'xcc');
  if (!written.ok) return written;
  const { text } = written.value;
  return ok({ status: DONE, fields: () => ({ xcc: text }), text: () => text });
}

function describe(puzzle: Puzzle, { weak, exact, reason }: WeakSolutions): string {
  const connected = weak.filter((shading) => openParts(puzzle, shading).length === 1).length;
  const number = `${weak.length} weak solution${weak.length === 1 ? '' : 's'}`;
  const why = reason === 'limit' ? ' (a limit was reached)' : '';
  return `${exact ? '' : 'at least '}${number}${why}, ${connected} of these connected`;
}

export const weak: Command<WeakValues, WeakSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: {
    limit: {
      flags: '--limit <n>',
      summary: `list at most n of them (default: ${DEFAULT_LIMIT})`,
      read: wholeNumber(1),
    },
    xcc: { flags: '--xcc', summary: "print the exact-cover problem instead, in Knuth's notation" },
    ...BATCH_OPTIONS,
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
  run(operands, { json, jobs, from, limit = DEFAULT_LIMIT, xcc, ...limits }, io) {
    const settings = {
      ...batchSettings({ json, from }),
      limit,
      limits,
      xcc: xcc === true,
      color: wantsColor(io),
    };
    return runBatch({ command: 'weak', answer, settings, operands, jobs, separator: '\n' }, io);
  },
  answer,
};
