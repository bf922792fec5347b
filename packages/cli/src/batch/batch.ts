/**
 * Runs a command over a stream of puzzles: in constant memory, results in input order, each printed as
 * soon as those before it are.
 */
import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import type { ExitStatus } from '../shell/exit-status.ts';
import { type Io, write } from '../shell/io.ts';
import type { Answerer, BatchSettings } from './contract.ts';
import { findSources, readTasks, type Source } from './input.ts';
import type { QueueChoice } from './open-queue.ts';
import { Pipeline } from './pipeline.ts';
import { Printer } from './printer.ts';
import { openQueuePool } from './queue-pool.ts';

export interface Batch<Settings extends BatchSettings> {
  /** The name of the command in the table, for the workers. */
  readonly command: string;
  readonly answer: Answerer<Settings>;
  readonly settings: Settings;
  readonly operands: readonly string[];
  readonly jobs: number | undefined;
  /** Where workers of other processes answer, instead of threads of this one. */
  readonly queue?: QueueChoice | undefined;
  /** Stands between the texts of two puzzles; not used with `--json`. */
  readonly separator?: string;
  /** Where the results go instead of standard output. */
  readonly output?: Writable;
  /** No progress bar: `output` prints to the terminal itself. */
  readonly hasNoBar?: boolean;
}

export async function runBatch<Settings extends BatchSettings>(
  batch: Batch<Settings>,
  io: Io,
): Promise<ExitStatus> {
  const { command, answer, settings, operands, output = io.stdout } = batch;
  const sources = await findSources(operands, io);
  const separator = settings.json ? '' : (batch.separator ?? '');
  const cores = availableParallelism();
  const jobs = Math.min(batch.jobs ?? cores, cores);
  if (batch.jobs !== undefined && batch.jobs > cores)
    await write(
      io.stderr,
      `hitori: --jobs ${batch.jobs}: this machine has ${cores} cores, so many are used\n`,
      io,
    );
  const bytes = totalBytes(sources);
  const printer = new Printer(output, separator, batch.hasNoBar ? undefined : bytes, io);
  const setup = { command, settings, separator };
  const queue = batch.queue && (await openQueuePool(batch.queue, setup, io));
  const pipeline = new Pipeline(setup, answer, jobs, bytes, printer, io.stop, queue);
  try {
    for await (const tasks of readTasks(sources, settings.from)) await pipeline.feed(tasks);
    await pipeline.finish();
    await printer.finish();
  } finally {
    printer.close();
    await pipeline.close();
  }
  return printer.status;
}

/** NaN when it cannot be known. */
function totalBytes(sources: readonly Source[]): number {
  return sources.reduce(
    (sum, source) => sum + (source.kind === 'literal' ? source.text.length : source.bytes),
    0,
  );
}
