/** Sessions for tests without a page: a solver that answers at once or when it is told to, a store, a clock. */

import { explain, generate, nextHint, rate, solve } from '@hitori/core';
import { analyse, findRepairs, minimise } from '@hitori/core/compose';
import { signal } from '@preact/signals';
import type { Environment } from '../src/app/environment.ts';
import { createPlaySession, type PlaySession } from '../src/app/play-session.ts';
import { createWords } from '../src/app/words.ts';
import type { Game } from '../src/game/game.ts';
import { readPuzzles } from '../src/game/reading.ts';
import { DEFAULT_SETTINGS, type Settings } from '../src/game/settings.ts';
import { createMemoryStore, type Store } from '../src/game/storage.ts';
import type { QuestionKind, Questions } from '../src/worker/protocol.ts';
import { traceSearch } from '../src/worker/search-trace.ts';
import { Cancelled, type Solver } from '../src/worker/solver.ts';
import { FOUR, newGame } from './boards.ts';

type Answers = {
  readonly [Kind in QuestionKind]: (ask: Questions[Kind]['ask']) => Questions[Kind]['reply'];
};

const ANSWERS: Answers = {
  hint: ({ puzzle, marks, language }) => nextHint(puzzle, marks, { language }),
  explain: ({ puzzle, language }) => explain(puzzle, { language }),
  rate: ({ puzzle }) => rate(puzzle),
  solve: ({ puzzle }) => solve(puzzle),
  trace: ({ puzzle }) => traceSearch(puzzle),
  analyse: ({ puzzle, max }) => analyse(puzzle, { max }),
  repairs: ({ puzzle }) => findRepairs(puzzle),
  minimise: ({ puzzle, keepLevel }) => minimise(puzzle, { keepLevel }),
  // The pages are made by another package, whose tests read them.
  book: ({ puzzles }) =>
    puzzles.length > 0
      ? { ok: true, pdf: new TextEncoder().encode(`%PDF of ${puzzles.length}`) }
      : { ok: false, code: 'empty' },
  generate(request) {
    const made = generate(request);
    if (!made.ok) return { ok: false, message: made.error.message };
    return { ok: true, puzzle: made.value.puzzle, level: made.value.rating.level };
  },
};

export interface FakeSolver extends Solver {
  /** The kinds that were asked for, in order. */
  readonly asked: QuestionKind[];
  /** From now on answers wait for `answer`, which gives those that wait. */
  hold(): void;
  answer(): void;
  /** From now on every question fails. */
  crash(message: string): void;
  /** Tells whoever waits how many attempts were made. */
  progress(attempts: number): void;
}

interface Waiting {
  answer(): void;
  reject(error: Error): void;
  onProgress?(attempts: number): void;
}

export function fakeSolver(): FakeSolver {
  const asked: QuestionKind[] = [];
  let isHeld = false;
  let failure: string | null = null;
  const waiting: Waiting[] = [];
  const take = () => waiting.splice(0);
  return {
    asked,
    ask(kind, ask, onProgress) {
      asked.push(kind);
      return new Promise((resolve, reject) => {
        const answer = () => {
          if (failure === null) resolve(ANSWERS[kind](ask));
          else reject(new Error(failure));
        };
        if (isHeld) waiting.push({ answer, reject, ...(onProgress && { onProgress }) });
        else answer();
      });
    },
    cancel() {
      for (const { reject } of take()) reject(new Cancelled('cancelled'));
    },
    hold() {
      isHeld = true;
    },
    answer() {
      isHeld = false;
      for (const { answer } of take()) answer();
    },
    crash(message) {
      failure = message;
    },
    progress(attempts) {
      for (const { onProgress } of waiting) onProgress?.(attempts);
    },
  };
}

export interface Staged {
  readonly session: PlaySession;
  readonly solver: FakeSolver;
  readonly maker: FakeSolver;
  readonly store: Store;
  readonly said: string[];
  readonly opened: string[];
}

interface StageOptions {
  readonly board?: string;
  readonly settings?: Partial<Settings>;
  readonly store?: Store;
}

export function fakeEnvironment(
  settings: Partial<Settings> = {},
): Environment & { said: string[] } {
  const said: string[] = [];
  let time = 0;
  const chosen = signal({ ...DEFAULT_SETTINGS, ...settings });
  return {
    said,
    settings: chosen,
    ...createWords(chosen, ['en']),
    announce: (text) => void said.push(text),
    now: () => (time += 1000),
  };
}

/** A session on a board (default: the 4x4 one), a second passing whenever it asks for the time. */
export function stage({
  board = FOUR,
  settings,
  store = createMemoryStore(),
}: StageOptions = {}): Staged {
  const solver = fakeSolver();
  const maker = fakeSolver();
  const { said, ...environment } = fakeEnvironment(settings);
  const opened: string[] = [];
  const session = createPlaySession({
    readText: readPuzzles,
    ...environment,
    store,
    solver,
    maker,
    first: () => newGame(board),
    onOpen: (hash) => void opened.push(hash),
  });
  return { session, solver, maker, store, said, opened };
}

/** A session on a game, with a solver of the test's own. */
export function stageWith(solver: Solver, game: Game): { readonly session: PlaySession } {
  const { said: _, ...environment } = fakeEnvironment();
  const store = createMemoryStore();
  const maker = fakeSolver();
  return {
    session: createPlaySession({
      ...environment,
      ...{ store, solver, maker, readText: readPuzzles },
      first: () => game,
    }),
  };
}

/** Lets every promise that can go on do so. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
