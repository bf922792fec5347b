/**
 * The library in a worker: the same questions, answered by promises. Core stays synchronous; this is a
 * thin wrapper for long work. It knows neither Node's workers nor the browser's but what both can do.
 *
 * In the worker: `serveBackground(parentPort)` (Node) or `serveBackground(self)` (browser). Outside:
 * `new Background(() => new Worker(...))`.
 */
import { countSolutions } from './count/count.ts';
import { explain } from './explain/explain.ts';
import { nextHint } from './explain/hint.ts';
import { generate } from './generate/generate.ts';
import { rate } from './people/rate.ts';
import { prove } from './proof/prove.ts';
import { solve, solveAll } from './solve/solve.ts';

/** What can be asked; arguments and answers must be plain data, so callbacks stay outside. */
interface Questions {
  solve: typeof solve;
  solveAll: typeof solveAll;
  countSolutions: typeof countSolutions;
  rate: typeof rate;
  nextHint: typeof nextHint;
  explain: typeof explain;
  generate: typeof generate;
  prove: typeof prove;
}

const QUESTIONS: Questions = {
  solve,
  solveAll,
  countSolutions,
  rate,
  nextHint,
  explain,
  generate,
  prove,
};

export type Question = keyof Questions;

/**
 * One end of a channel: a worker, or what a worker has for its parent. How it is listened to is left
 * open in the type, since the overloads of Node and the browser fit no common signature.
 */
export interface MessagePortLike {
  postMessage(message: unknown): void;
  /** Node's way: `on('message', listener)`, and the listener gets the message. */
  readonly on?: unknown;
  /** The browser's way: the listener gets an event with the message as its data. */
  readonly addEventListener?: unknown;
}

export interface WorkerLike extends MessagePortLike {
  terminate(): unknown;
}

interface Asked {
  readonly id: number;
  readonly question: Question;
  readonly args: readonly unknown[];
}

type Answered =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly name: string; readonly message: string };

type Listen = (this: MessagePortLike, event: 'message', listener: (value: never) => void) => void;

function listen<T>(port: MessagePortLike, receive: (message: T) => void): void {
  if (typeof port.on === 'function') (port.on as Listen).call(port, 'message', receive);
  else if (typeof port.addEventListener === 'function')
    (port.addEventListener as Listen).call(port, 'message', (event: { data: T }) =>
      receive(event.data),
    );
  else throw new RangeError('the port can neither `on` nor `addEventListener`');
}

/** Answers the questions that come through a port, one after the other. */
export function serveBackground(port: MessagePortLike): void {
  listen(port, ({ id, question, args }: Asked) => {
    let reply: Answered;
    try {
      const ask = QUESTIONS[question] as (...args: readonly unknown[]) => unknown;
      reply = { id, ok: true, answer: ask(...args) };
    } catch (error) {
      const { name, message } = error as Error;
      reply = { id, ok: false, name, message };
    }
    port.postMessage(reply);
  });
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/** The outside of a worker that `serveBackground` runs in. It is started when it is first asked. */
export class Background {
  private readonly start: () => WorkerLike;
  private worker: WorkerLike | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(start: () => WorkerLike) {
    this.start = start;
  }

  /** `ask('solve', puzzle, { limitMs: 1000 })` is the promise of `solve(puzzle, { limitMs: 1000 })`. */
  ask<Q extends Question>(
    question: Q,
    ...args: Parameters<Questions[Q]>
  ): Promise<ReturnType<Questions[Q]>> {
    const worker = this.worker ?? this.startWorker();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      const asked: Asked = { id, question, args };
      worker.postMessage(asked);
    });
  }

  /** Ends the worker whatever it is doing; what was asked is rejected with `reason`. */
  stop(reason: unknown = new Error('stopped')): void {
    this.worker?.terminate();
    this.worker = undefined;
    const stopped = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of stopped) reject(reason);
  }

  private startWorker(): WorkerLike {
    const worker = this.start();
    this.worker = worker;
    listen(worker, (answered: Answered) => {
      const asked = this.waiting.get(answered.id);
      this.waiting.delete(answered.id);
      if (answered.ok) asked?.resolve(answered.answer as never);
      else asked?.reject(errorOf(answered.name, answered.message));
    });
    return worker;
  }
}

function errorOf(name: string, message: string): Error {
  return name === 'RangeError' ? new RangeError(message) : new Error(message);
}
