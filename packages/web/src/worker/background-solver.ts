/** A worker as the page's solver: its questions in the words of core's `Background`. */
import { Background, type WorkerLike } from '@hitori/core';
import type { QuestionKind, Questions } from './protocol.ts';
import { Cancelled, type Solver } from './solver.ts';
import type { Table } from './table.ts';

/** The longest that a search may take before it says that it does not know. */
const LIMIT_MS = 20_000;
/** The same of a rating, which nobody asked for. */
const RATE_MS = 5_000;
/** The same of what a setter waits for between two keys. */
const COMPOSE_MS = 10_000;

type Asker = Background<Table>;
type Askers = {
  readonly [Kind in QuestionKind]: (
    background: Asker,
    ask: Questions[Kind]['ask'],
    onProgress: (attempts: number) => void,
  ) => Promise<Questions[Kind]['reply']>;
};

const ASKERS: Askers = {
  hint: (background, { puzzle, marks, language }) =>
    background.ask('nextHint', puzzle, marks, { language, limitMs: LIMIT_MS }),
  explain: (background, { puzzle, language }) =>
    background.ask('explain', puzzle, { language, limitMs: LIMIT_MS }),
  rate: (background, { puzzle }) => background.ask('rate', puzzle, { limitMs: RATE_MS }),
  solve: (background, { puzzle }) => background.ask('solve', puzzle, { limitMs: LIMIT_MS }),
  trace: (background, { puzzle }) => background.ask('trace', puzzle),
  analyse: (background, { puzzle, max }) =>
    background.ask('analyse', puzzle, { max, limitMs: COMPOSE_MS }),
  repairs: (background, { puzzle }) =>
    background.ask('findRepairs', puzzle, { limitMs: COMPOSE_MS }),
  minimise: (background, { puzzle, keepLevel }) =>
    background.ask('minimise', puzzle, { keepLevel, limitMs: COMPOSE_MS }),
  book: (background, request) => background.ask('makeBooklet', request),
  async generate(background, request, onProgress) {
    const made = await background.ask('generate', { ...request, onProgress });
    if (!made.ok) return { ok: false, message: made.error.message };
    return { ok: true, puzzle: made.value.puzzle, level: made.value.rating.level };
  },
};

const NOBODY = (): void => undefined;

/** `start` makes a worker that runs `worker.ts`; after a failure or a cancel it is called again. */
export function createBackgroundSolver(start: () => WorkerLike): Solver {
  const background: Asker = new Background<Table>(start);
  return {
    ask: (kind, ask, onProgress = NOBODY) => ASKERS[kind](background, ask, onProgress),
    cancel: () => background.stop(new Cancelled('cancelled')),
  };
}
