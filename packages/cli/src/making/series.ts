/**
 * The puzzles of a run in the order of their seeds, whatever the number of threads. Each seed is given
 * to a worker (so that Ctrl+C is heard while a puzzle is being made); only the first one is tried here
 * for a moment, since most requests are for one puzzle that is there at once.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GenerateError, Result } from '@hitori/core';
import type { Io } from '../shell/io.ts';
import { type GenerateSettings, type MadePuzzle, makePuzzle } from './make-puzzle.ts';

export type SeedResult = Result<MadePuzzle, GenerateError>;

/** What a worker sends: how many grids it has tried so far, then the outcome. */
export interface SeedMessage {
  readonly index: number;
  readonly attempts?: number;
  readonly result?: SeedResult;
}

// From src/ (tests) and from dist/ alike: Node runs only what is built, without a test runner's flags.
const WORKER = new URL('../../dist/generate-worker.js', import.meta.url);

/** How long the first puzzle is tried without a worker. */
const AT_ONCE_MS = 50;

/** Seeds that a worker has before it: one under way and one to go on with. */
const SEEDS_PER_WORKER = 2;

/**
 * Yields the outcome of seed 0, 1, 2 and so on, until the caller stops asking; `onTried` is told of
 * grids tried while a puzzle is still in the making.
 */
export async function* seedResults(
  settings: GenerateSettings,
  jobs: number,
  io: Io,
  onTried: (attempts: number) => void,
): AsyncGenerator<SeedResult, void, void> {
  const until = performance.now() + AT_ONCE_MS;
  const first = makePuzzle(settings, 0, () => performance.now() > until);
  const isFirstDone = first.ok || first.error.code !== 'stopped';
  if (isFirstDone) yield first;
  const threads = new Threads(settings, isFirstDone ? 1 : 0, onTried);
  try {
    for (;;) yield await threads.next(jobs, io.stop.signal);
  } finally {
    await threads.close();
  }
}

class Threads {
  private readonly settings: GenerateSettings;
  private readonly onTried: (attempts: number) => void;
  private readonly workers: Worker[] = [];
  private readonly done = new Map<number, SeedResult>();
  private readonly arrival = new EventTarget();
  private failure: Error | undefined;
  private sent: number;
  private wanted: number;

  constructor(settings: GenerateSettings, firstSeed: number, onTried: (attempts: number) => void) {
    this.settings = settings;
    this.onTried = onTried;
    this.sent = firstSeed;
    this.wanted = firstSeed;
  }

  /** The outcome of the next seed in order. */
  async next(jobs: number, signal: AbortSignal): Promise<SeedResult> {
    while (this.workers.length < jobs) this.startWorker();
    for (;;) {
      signal.throwIfAborted();
      if (this.failure) throw this.failure;
      const result = this.done.get(this.wanted);
      if (result !== undefined) {
        this.done.delete(this.wanted);
        this.wanted++;
        return result;
      }
      await once(this.arrival, 'message', { signal });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private startWorker(): void {
    const worker = new Worker(WORKER, { workerData: this.settings, execArgv: [] });
    this.workers.push(worker);
    worker.on('message', (message: SeedMessage) => {
      if (message.attempts !== undefined) this.onTried(message.attempts);
      if (message.result === undefined) return;
      this.done.set(message.index, message.result);
      this.send(worker);
      this.arrival.dispatchEvent(new Event('message'));
    });
    worker.on('error', (error) => {
      this.failure = error;
      this.arrival.dispatchEvent(new Event('message'));
    });
    for (let i = 0; i < SEEDS_PER_WORKER; i++) this.send(worker);
  }

  private send(worker: Worker): void {
    worker.postMessage(this.sent++);
  }
}
