/**
 * The side of the command: chunks go into a queue of their own run, answers come back in whatever order the
 * workers find them.
 *
 * BullMQ promises each job at least once. A chunk's name is the hash of run, place and content, so that it is
 * in the queue once however often it is put there, and whoever asks takes one answer to it. Answers come by
 * event; what an event did not bring is looked up, so that a lost one costs a second and no more.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Address, readAddress } from './address.ts';
import { connect, memoryWarning, PREFIX } from './connection.ts';
import { QueueError } from './error.ts';
import { queueNameOf, WRONG_JOB } from './protocol.ts';
import { Registry, type RunEntry, SEEN_EVERY_MS, type WorkerEntry } from './registry.ts';

export interface RunOptions {
  readonly url: string;
  /** Of the program: only workers of the same one answer. */
  readonly version: string;
  /** For people who look at the workers: what is run. */
  readonly about: string;
  /** Keeps finished chunks until `finish`, for a later run of the same name: letters, digits, `.`, `_`, `-`. */
  readonly name?: string | undefined;
  /** Is told what a person should know meanwhile, a sentence each. */
  readonly onNote?: (sentence: string) => void;
}

/** Whether an answer can be one to its chunk; others are thrown away, and the chunk is done again. */
export type Fits<Answer> = (answer: unknown) => answer is Answer;

export interface Run {
  /**
   * The answer to a chunk: plain JSON in and out. Rejects with a QueueError when the queue goes away or the
   * chunk fails, and with an AbortError's reason once `close` was called.
   */
  ask<Answer>(chunk: object, fits: Fits<Answer>): Promise<Answer>;
  /** Ends a run of which every answer was used: nothing of it stays on the server. */
  finish(): Promise<void>;
  /** Ends it before that. A named run keeps what is done; of another one nothing stays. */
  close(): Promise<void>;
}

interface Pending {
  readonly chunk: object;
  /** By the local clock, for looking up what no event brought. */
  asked: number;
  refusals: number;
  /** Takes an answer if it fits. */
  take(answer: unknown): boolean;
  fail(error: Error): void;
}

/** A worker that crashes takes its chunk along; a chunk that crashes workers is given up after so many. */
const ATTEMPTS = 3;
const MOST_REFUSALS = 3;
/** Events that the server keeps: some more than there are chunks under way. */
const EVENTS_KEPT = 512;
const LOOK_EVERY_MS = 1000;
const LOOKED_UP_AT_ONCE = 32;
/** How long nobody may answer before it is said that there is no worker. */
const LONELY_MS = 3000;

/** Throws a QueueError when the address is none, nobody answers there, or the password is refused. */
export async function openRun(options: RunOptions): Promise<Run> {
  const address = readAddress(options.url);
  const redis = await connect(address, { comesBack: false });
  try {
    const warning = await memoryWarning(redis);
    if (warning !== undefined) options.onNote?.(warning);
    const run = new QueuedRun(options, address, redis);
    await run.start();
    return run;
  } catch {
    redis.disconnect();
    throw new QueueError('gone', `${address.shown}: the queue went away`);
  }
}

class QueuedRun implements Run {
  private readonly options: RunOptions;
  private readonly address: Address;
  private readonly redis: Redis;
  private readonly id: string;
  private readonly entry: RunEntry;
  private readonly runs: Registry<RunEntry>;
  private readonly workers: Registry<WorkerEntry>;
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly pending = new Map<string, Pending>();
  private readonly timers: NodeJS.Timeout[] = [];
  private asked = 0;
  private lastNews = performance.now();
  private hasSaidLonely = false;
  private ended: Error | undefined;

  constructor(options: RunOptions, address: Address, redis: Redis) {
    const { name, version, about } = options;
    this.options = options;
    this.address = address;
    this.redis = redis;
    this.id = name === undefined ? `once-${randomBytes(8).toString('hex')}` : `named-${name}`;
    this.entry = { version, about, isKept: name !== undefined };
    this.runs = new Registry(redis, 'runs');
    this.workers = new Registry(redis, 'workers');
    const connection = { connection: redis, prefix: PREFIX, skipVersionCheck: true };
    const queueName = queueNameOf(this.id);
    this.queue = new Queue(queueName, {
      ...connection,
      streams: { events: { maxLen: EVENTS_KEPT } },
    });
    // From the first event on: none is missed between asking and listening.
    this.events = new QueueEvents(queueName, { ...connection, lastEventId: '0' });
    this.queue.on('error', () => undefined);
    this.events.on('error', () => undefined);
    redis.on('end', () =>
      this.end(new QueueError('gone', `${address.shown}: the queue went away`)),
    );
  }

  async start(): Promise<void> {
    await this.runs.see(this.id, this.entry);
    this.events.on('completed', ({ jobId, returnvalue }) => this.take(jobId, returnvalue));
    this.events.on('failed', ({ jobId, failedReason }) => this.fail(jobId, failedReason));
    await Promise.all([this.queue.waitUntilReady(), this.events.waitUntilReady()]);
    const every = (ms: number, act: () => Promise<void>): void => {
      const timer = setInterval(() => void act().catch(() => undefined), ms);
      this.timers.push(timer);
    };
    every(SEEN_EVERY_MS, () => this.runs.see(this.id, this.entry));
    every(LOOK_EVERY_MS, () => this.lookUp());
    every(LONELY_MS, () => this.lookForWorkers());
  }

