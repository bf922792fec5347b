/** `hitori rate`: how hard a puzzle is for a person. */
import { ok, type RateResult, rate as ratePuzzle, type Status } from '@hitori/core';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { keptMarks } from '../batch/kept-marks.ts';
import { bottleneckFields } from '../shell/drawing.ts';
import { VERDICT_STATUS } from '../shell/exit-status.ts';
import {
  FROM_MARKS_OPTION,
  type FromMarksValues,
  LIMIT_OPTIONS,
  type LimitValues,
  limitsOf,
} from '../shell/options.ts';

interface RateValues extends LimitValues, FromMarksValues {}

interface RateSettings {
  readonly limits: LimitValues;
  readonly fromMarks: boolean;
}

const answer: Answerer<BatchSettings & RateSettings> = (input, settings, shouldStop) => {
  const { marks, warnings } = keptMarks(input, settings.fromMarks);
  const result = ratePuzzle(input.puzzle, { ...settings.limits, marks, shouldStop });
  if (result.reason === 'stopped') return undefined;
  const { status, rating } = result;
  return ok({
    status: VERDICT_STATUS[status],
    warnings,
    fields: () => ({
      status,
      level: rating?.level ?? null,
      score: rating?.score ?? null,
      steps: rating?.steps ?? null,
      techniques: rating?.techniques ?? null,
      effort: rating?.effort ?? null,
      bottleneck: bottleneckFields(input.puzzle, rating?.bottleneck ?? null),
    }),
    text: () => `${input.title}: ${describe(result)}\n`,
  });
};

function describe({ status, rating }: RateResult): string {
  if (!rating) return NOT_RATED[status];
  const { level, score, steps, techniques, effort } = rating;
  const used = Object.entries(techniques)
    .filter(([, instances]) => instances > 0)
    .map(([technique, instances]) => `${instances} ${technique}`);
  const rounds = `${steps} ${steps === 1 ? 'round' : 'rounds'}`;
  const known = effort === null ? [] : [`effort ${effort}`];
  return [`${level}, score ${score}`, ...known, rounds, ...used].join(', ');
}

const NOT_RATED: Readonly<Record<Status, string>> = {
  unique: 'unique',
  multiple: 'not rated: more than one solution',
  none: 'not rated: no solution',
  unknown: 'not rated: a limit was reached',
};

export const rate: BatchCommand<RateValues, RateSettings> = batchCommand<RateValues, RateSettings>({
  name: 'rate',
  options: { ...LIMIT_OPTIONS, ...FROM_MARKS_OPTION },
  examples: [
    ['hitori rate 3222/1342/4113/1133', 'level, score and the techniques it takes'],
    ['hitori rate --json puzzles.jsonl', 'a batch, on all cores'],
  ],
  settings: (values) => ({ limits: limitsOf(values), fromMarks: values.fromMarks === true }),
  answer,
});
