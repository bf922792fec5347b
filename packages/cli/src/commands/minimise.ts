/** `hitori minimise`: blanks every symbol that the puzzle can do without. */
import { err, type FormatError, formatPuzzle, ok } from '@hitori/core';
import { minimise as minimisePuzzle } from '@hitori/core/compose';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { asLines, gridFields } from '../shell/drawing.ts';
import { DONE, LIMIT_REACHED } from '../shell/exit-status.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf, wholeNumber } from '../shell/options.ts';

interface MinimiseValues extends LimitValues {
  keepLevel?: boolean;
  tries?: number;
  seed?: string;
}

interface MinimiseSettings {
  readonly limits: LimitValues;
  readonly keepLevel: boolean;
  readonly tries: number;
  readonly seed: string;
}

const NOT_UNIQUE: FormatError = {
  code: 'not-representable',
  message: 'only a puzzle with exactly one solution can be made minimal: see hitori analyse',
  row: null,
  col: null,
};

const answer: Answerer<BatchSettings & MinimiseSettings> = (input, settings, shouldStop) => {
  const { limits, keepLevel, tries, seed } = settings;
  const made = minimisePuzzle(input.puzzle, { ...limits, keepLevel, tries, seed, shouldStop });
  if (made?.reason === 'stopped') return undefined;
  if (!made) return err(NOT_UNIQUE);
  const { puzzle, givens, rating, exact } = made;
  return ok({
    status: exact ? DONE : LIMIT_REACHED,
    isRaw: true,
    fields: () => ({
      grid: gridFields(puzzle),
      givens,
      level: rating?.level ?? null,
      score: rating?.score ?? null,
      effort: rating?.effort ?? null,
      exact,
    }),
    text: () => {
      const written = formatPuzzle(puzzle, 'grid');
      return written.ok ? asLines(written.value.text) : '';
    },
    warnings: exact ? [] : ['a limit was reached: more could be blanked'],
  });
};

export const minimise: BatchCommand<MinimiseValues, MinimiseSettings> = batchCommand<
  MinimiseValues,
  MinimiseSettings
>({
  name: 'minimise',
  options: {
    keepLevel: { flags: '--keep-level', summary: 'blank only while the level stays' },
    tries: {
      flags: '--tries <n>',
      summary: 'the fewest givens of n orders (default: 1)',
      read: wholeNumber(1),
    },
    seed: {
      flags: '--seed <text>',
      summary: 'of the orders after the first (default: 1)',
      read: (text) => ok(text),
    },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori minimise 3222/1342/4113/1133', 'the same puzzle with as many blanks as it bears'],
    ['hitori minimise --tries 20 --keep-level puzzle.txt', 'the best of twenty, no harder'],
  ],
  settings: ({ keepLevel, tries = 1, seed = '1', ...limits }) => ({
    limits: limitsOf(limits),
    keepLevel: keepLevel === true,
    tries,
    seed,
  }),
  answer,
  separator: '\n',
});
