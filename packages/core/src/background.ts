/**
 * The library in a worker: the same questions, answered by promises. Core stays synchronous; this is a
 * thin wrapper for long work. It knows neither Node's workers nor the browser's but what both can do.
 *
 * In the worker: `serveBackground(parentPort)` (Node) or `serveBackground(self)` (browser). Outside:
 * `new Background(() => new Worker(...))`. A worker that fails rejects what was asked; the next question
 * starts a new one.
 */
import { countSolutions } from './count/count.ts';
import { explain } from './explain/explain.ts';
import { nextHint } from './explain/hint.ts';
import { generate } from './generate/generate.ts';
import { rate } from './people/rate.ts';
import { prove } from './proof/prove.ts';
import { verify } from './proof/verify.ts';
import { weakSolutions } from './solve/cover/weak.ts';
import { solve, solveAll } from './solve/solve.ts';

/** Questions by name. Arguments and answers must be plain data, but for a callback `onProgress`. */
// biome-ignore lint/suspicious/noExplicitAny: any function can be a question
export type QuestionTable = Readonly<Record<string, (...args: any[]) => unknown>>;

/** What a worker can be asked; another table may be given to `serveBackground`. */
export type Questions = {
  /** `solve`: a solution, and whether it is the only one. */
  readonly solve: typeof solve;
  /** `solveAll`: the solutions as a list. */
  readonly solveAll: typeof solveAll;
  /** `countSolutions`: how many there are, as a bigint. */
  readonly countSolutions: typeof countSolutions;
  /** `weakSolutions`: those of R1 and R2 only. */
  readonly weakSolutions: typeof weakSolutions;
  /** `rate`: level, score and effort. */
  readonly rate: typeof rate;
  /** `nextHint`: what follows from marks. */
  readonly nextHint: typeof nextHint;
  /** `explain`: the whole way. */
  readonly explain: typeof explain;
  /** `generate`: a new puzzle; it reports to `onProgress`. */
  readonly generate: typeof generate;
  /** `prove`: a certificate. */
  readonly prove: typeof prove;
  /** `verify`: whether a certificate holds. */
  readonly verify: typeof verify;
};

/** The questions by name; default table of `serveBackground`. */
export const QUESTIONS: Questions = {
  solve,
  solveAll,
  countSolutions,
  weakSolutions,
  rate,
  nextHint,
  explain,
  generate,
  prove,
  verify,
};

/** The name of a question. */
export type Question<Table = Questions> = keyof Table & string;

/**
 * One end of a channel: a worker, or what a worker has for its parent. How it is listened to is left
 * open in the type, since the overloads of Node and the browser fit no common signature.
 */
export interface MessagePortLike {
  /** Sends plain data; throws where it cannot be cloned (a function, for example). */
  postMessage(message: unknown): void;
  /** Node's way: `on('message', listener)`, and the listener gets the message. */
  readonly on?: unknown;
  /** The browser's way: the listener gets an event with the message as its data. */
  readonly addEventListener?: unknown;
}

/** A worker: a port that can be ended. */
export interface WorkerLike extends MessagePortLike {
  /** Ends the worker at once; what it answers is not looked at. */
  terminate(): unknown;
}

interface Asked {
  readonly id: number;
  readonly question: string;
  readonly args: readonly unknown[];
  /** Which argument had a callback `onProgress`, or -1. */
  readonly progressAt: number;
}

type Told =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'progress'; readonly progress: unknown }
  | {
      readonly id: number;
      readonly kind: 'error';
      readonly name: string;
      readonly message: string;
    };

type Listen = (this: MessagePortLike, event: string, listener: (value: never) => void) => void;

/** Hears an event of a port; messages arrive without their envelope. */
function listen<T>(port: MessagePortLike, event: string, receive: (value: T) => void): void {
  if (typeof port.on === 'function') (port.on as Listen).call(port, event, receive);
  else if (typeof port.addEventListener === 'function')
    (port.addEventListener as Listen).call(port, event, (heard: { data: T } & T) =>
      receive(event === 'message' ? heard.data : heard),
    );
  else throw new RangeError('the port can neither `on` nor `addEventListener`');
}

/**
 * Answers the questions that come through a port, one after the other; those whose answer is a promise, when it
 * comes.
 */
