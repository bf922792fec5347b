/**
 * A booklet in the making: new puzzles one after the other where they are wanted, then the pages. It has a solver of
 * its own, so that the game never waits for it, and can be stopped at any time.
 */
import type { GenerateLevel, Puzzle } from '@hitori/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BookletRequest } from '../worker/protocol.ts';
import type { Solver } from '../worker/solver.ts';
import { randomSeed } from './random-seed.ts';

/** The most new puzzles of a booklet. */
export const MOST_PUZZLES = 60;

/** How far it is; `failed` has the code of the fault, where it has one. */
export type BookletState =
  | { readonly kind: 'making'; readonly done: number; readonly count: number }
  | { readonly kind: 'setting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly code: string };

/** New puzzles of one kind. */
export interface Series {
  readonly count: number;
  readonly rows: number;
  readonly cols: number;
  readonly level: GenerateLevel;
}

export interface Booklet {
  /** null: nothing was asked for yet. */
  readonly state: ReadonlySignal<BookletState | null>;
  /** The bytes of the PDF; null when it failed or was stopped. */
  make(
    boards: readonly Puzzle[] | Series,
    options: Omit<BookletRequest, 'puzzles'>,
  ): Promise<Uint8Array | null>;
  stop(): void;
}

export function createBooklet(newSolver: () => Solver): Booklet {
  const state = signal<BookletState | null>(null);
  let solver: Solver | undefined;
  /** Numbers what is made, so that what was stopped says nothing any more. */
  let last = 0;

  async function makeSeries({ count, ...shape }: Series, by: Solver): Promise<Puzzle[]> {
    const puzzles: Puzzle[] = [];
    const seed = randomSeed();
    for (let done = 0; done < count; done++) {
      state.value = { kind: 'making', done, count };
      const made = await by.ask('generate', { ...shape, seed: `${seed}-${done}` });
      if (!made.ok) throw new Error(made.message);
      puzzles.push(made.puzzle);
    }
    return puzzles;
  }

  return {
    state,
    async make(boards, options) {
      const number = ++last;
      solver ??= newSolver();
      const by = solver;
      try {
        const puzzles = 'count' in boards ? await makeSeries(boards, by) : boards;
        if (number !== last) return null;
        state.value = { kind: 'setting' };
        const reply = await by.ask('book', { ...options, puzzles });
        if (number !== last) return null;
        state.value = reply.ok ? { kind: 'ready' } : { kind: 'failed', code: reply.code };
        return reply.ok ? reply.pdf : null;
      } catch {
        if (number === last) state.value = { kind: 'failed', code: 'other' };
        return null;
      }
    },
    stop() {
      last++;
      state.value = null;
      solver?.cancel();
    },
  };
}
