/**
 * A further question about the puzzle, asked while its answer is wanted and the puzzle is one that has such an
 * answer. What was answered of another puzzle, or of another wish, is not shown.
 */
import type { Puzzle } from '@hitori/core';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { Cancelled } from '../worker/solver.ts';

export type Aside<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  | { readonly kind: 'known'; readonly answer: T }
  | { readonly kind: 'failed'; readonly message: string };

/** What is asked; of two equal ones the second is not asked again. */
export interface Wish {
  readonly puzzle: Puzzle;
  /** A further part of the question. */
  readonly choice: string;
}

export interface AsideModel<T> {
  readonly state: ReadonlySignal<Aside<T>>;
  dispose(): void;
}

/** How long a puzzle must stand before it is asked about, in milliseconds. */
const REST_MS = 150;

/** `wish`: null while nothing is wanted. `cancel` stops what is under way. */
export function createAside<T>(
  wish: ReadonlySignal<Wish | null>,
  ask: (wish: Wish) => Promise<T>,
  cancel: () => void,
): AsideModel<T> {
  const known = signal<{ readonly wish: Wish; readonly state: Aside<T> } | null>(null);
  let underWay: Wish | null = null;

  const find = async (wanted: Wish): Promise<void> => {
    underWay = wanted;
    let state: Aside<T>;
    try {
      state = { kind: 'known', answer: await ask(wanted) };
    } catch (error) {
      state =
        error instanceof Cancelled
          ? { kind: 'idle' }
          : { kind: 'failed', message: (error as Error).message };
    }
    if (underWay === wanted) underWay = null;
    if (state.kind !== 'idle') known.value = { wish: wanted, state };
  };

  const stop = effect(() => {
    const wanted = wish.value;
    if (underWay !== null) {
      if (isSame(underWay, wanted)) return undefined;
      underWay = null;
      cancel();
    }
    if (wanted === null || isSame(known.peek()?.wish ?? null, wanted)) return undefined;
    const timer = setTimeout(() => void find(wanted), REST_MS);
    return () => clearTimeout(timer);
  });

  return {
    state: computed((): Aside<T> => {
      if (wish.value === null) return { kind: 'idle' };
      return known.value && isSame(known.value.wish, wish.value)
        ? known.value.state
        : { kind: 'working' };
    }),
    dispose: stop,
  };
}

function isSame(a: Wish | null, b: Wish | null): boolean {
  return a?.puzzle === b?.puzzle && a?.choice === b?.choice;
}