export function serveBackground(port: MessagePortLike, questions: QuestionTable = QUESTIONS): void {
  const tell = (told: Told) => port.postMessage(told);
  listen(port, 'message', ({ id, question, args, progressAt }: Asked) => {
    const onProgress = (progress: unknown) => tell({ id, kind: 'progress', progress });
    const fail = (error: unknown) => {
      const { name = 'Error', message = String(error) } = error as Partial<Error>;
      tell({ id, kind: 'error', name, message });
    };
    try {
      if (!Object.hasOwn(questions, question))
        throw new RangeError(
          `a worker cannot be asked '${question}': it knows ${Object.keys(questions).join(', ')}`,
        );
      const whole = args.map((arg, at) =>
        at === progressAt ? { ...(arg as object), onProgress } : arg,
      );
      const answer = questions[question](...whole);
      if (answer instanceof Promise)
        answer.then((value) => tell({ id, kind: 'answer', answer: value })).catch(fail);
      else tell({ id, kind: 'answer', answer });
    } catch (error) {
      fail(error);
    }
  });
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
  readonly onProgress: ((progress: unknown) => void) | undefined;
}

/**
 * The outside of a worker that `serveBackground` runs in. It is started when it is first asked.
 *
 * @typeParam Table - The functions that the worker was given, by name; default: Questions.
 */
export class Background<Table extends QuestionTable = Questions> {
  private readonly start: () => WorkerLike;
  private worker: WorkerLike | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** `start` makes a worker; it is called again after a failure or a stop. */
  constructor(start: () => WorkerLike) {
    this.start = start;
  }

  /**
   * `ask('solve', puzzle, { limitMs: 1000 })` is the promise of `solve(puzzle, { limitMs: 1000 })`. A
   * callback `onProgress` among the options is called as the worker reports. Rejects with RangeError as
   * the function would throw it, and with Error when the worker fails.
   */
  ask<Name extends Question<Table>>(
    question: Name,
    ...args: Parameters<Table[Name]>
  ): Promise<Awaited<ReturnType<Table[Name]>>> {
    const id = ++this.lastId;
    const { sent, progressAt, onProgress } = splitProgress(args);
    return new Promise((resolve, reject) => {
      try {
        this.worker ??= this.startWorker();
        this.waiting.set(id, { resolve, reject, onProgress });
        const asked: Asked = { id, question, args: sent, progressAt };
        this.worker.postMessage(asked);
      } catch (error) {
        this.waiting.delete(id);
        reject(error);
      }
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
    // What is heard of a worker that was ended already concerns nobody.
    const hear = <T>(event: string, receive: (value: T) => void) =>
      listen(worker, event, (value: T) => {
        if (worker === this.worker) receive(value);
      });
    const fail = (why: string) => this.stop(new Error(`the worker failed: ${why}`));
    hear('message', (told: Told) => this.receive(told));
    hear('error', (error: { readonly message?: string }) =>
      fail(error?.message || 'it could not be started'),
    );
    hear('messageerror', () => fail('a message could not be read'));
    hear('exit', (code: unknown) => fail(`it ended with ${String(code)}`));
    return worker;
  }

  private receive(told: Told): void {
    const asked = this.waiting.get(told.id);
    if (told.kind === 'progress') {
      asked?.onProgress?.(told.progress);
      return;
    }
    this.waiting.delete(told.id);
    if (told.kind === 'answer') asked?.resolve(told.answer as never);
    else asked?.reject(errorOf(told.name, told.message));
  }
}

/** Takes the callback out of the arguments, since no message can carry it. */
function splitProgress(args: readonly unknown[]): {
  sent: unknown[];
  progressAt: number;
  onProgress: ((progress: unknown) => void) | undefined;
} {
  const callbackOf = (arg: unknown) =>
    typeof arg === 'object' && arg !== null
      ? (arg as { onProgress?: unknown }).onProgress
      : undefined;
  const progressAt = args.findIndex((arg) => typeof callbackOf(arg) === 'function');
  if (progressAt < 0) return { sent: [...args], progressAt, onProgress: undefined };
  const onProgress = callbackOf(args[progressAt]) as (progress: unknown) => void;
  const sent = args.map((arg, at) =>
    at === progressAt ? { ...(arg as object), onProgress: undefined } : arg,
  );
  return { sent, progressAt, onProgress };
}

function errorOf(name: string, message: string): Error {
  return name === 'RangeError' ? new RangeError(message) : new Error(message);
}
