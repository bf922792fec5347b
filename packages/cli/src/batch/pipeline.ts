/**
 * Divides the work between this thread and a pool, and keeps the order.
 *
 * This thread is one of the jobs. It answers the first puzzles alone, for starting threads costs more than
 * most inputs take; the pool joins in when HERE_MS of work are done, or at once for a large input. From
 * then on this thread reads, writes, and answers a chunk itself whenever the others have enough to go on
 * with. A puzzle that takes longer than HERE_MS goes to the pool in any case, so that Ctrl+C, a closed
 * pipe and the progress bar never wait for a search. With a queue every chunk goes to its workers.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answerer, BatchSettings } from './contract.ts';
import type { Task } from './input.ts';
import { type ChunkPool, Pool, type WorkerSetup } from './pool.ts';
import type { Printer } from './printer.ts';
import { type Reply, replyTo } from './reply.ts';

const HERE_MS = 150;

/** An input of this many bytes is worth the threads from the start. */
const LARGE_BYTES = 4 << 20;

/** How long this thread works before it prints and looks around. */
const SLICE_MS = 20;

/** A chunk ends at either of the first two. */
interface ChunkSizes {
  readonly tasks: number;
  readonly chars: number;
  /** Chunks that may be ahead of the printer. */
  readonly ahead: number;
  /** Whether the same input is cut at the same places, however it arrives. */
  readonly areSame: boolean;
}

const THREAD_CHUNKS = { tasks: 64, chars: 1 << 16, areSame: false };
/** Chunks ahead for each thread. */
const AHEAD_PER_JOB = 16;
/** A chunk that travels is larger: a way to the server and back costs more than one between threads. */
const QUEUE_CHUNKS: ChunkSizes = { tasks: 256, chars: 1 << 17, ahead: 128, areSame: true };

export class Pipeline<Settings extends BatchSettings> {
  private readonly setup: WorkerSetup & { readonly settings: Settings };
  private readonly answer: Answerer<Settings>;
  private readonly jobs: number;
  private readonly printer: Printer;
  private readonly stop: AbortController;
  private readonly sizes: ChunkSizes;
  private msLeft: number;
  private pool: ChunkPool | undefined;
  /** Tasks for a chunk that is not yet full. */
  private begun: readonly Task[] = [];
  /** The printing of the last chunks, each after the one before. */
  private readonly ahead: Promise<void>[] = [];

  constructor(
    setup: WorkerSetup & { readonly settings: Settings },
    answer: Answerer<Settings>,
    jobs: number,
    /** NaN when it cannot be known. */
    totalBytes: number,
    printer: Printer,
    stop: AbortController,
    /** Answers instead of threads. */
    queue?: ChunkPool,
  ) {
    this.setup = setup;
    this.answer = answer;
    this.jobs = jobs;
    this.pool = queue;
    this.sizes = queue ? QUEUE_CHUNKS : { ...THREAD_CHUNKS, ahead: jobs * AHEAD_PER_JOB };
    this.msLeft = totalBytes >= LARGE_BYTES && jobs > 1 ? 0 : HERE_MS;
    this.printer = printer;
    this.stop = stop;
    stop.signal.addEventListener('abort', () => void this.close());
  }

  /** Takes tasks; waits while too many are under way. */
  async feed(tasks: readonly Task[]): Promise<void> {
    const done = this.pool ? 0 : await this.answerHere(tasks);
    const chunks = chunksOf([...this.begun, ...tasks.slice(done)], this.sizes);
    this.begun = (this.sizes.areSame && chunks.pop()) || [];
    for (const chunk of chunks) await this.submit(chunk);
  }

  /** Waits until everything is printed. */
  async finish(): Promise<void> {
    if (this.begun.length > 0) await this.submit(this.begun);
    await this.ahead.at(-1);
    await this.pool?.finish();
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }

  /** Returns how many of the tasks were answered before this thread's time was over. */
  private async answerHere(tasks: readonly Task[]): Promise<number> {
    let done = 0;
    while (done < tasks.length && this.msLeft > 0) {
      const replies = this.answerSlice(tasks, done);
      if (replies.length === 0) break;
      done += replies.length;
      await this.printer.print(replies);
      if (done < tasks.length) await nextTurn();
    }
    return done;
  }

  private answerSlice(tasks: readonly Task[], from: number): Reply[] {
    const replies: Reply[] = [];
    const started = performance.now();
    if (this.jobs === 1) this.msLeft = HERE_MS;
    const isOver = (): boolean => performance.now() - started >= this.msLeft;
    for (const task of tasks.slice(from)) {
      const reply = replyTo(task, this.answer, this.setup.settings, isOver);
      if (reply) replies.push(reply);
      if (!reply || performance.now() - started >= SLICE_MS) break;
    }
    this.msLeft -= performance.now() - started;
    return replies;
  }

  private async submit(chunk: readonly Task[]): Promise<void> {
    this.pool ??= new Pool(Math.max(1, this.jobs - 1), this.setup);
    if (this.ahead.length === this.sizes.ahead) await this.ahead.shift();
    const here = this.jobs > 1 && this.pool.hasEnough ? await this.answerChunk(chunk) : [];
    const rest = chunk.slice(here.length);
    const printed = this.printAfter(
      this.ahead.at(-1),
      here,
      rest.length > 0 ? this.pool.submit(rest) : undefined,
    );
    printed.catch((error) => this.stop.abort(error));
    this.ahead.push(printed);
  }

  /** Answers a chunk in this thread, or as much of it as comes before a slow puzzle. */
  private async answerChunk(chunk: readonly Task[]): Promise<Reply[]> {
    const replies: Reply[] = [];
    while (replies.length < chunk.length) {
      this.msLeft = HERE_MS;
      const more = this.answerSlice(chunk, replies.length);
      if (more.length === 0) break;
      replies.push(...more);
      await nextTurn();
      this.stop.signal.throwIfAborted();
    }
    return replies;
  }

  private async printAfter(
    previous: Promise<void> | undefined,
    here: readonly Reply[],
    others: AsyncIterable<readonly Reply[]> | undefined,
  ): Promise<void> {
    await previous;
    if (here.length > 0) await this.printer.print(here);
    if (others) for await (const group of others) await this.printer.print(group);
  }
}

function chunksOf(tasks: readonly Task[], sizes: ChunkSizes): Task[][] {
  const chunks: Task[][] = [];
  let chunk: Task[] = [];
  let chars = 0;
  for (const task of tasks) {
    chunk.push(task);
    chars += 'record' in task ? task.record.text.length : 0;
    if (chunk.length < sizes.tasks && chars < sizes.chars) continue;
    chunks.push(chunk);
    chunk = [];
    chars = 0;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}
