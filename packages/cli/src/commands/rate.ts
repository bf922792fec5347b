/** `hitori rate`: how hard a puzzle is for a person. */
import { ok, type RateResult, rate as ratePuzzle, type Status } from '@hitori/core';
import { runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command } from '../command.ts';
import { VERDICT_STATUS } from '../exit-status.ts';
import {
  BATCH_OPTIONS,
  type BatchValues,
  batchSettings,
  LIMIT_OPTIONS,
  type LimitValues,
} from '../options.ts';

interface RateValues extends BatchValues, LimitValues {}

interface RateSettings extends BatchSettings {
  readonly limits: LimitValues;
}

const answer: Answerer<RateSettings> = (input, { limits }, shouldStop) => {
  const result = ratePuzzle(input.puzzle, { ...limits, shouldStop });
  if (result.reason === 'stopped') return undefined;
  const { status, rating } = result;
  return ok({
    status: VERDICT_STATUS[status],
    fields: () => ({
      status,
      level: rating?.level ?? null,
      score: rating?.score ?? null,
      steps: rating?.steps ?? null,
      techniques: rating?.techniques ?? null,
    }),
    text: () => `${input.title}: ${describe(result)}\n`,
  });
};

function describe({ status, rating }: RateResult): string {
  if (!rating) return NOT_RATED[status];
  const { level, score, steps, techniques } = rating;
  const used = Object.entries(techniques)
    .filter(([, instances]) => instances > 0)
    .map(([technique, instances]) => `${instances} ${technique}`);
  const rounds = `${steps} ${steps === 1 ? 'round' : 'rounds'}`;
  return [`${level}, score ${score}, ${rounds}`, ...used].join(', ');
}

const NOT_RATED: Readonly<Record<Status, string>> = {
  unique: 'unique',
  multiple: 'not rated: more than one solution',
  none: 'not rated: no solution',
  unknown: 'not rated: a limit was reached',
};

export const rate: Command<RateValues, RateSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: { ...BATCH_OPTIONS, ...LIMIT_OPTIONS },
  examples: [
    ['hitori rate 3222/1342/4113/1133', 'level, score and the techniques it takes'],
    ['hitori rate --json puzzles.jsonl', 'a batch, on all cores'],
  ],
  run(operands, { json, jobs, from, ...limits }, io) {
    const settings = { ...batchSettings({ json, from }), limits };
    return runBatch({ command: 'rate', answer, settings, operands, jobs }, io);
  },
  answer,
};
