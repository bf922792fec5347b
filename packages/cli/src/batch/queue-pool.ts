/** The pool behind a queue: each chunk goes there, and its replies come back at once. */
import type { Run } from '@hitori/queue';
import type { Io } from '../shell/io.ts';
import { areReplies, packSettings, tasksChunk } from './chunk.ts';
import type { Task } from './input.ts';
import { openQueue, type QueueChoice, withWords } from './open-queue.ts';
import type { ChunkPool, WorkerSetup } from './pool.ts';
import type { Reply } from './reply.ts';

export async function openQueuePool(
  choice: QueueChoice,
  setup: WorkerSetup,
  io: Io,
): Promise<ChunkPool> {
  return new QueuePool(await openQueue(choice, setup.command, io), setup);
}

class QueuePool implements ChunkPool {
  /** This thread has enough to do with reading and printing. */
  readonly hasEnough = false;
  private readonly run: Run;
  private readonly setup: string;

  constructor(run: Run, setup: WorkerSetup) {
    this.run = run;
    this.setup = packSettings(setup);
  }

  submit(tasks: readonly Task[]): AsyncIterable<readonly Reply[]> {
    const fits = (answer: unknown) => areReplies(answer, tasks);
    const replies = withWords(this.run.ask(tasksChunk(this.setup, tasks), fits));
    // An error is met by whoever reads the replies, maybe later; until then it must not be fatal.
    replies.catch(() => undefined);
    return one(replies);
  }

  finish(): Promise<void> {
    return withWords(this.run.finish());
  }

  close(): Promise<void> {
    return this.run.close();
  }
}

async function* one<T>(promise: Promise<T>): AsyncGenerator<T> {
  yield await promise;
}
