/**
 * Worker threads that answer chunks of tasks. On node:worker_threads and not on a task pool because
 * the answers of a chunk stream out while it is worked on: a slow puzzle holds back nothing before it.
 */
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { BatchSettings } from './contract.ts';
import type { Task } from './input.ts';
import { packTasks } from './packed.ts';
import type { Reply } from './reply.ts';

export interface WorkerSetup {
  readonly command: string;
  readonly settings: BatchSettings;
  readonly separator: string;
}

/** Who answers chunks of tasks: threads of this process, or workers behind a queue. */
export interface ChunkPool {
  /** Whether every worker has something to go on with: then this thread may lend a hand. */
  readonly hasEnough: boolean;
  /** Takes a chunk; its replies come in order, in groups, as they are found. */
  submit(tasks: readonly Task[]): AsyncIterable<readonly Reply[]>;
  /** To be called when every reply was used, before `close`. */
  finish(): Promise<void>;
  /** Ends the work, whatever is under way; replies that were still to come end in an error. */
  close(): Promise<void>;
}

/** What a worker sends: the next replies of its chunk, and whether they are the last. */
export interface WorkerMessage {
  readonly replies: readonly Reply[];
  readonly isLast: boolean;
}

interface Job {
  readonly tasks: readonly Task[];
  readonly replies: Readable;
}

// From src/ (tests) and from dist/ alike: Node runs only what is built, without a test runner's flags.
const WORKER = new URL('../../dist/worker.js', import.meta.url);

/** One chunk to work on and some to go on with, so that no thread ever waits for us. */
const JOBS_PER_WORKER = 4;

export class Pool implements ChunkPool {
  private readonly size: number;
  private readonly setup: WorkerSetup;
  /** The jobs of each worker, the one under way first. */
  private readonly workers = new Map<Worker, Job[]>();
  private readonly waiting: Job[] = [];

  constructor(size: number, setup: WorkerSetup) {
    this.size = size;
    this.setup = setup;
  }

  get hasEnough(): boolean {
    const jobs = [...this.workers.values()];
    return jobs.length === this.size && jobs.every((queue) => queue.length > 1);
  }

  submit(tasks: readonly Task[]): AsyncIterable<Reply[]> {
    const replies = new Readable({ objectMode: true, read() {} });
    // An error is met by whoever reads the replies, maybe later; until then it must not be fatal.
    replies.on('error', () => {});
    this.waiting.push({ tasks, replies });
    this.dispatch();
    return replies;
  }

  async finish(): Promise<void> {}

  async close(): Promise<void> {
    const unfinished = [...this.workers.values(), this.waiting].flat();
    for (const job of unfinished) job.replies.destroy(new Error('the pool was closed'));
    this.waiting.length = 0;
    await Promise.all([...this.workers.keys()].map((worker) => worker.terminate()));
  }

  private dispatch(): void {
    const [worker, jobs] = this.findWorker();
    const job = jobs.length < JOBS_PER_WORKER ? this.waiting.shift() : undefined;
    if (!job) return;
    jobs.push(job);
    worker.postMessage(packTasks(job.tasks));
  }

  /** The worker with the least to do: a new one rather than a busy one. */
  private findWorker(): [Worker, Job[]] {
    const [first, ...rest] = this.workers;
    const least = first && rest.reduce((a, b) => (b[1].length < a[1].length ? b : a), first);
    return least && (least[1].length === 0 || this.workers.size === this.size)
      ? least
      : this.startWorker();
  }

  private startWorker(): [Worker, Job[]] {
    const worker = new Worker(WORKER, { workerData: this.setup, execArgv: [] });
    const jobs: Job[] = [];
    this.workers.set(worker, jobs);
    worker.on('message', (message: WorkerMessage) => this.receive(jobs, message));
    worker.on('error', (error) => jobs[0]?.replies.destroy(error));
    return [worker, jobs];
  }

  private receive(jobs: Job[], { replies, isLast }: WorkerMessage): void {
    jobs[0]?.replies.push(replies);
    if (!isLast) return;
    jobs.shift()?.replies.push(null);
    this.dispatch();
  }
}
