/**
 * What the solver finds out about the open board: whether it has one solution, and how hard it is. Asked
 * whenever a board is opened; the board is played meanwhile.
 */
import type { Puzzle, RateResult, Rating } from '@hitori/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { Cancelled, type Solver } from '../worker/solver.ts';
import type { Environment } from './environment.ts';
import type { GameModel } from './game-model.ts';
import type { BoardNotices } from './notices.ts';

/** A hint that is given up ends the solver, and with it the question for the rating. */
const MOST_TRIES = 3;

export interface BoardRating {
  /** null until it is known, and when the solver failed. */
  readonly result: ReadonlySignal<RateResult | null>;
  /** null until it is known, and where there is none. */
  readonly rating: ReadonlySignal<Rating | null>;
  /** Asks for the open board; tells what a player should know of it. */
  find(): Promise<void>;
  /** From now on the solver is not asked again. */
  stop(): void;
}

export function createBoardRating(
  { game, dispatch }: GameModel,
  solver: Solver,
  notices: BoardNotices,
  { text }: Environment,
): BoardRating {
  const known = signal<{ readonly puzzle: Puzzle; readonly rated: RateResult } | null>(null);
  let asked: Puzzle | null = null;
  let isStopped = false;
  const isOpen = (puzzle: Puzzle) => !isStopped && game.value.puzzle === puzzle;

  const ask = async (puzzle: Puzzle, tries: number): Promise<RateResult | null> => {
    try {
      return await solver.ask('rate', { puzzle });
    } catch (error) {
      if (!isOpen(puzzle)) return null;
      if (error instanceof Cancelled) return tries > 1 ? ask(puzzle, tries - 1) : null;
      notices.add(text.value.failed((error as Error).message));
      return null;
    }
  };

  const result = computed(() =>
    known.value?.puzzle === game.value.puzzle ? known.value.rated : null,
  );
  return {
    result,
    rating: computed(() => result.value?.rating ?? null),
    async find() {
      const { puzzle } = game.value;
      if (asked === puzzle) return;
      asked = puzzle;
      const rated = await ask(puzzle, MOST_TRIES);
      if (rated === null && asked === puzzle) asked = null;
      if (rated === null || !isOpen(puzzle)) return;
      known.value = { puzzle, rated };
      if (rated.rating) dispatch({ type: 'rate', level: rated.rating.level });
      if (rated.status !== 'unique') notices.add(text.value.verdicts[rated.status]);
    },
    stop() {
      isStopped = true;
    },
  };
}
