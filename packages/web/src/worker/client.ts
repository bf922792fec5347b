/**
 * The page's side of a worker: questions with numbers, answers as promises. A question is cancelled by
 * ending the worker, which then starts anew for the next one; what was waiting is rejected.
 */
import type { QuestionKind, Questions, Reply, Request } from './protocol.ts';
import { Cancelled, type Solver } from './solver.ts';

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((attempts: number) => void) | undefined;
}

export class WorkerClient implements Solver {
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  ask<Kind extends QuestionKind>(
    kind: Kind,
    ask: Questions[Kind]['ask'],
    onProgress?: (attempts: number) => void,
  ): Promise<Questions[Kind]['reply']> {
    this.worker ??= this.start();
    const { worker } = this;
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress });
      const request: Request<Kind> = { id, kind, ask };
      worker.postMessage(request);
    });
  }

  cancel(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.rejectAll(new Cancelled('cancelled'));
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.receive(data);
    worker.onerror = () => {
      this.worker = undefined;
      worker.terminate();
      this.rejectAll(new Error('the solver could not be started'));
    };
    return worker;
  }

  private receive(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    if (waiting === undefined) return;
    if (reply.type === 'progress') {
      waiting.onProgress?.(reply.attempts);
      return;
    }
    this.waiting.delete(reply.id);
    if (reply.type === 'done') waiting.resolve(reply.reply);
    else waiting.reject(new Error(reply.message));
  }

  private rejectAll(error: Error): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
