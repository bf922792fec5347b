/**
 * Runs a command over a stream of puzzles: in constant memory, results in input order, each printed as
 * soon as those before it are.
 *
 * This thread answers the first puzzles itself, for starting threads costs more than most inputs take.
 * After HERE_MS of work the pool takes over, beginning with the puzzle that was under way; from then
 * on this thread only reads and writes, so that Ctrl+C and the progress bar always work.
 */
import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import type { Answerer, BatchSettings } from './command.ts';
import type { ExitStatus } from './exit-status.ts';
import { findSources, readTasks, type Source, type Task } from './input.ts';
import type { Io } from './io.ts';
import type { BatchValues } from './options.ts';
import { Pool } from './pool.ts';
import { Printer } from './printer.ts';
import { replyTo } from './reply.ts';

export interface Batch<Settings extends BatchSettings> {
  /** The name of the command in the table, for the workers. */
  readonly command: string;
  readonly answer: Answerer<Settings>;
  readonly settings: Settings;
  readonly operands: readonly string[];
  readonly jobs: BatchValues['jobs'];
  /** Stands between the texts of two puzzles; not used with `--json`. */
  readonly separator?: string;
  /** Where the results go instead of standard output. */
  readonly output?: Writable;
}

/** How long this thread works before it starts others. */
const HERE_MS = 250;

/** A chunk for a worker ends at either of these. */
const CHUNK_TASKS = 64;
const CHUNK_CHARS = 1 << 16;

/** Chunks that may be ahead of the printer, for each worker. */
const CHUNKS_AHEAD = 16;

export async function runBatch<Settings extends BatchSettings>(
  batch: Batch<Settings>,
  io: Io,
): Promise<ExitStatus> {
  const sources = findSources(batch.operands, io);
  const printer = new Printer(batch.output ?? io.stdout, separatorOf(batch), totalBytes(sources), io);
  const pipeline = new Pipeline(batch, printer, io);
  try {
    for await (const tasks of readTasks(sources, batch.settings.from)) await pipeline.feed(tasks);
    await pipeline.finish();
  } finally {
    printer.close();
    await pipeline.close();
  }
  return printer.status;
}

function separatorOf({ settings, separator = '' }: Batch<BatchSettings>): string {
  return settings.json ? '' : separator;
}

/** NaN when it cannot be known. */
function totalBytes(sources: readonly Source[]): number {
  return sources.reduce(
    (sum, source) => sum + (source.kind === 'literal' ? source.text.length : source.bytes),
    0,
  );
}

class Pipeline<Settings extends BatchSettings> {
  private readonly batch: Batch<Settings>;
  private readonly printer: Printer;
  private readonly stop: AbortController;
  private readonly jobs: number;
  private msLeft = HERE_MS;
  private pool: Pool | undefined;
  /** The printing of the last chunks, each after the one before. */
  private readonly ahead: Promise<void>[] = [];

  constructor(batch: Batch<Settings>, printer: Printer, io: Io) {
    this.batch = batch;
    this.printer = printer;
    this.stop = io.stop;
    this.stop.signal.addEventListener('abort', () => void this.close());
    this.jobs = batch.jobs ?? availableParallelism();
  }

  async feed(tasks: readonly Task[]): Promise<void> {
    const done = this.pool ? 0 : await this.answerHere(tasks);
    for (const chunk of chunksOf(tasks.slice(done))) await this.submit(chunk);
  }

  async finish(): Promise<void> {
    await this.ahead.at(-1);
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }

  /** Returns how many of the tasks were answered before the time was up. */
  private async answerHere(tasks: readonly Task[]): Promise<number> {
    const { answer, settings } = this.batch;
    const deadline = performance.now() + this.msLeft;
    const isOver = (): boolean => performance.now() >= deadline;
    const replies = [];
    for (const task of tasks) {
      const reply = isOver() ? undefined : replyTo(task, answer, settings, isOver);
      if (reply === undefined) break;
      replies.push(reply);
    }
    this.msLeft = deadline - performance.now();
    await this.printer.print(replies);
    return replies.length;
  }

  private async submit(chunk: readonly Task[]): Promise<void> {
    this.pool ??= new Pool(this.jobs, { ...setupOf(this.batch) });
    if (this.ahead.length === this.jobs * CHUNKS_AHEAD) await this.ahead.shift();
    const replies = this.pool.submit(chunk);
    const printed = this.printAfter(this.ahead.at(-1), replies);
    printed.catch((error) => this.stop.abort(error));
    this.ahead.push(printed);
  }

  private async printAfter(
    previous: Promise<void> | undefined,
    replies: ReturnType<Pool['submit']>,
  ): Promise<void> {
    await previous;
    for await (const group of replies) await this.printer.print(group);
  }
}

function* chunksOf(tasks: readonly Task[]): Generator<Task[]> {
  let chunk: Task[] = [];
  let chars = 0;
  for (const task of tasks) {
    chunk.push(task);
    chars += 'record' in task ? task.record.text.length : 0;
    if (chunk.length < CHUNK_TASKS && chars < CHUNK_CHARS) continue;
    yield chunk;
    chunk = [];
    chars = 0;
  }
  if (chunk.length > 0) yield chunk;
}
