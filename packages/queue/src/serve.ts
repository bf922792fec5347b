/**
 * The side of a worker: takes up the runs of its own version, each with a BullMQ worker, and leaves them when
 * they end. The work itself is done elsewhere (in threads), so that this side stays awake and its locks
 * stay renewed: a process that is too busy to renew them has its jobs done twice.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { readAddress } from './address.ts';
import { connect, memoryWarning, PREFIX } from './connection.ts';
import { queueNameOf, WRONG_JOB } from './protocol.ts';
import { Registry, type RunEntry, SEEN_EVERY_MS, type WorkerEntry } from './registry.ts';

/** A chunk that cannot be answered by anybody: it is refused at once, not tried again. */
export class WrongChunk extends Error {}

export interface ServeOptions {
  readonly url: string;
  readonly version: string;
  /** Chunks at a time. */
  readonly jobs: number;
  /** Answers a chunk: plain JSON in and out. A WrongChunk refuses it for good. */
  answer(chunk: unknown): Promise<unknown>;
  /** Finishes what is under way, then ends. A process that is killed ends at once: others do its chunks. */
  readonly drain: AbortSignal;
  /** Is told what a person should know, a sentence each. */
  readonly onNote?: (sentence: string) => void;
  /** Is told of every chunk that was answered. */
  readonly onChunk?: () => void;
}

/** How often new runs are looked for. */
const LOOK_EVERY_MS = 250;
/** A worker that is killed holds its chunks no longer than these two together. */
const LOCK_MS = 5000;
const STALLED_EVERY_MS = 2500;
/** Workers may die often; a chunk is not to blame before this. */
const MOST_STALLS = 50;

/** Ends when `drain` says so. Throws a QueueError when the queue cannot be reached at first. */
export async function serve(options: ServeOptions): Promise<void> {
  const address = readAddress(options.url);
  const redis = await connect(address, { comesBack: true });
  const note = (sentence: string): void => options.onNote?.(sentence);
  const warning = await memoryWarning(redis);
  if (warning !== undefined) note(warning);
  let isAway = false;
  redis.on('close', () => {
    if (isAway || options.drain.aborted) return;
    isAway = true;
    note(`${address.shown}: the queue went away, waiting for it`);
  });
  redis.on('ready', () => {
    if (isAway) note(`${address.shown}: the queue is back`);
    isAway = false;
  });
  note(`${address.shown}: waits for chunks, ${options.jobs} at a time`);
  const taken = new Taken(options, redis, note);
  try {
    await taken.goOn();
  } finally {
    await taken.end();
    redis.disconnect();
  }
}

class Taken {
  private readonly options: ServeOptions;
  private readonly redis: Redis;
  private readonly note: (sentence: string) => void;
  private readonly id = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  private readonly runs: Registry<RunEntry>;
  private readonly workers: Registry<WorkerEntry>;
  private readonly open = new Map<string, Worker>();
  /** Runs of other versions that were told of. */
  private readonly foreign = new Set<string>();

  constructor(options: ServeOptions, redis: Redis, note: (sentence: string) => void) {
    this.options = options;
    this.redis = redis;
    this.note = note;
    this.runs = new Registry(redis, 'runs');
    this.workers = new Registry(redis, 'workers');
  }

  /** Looks for runs until it is told to end. */
  async goOn(): Promise<void> {
    const { drain, version, jobs } = this.options;
    let seen = Number.NEGATIVE_INFINITY;
    while (!drain.aborted) {
      try {
        if (performance.now() - seen > SEEN_EVERY_MS) {
          await unless(drain, this.workers.see(this.id, { version, jobs }));
          seen = performance.now();
        }
        await unless(drain, this.look());
      } catch {
        // The server is away or says no: the next look will tell.
      }
      await unless(drain, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)));
    }
  }

  async end(): Promise<void> {
    // Without the server nothing can be handed in any more.
    const isLost = this.redis.status !== 'ready';
    await Promise.allSettled([...this.open].map(([id, worker]) => this.leave(id, worker, isLost)));
    if (this.redis.status === 'ready') await this.workers.remove(this.id).catch(() => undefined);
  }

  private async look(): Promise<void> {
    const { live, over } = await this.runs.list();
    for (const id of over) await this.sweep(id);
    for (const id of (await this.workers.list()).over) await this.workers.remove(id);
    for (const [id, worker] of this.open)
      if (!live.has(id)) void this.leave(id, worker, true).catch(() => undefined);
    for (const [id, run] of live) if (!this.open.has(id)) this.takeUp(id, run);
  }

  /** Takes away what a command that died left behind. */
  private async sweep(id: string): Promise<void> {
    const queue = new Queue(queueNameOf(id), this.connection());
    queue.on('error', () => undefined);
    await queue.obliterate({ force: true });
    await queue.close();
    await this.runs.remove(id);
  }

  private async leave(id: string, worker: Worker, atOnce: boolean): Promise<void> {
    this.open.delete(id);
    await worker.close(atOnce);
    // It may have been written after the run was taken off the server.
    if (this.redis.status === 'ready') await this.redis.del(worker.toKey('stalled-check'));
  }

  private takeUp(id: string, run: RunEntry): void {
    const { version, jobs, answer, onChunk } = this.options;
    if (run.version !== version) {
      if (!this.foreign.has(id))
        this.note(`a run of version ${run.version} is left to others: this is ${version}`);
      this.foreign.add(id);
      return;
    }
    const worker = new Worker(
      queueNameOf(id),
      async ({ data }) => {
        try {
          return await answer(data);
        } catch (error) {
          if (error instanceof WrongChunk)
            throw new UnrecoverableError(`${WRONG_JOB}${error.message}`);
          throw error;
        }
      },
      {
        ...this.connection(),
        // One more than can be worked on, so that no thread waits for the server.
        concurrency: jobs + 1,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_EVERY_MS,
        maxStalledCount: MOST_STALLS,
        drainDelay: 1,
      },
    );
    worker.on('error', () => undefined);
    worker.on('completed', () => onChunk?.());
    this.open.set(id, worker);
    this.note(`takes up a run: ${run.about}`);
  }

  private connection() {
    return { connection: this.redis, prefix: PREFIX, skipVersionCheck: true } as const;
  }
}

/** Waits for a promise, but no longer than until the signal comes. */
function unless(signal: AbortSignal, promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => resolve();
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise
      .then(() => resolve(), reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}