  ask<Answer>(chunk: object, fits: Fits<Answer>): Promise<Answer> {
    if (this.ended) return Promise.reject(this.ended);
    const content = JSON.stringify([this.id, this.asked++, chunk]);
    const jobId = `c${createHash('sha256').update(content).digest('hex')}`;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.pending.set(jobId, {
        chunk,
        asked: performance.now(),
        refusals: 0,
        take(found) {
          if (!fits(found)) return false;
          resolve(found);
          return true;
        },
        fail: reject,
      });
    });
    this.put(jobId, chunk).catch((error) => this.end(this.lossOf(error)));
    return answer;
  }

  async finish(): Promise<void> {
    if (this.ended) throw this.ended;
    await this.clear();
    await this.leave();
  }

  async close(): Promise<void> {
    if (this.redis.status === 'ready' && !this.entry.isKept)
      await this.clear().catch(() => undefined);
    await this.leave();
  }

  private async put(jobId: string, chunk: object): Promise<void> {
    if (this.entry.isKept && (await this.lookAt(jobId))) return;
    await this.queue.add('chunk', chunk, {
      jobId,
      attempts: ATTEMPTS,
      removeOnComplete: false,
      removeOnFail: true,
    });
  }

  private take(jobId: string, answer: unknown): void {
    const pending = this.pending.get(jobId);
    if (!pending) return;
    this.lastNews = performance.now();
    if (pending.take(answer)) {
      this.pending.delete(jobId);
      if (!this.entry.isKept) this.queue.remove(jobId).catch(() => undefined);
      return;
    }
    if (++pending.refusals === MOST_REFUSALS) {
      this.fail(jobId, 'its answers do not fit');
      return;
    }
    pending.asked = performance.now();
    this.queue
      .remove(jobId)
      .then(() => this.put(jobId, pending.chunk))
      .catch((error) => this.end(this.lossOf(error)));
  }

  private fail(jobId: string, reason: string): void {
    const pending = this.pending.get(jobId);
    if (!pending) return;
    this.pending.delete(jobId);
    const said = reason.startsWith(WRONG_JOB) ? reason : `a chunk failed on the workers: ${reason}`;
    pending.fail(new QueueError('failed', said));
  }

  /** Asks for what no event brought; what is not there (any more) is put there again. */
  private async lookUp(): Promise<void> {
    const now = performance.now();
    const late = [...this.pending].filter(([, { asked }]) => now - asked > LOOK_EVERY_MS);
    for (const [jobId, pending] of late.slice(0, LOOKED_UP_AT_ONCE)) {
      pending.asked = now;
      const isThere = await this.lookAt(jobId);
      if (!isThere && this.pending.has(jobId)) await this.put(jobId, pending.chunk);
    }
  }

  /** Takes the answer of a job if it has one; false when there is no such job. */
  private async lookAt(jobId: string): Promise<boolean> {
    const job = await Job.fromId(this.queue, jobId);
    if (!job) return false;
    if (job.finishedOn !== undefined && job.failedReason === undefined)
      this.take(jobId, job.returnvalue);
    return true;
  }

  /** Says when there is nobody to answer, and ends when there are only workers that never will. */
  private async lookForWorkers(): Promise<void> {
    if (this.pending.size === 0 || performance.now() - this.lastNews < LONELY_MS) return;
    const { live } = await this.workers.list();
    const versions = new Set([...live.values()].map(({ version }) => version));
    const { version } = this.options;
    if (versions.has(version)) return;
    if (versions.size > 0)
      this.end(
        new QueueError(
          'version',
          `${this.address.shown}: its workers are of version ${[...versions].join(', ')}, this is ${version}`,
        ),
      );
    else if (!this.hasSaidLonely) {
      this.hasSaidLonely = true;
      this.options.onNote?.(
        `${this.address.shown}: no worker is there yet: start one with hitori worker --queue`,
      );
    }
  }

  private lossOf(error: Error): Error {
    if (this.redis.status !== 'ready')
      return new QueueError('gone', `${this.address.shown}: the queue went away`);
    return new QueueError('failed', `${this.address.shown}: ${error.message}`);
  }

  /** Takes the run off the server. */
  private async clear(): Promise<void> {
    await this.runs.remove(this.id);
    await this.queue.obliterate({ force: true });
  }

  private async leave(): Promise<void> {
    this.end(new QueueError('gone', 'the run was closed'));
    await Promise.allSettled([this.events.close(), this.queue.close()]);
    this.redis.disconnect();
  }

  private end(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    for (const timer of this.timers) clearInterval(timer);
    for (const pending of this.pending.values()) pending.fail(error);
    this.pending.clear();
  }
}
