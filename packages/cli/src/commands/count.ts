/** `hitori count`: how many solutions a puzzle has. */
import { type CountResult, countSolutions, ok } from '@hitori/core';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { keptMarks } from '../batch/kept-marks.ts';
import { DONE, LIMIT_REACHED } from '../shell/exit-status.ts';
import {
  FROM_MARKS_OPTION,
  type FromMarksValues,
  SEARCH_OPTIONS,
  type SearchValues,
  wholeNumber,
} from '../shell/options.ts';

interface CountOptions extends SearchValues {
  max?: number | undefined;
  weak?: boolean | undefined;
}

interface CountValues extends CountOptions, FromMarksValues {}

interface CountSettings {
  readonly search: CountOptions;
  readonly fromMarks: boolean;
}

const answer: Answerer<BatchSettings & CountSettings> = (input, settings, shouldStop) => {
  const { marks, warnings } = keptMarks(input, settings.fromMarks);
  const result = countSolutions(input.puzzle, { ...settings.search, marks, shouldStop });
  if (result.reason === 'stopped') return undefined;
  const { count, exact, reason } = result;
  return ok({
    status: reason === 'limit' ? LIMIT_REACHED : DONE,
    warnings,
    fields: () => ({ count: String(count), exact }),
    text: () => `${input.title}: ${describe(result, settings.search.weak)}\n`,
  });
};

function describe({ count, exact, reason }: CountResult, weak = false): string {
  const solutions = `${count} ${weak ? 'weak ' : ''}solution${count === 1n ? '' : 's'}`;
  if (exact) return solutions;
  return `at least ${solutions}${reason === 'limit' ? ' (a limit was reached)' : ''}`;
}

export const count: BatchCommand<CountValues, CountSettings> = batchCommand<
  CountValues,
  CountSettings
>({
  name: 'count',
  options: {
    max: {
      flags: '--max <n>',
      summary: 'stop at n solutions: the count is then a lower bound',
      read: wholeNumber(1),
    },
    weak: {
      flags: '--weak',
      summary:
        'count weak solutions: the unshaded cells need not be connected, but no seed is shaded',
    },
    ...SEARCH_OPTIONS,
    ...FROM_MARKS_OPTION,
  },
  examples: [
    ['hitori count 12/21', 'all solutions'],
    ['hitori count --max 1000 puzzle.txt', 'at most 1000'],
    ['hitori count --repeats-only 1234/2341/3412/4123', 'only those that shade repeated symbols'],
    ['hitori count --weak 3222/1342/4113/1133', 'connected or not'],
  ],
  settings: ({ max, weak, repeatsOnly, limitMs, limitConflicts, fromMarks }) => ({
    search: { max, weak, repeatsOnly, limitMs, limitConflicts },
    fromMarks: fromMarks === true,
  }),
  answer,
});
