/**
 * The frame of a command that answers puzzles one by one: what it takes, its own settings, and the answer
 * to one puzzle. Reading, threads, order, JSON and complaints are the same for all.
 */
import { type Command, type OptionSpecs, PUZZLE_INPUT } from '../shell/command.ts';
import type { ExitStatus } from '../shell/exit-status.ts';
import { type Io, wantsColor } from '../shell/io.ts';
import { BATCH_OPTIONS, type BatchValues } from '../shell/options.ts';
import { type Batch, runBatch } from './batch.ts';
import type { Answerer, BatchSettings } from './contract.ts';
import { readQueueChoice } from './open-queue.ts';

interface BatchCommandSpec<Values, Settings> {
  /** As in the table of commands: workers find the answer by it. */
  readonly name: string;
  /** The options beside those of every batch. */
  readonly options: OptionSpecs<Values>;
  readonly examples: Command['examples'];
  /** What the answer needs to know: plain data, since it is sent to workers. */
  settings(values: Values, io: Io): Settings | Promise<Settings>;
  readonly answer: Answerer<BatchSettings & Settings>;
  /** Stands between the texts of two puzzles. */
  readonly separator?: string;
  /** Instead of `runBatch`, where results go elsewhere or values exclude one another. */
  run?(
    batch: Batch<BatchSettings & Settings>,
    values: Values & BatchValues,
    io: Io,
  ): Promise<ExitStatus>;
}

export type BatchCommand<Values, Settings> = Command<
  Values & BatchValues,
  Answerer<BatchSettings & Settings>
>;

export function batchCommand<Values extends object, Settings extends object>(
  spec: BatchCommandSpec<Values, Settings>,
): BatchCommand<Values, Settings> {
  const { name, answer, separator = '', run = (batch, _values, io) => runBatch(batch, io) } = spec;
  const options = { ...spec.options, ...BATCH_OPTIONS } as OptionSpecs<Values & BatchValues>;
  return {
    operands: PUZZLE_INPUT,
    options,
    examples: spec.examples,
    answer,
    async run(operands, values, io) {
      const { json, from, jobs } = values;
      const settings = {
        ...(await spec.settings(values, io)),
        json: json === true,
        from,
        color: wantsColor(io),
      };
      const queue = readQueueChoice(values);
      return run({ command: name, answer, settings, operands, jobs, queue, separator }, values, io);
    },
  };
}
