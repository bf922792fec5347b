/**
 * Worker threads that answer chunks of tasks. On node:worker_threads and not on a task pool because
 * the answers of a chunk stream out while it is worked on: a slow puzzle holds back nothing before it.
 */
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { BatchSettings } from './command.ts';
import type { Task } from './input.ts';
import type { Reply } from './reply.ts';

export interface WorkerSetup {
  readonly command: string;
  readonly settings: BatchSettings;
  readonly separator: string;
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

// From src/ (tests) and from dist/ alike: Node runs only what is built.
const WORKER = new URL('../dist/worker.js', import.meta.url);

export class Pool {
  private readonly size: number;
  private readonly setup: WorkerSetup;
  private readonly workers: Worker[] = [];
  private readonly idle: Worker[] = [];
  private readonly waiting: Job[] = [];
  private readonly running = new Map<Worker, Job>();

  constructor(size: number, setup: WorkerSetup) {
    this.size = size;
    this.setup = setup;
  }

  /** Queues a chunk; its replies come in order, in groups, as they are found. */
  submit(tasks: readonly Task[]): AsyncIterable<Reply[]> {
    const replies = new Readable({ objectMode: true, read() {} });
    // An error is met by whoever reads the replies, maybe later; until then it must not be fatal.
    replies.on('error', () => {});
    this.waiting.push({ tasks, replies });
    this.dispatch();
    return replies;
  }

  /** Ends the threads, whatever they are doing; replies that were still to come end in an error. */
  async close(): Promise<void> {
    for (const job of [...this.running.values(), ...this.waiting])
      job.replies.destroy(new Error('the pool was closed'));
    this.waiting.length = 0;
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private dispatch(): void {
    const job = this.waiting[0];
    const worker = job && (this.idle.pop() ?? this.startWorker());
    if (!job || !worker) return;
    this.waiting.shift();
    this.running.set(worker, job);
    worker.postMessage(job.tasks);
  }

  private startWorker(): Worker | undefined {
    if (this.workers.length === this.size) return undefined;
    const worker = new Worker(WORKER, { workerData: this.setup });
    this.workers.push(worker);
    worker.on('message', (message: WorkerMessage) => this.receive(worker, message));
    worker.on('error', (error) => this.running.get(worker)?.replies.destroy(error));
    return worker;
  }

  private receive(worker: Worker, { replies, isLast }: WorkerMessage): void {
    const job = this.running.get(worker);
    job?.replies.push(replies);
    if (!isLast) return;
    job?.replies.push(null);
    this.running.delete(worker);
    this.idle.push(worker);
    this.dispatch();
  }
}
