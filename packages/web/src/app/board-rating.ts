/** How hard the board of a session is, found out by the solver when it is first asked for. */
import type { Puzzle, RateResult, Rating } from '@hitori/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { Cancelled, type Solver } from '../worker/solver.ts';
import type { GameModel } from './game-model.ts';

/** A hint that is given up ends the solver, and with it the question for the rating. */
const MOST_TRIES = 3;

export interface BoardRating {
  /** null until it is known, and where there is none. */
  readonly rating: ReadonlySignal<Rating | null>;
  /** null when the solver fails: the board is played all the same. */
  find(): Promise<RateResult | null>;
  /** From now on the solver is not asked again. */
  stop(): void;
}

export function createBoardRating({ game }: GameModel, solver: Solver): BoardRating {
  const known = signal<{ readonly puzzle: Puzzle; readonly rated: RateResult } | null>(null);

  let isStopped = false;

  const ask = async (puzzle: Puzzle, tries: number): Promise<RateResult | null> => {
    try {
      return await solver.ask('rate', { puzzle });
    } catch (error) {
      const isWanted = !isStopped && game.value.puzzle === puzzle;
      return isWanted && error instanceof Cancelled && tries > 1 ? ask(puzzle, tries - 1) : null;
    }
  };

  return {
    rating: computed(() =>
      known.value?.puzzle === game.value.puzzle ? known.value.rated.rating : null,
    ),
    async find() {
      const { puzzle } = game.value;
      if (known.value?.puzzle === puzzle) return known.value.rated;
      const rated = await ask(puzzle, MOST_TRIES);
      if (rated) known.value = { puzzle, rated };
      return rated;
    },
    stop() {
      isStopped = true;
    },
  };
}
