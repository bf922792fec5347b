/**
 * What the engine says of a puzzle, asked anew whenever it changes. One question is under way at a time; what
 * it answers belongs to its puzzle and is not shown of another. A question that nobody waits for any more and
 * that takes long is stopped.
 */
import type { Puzzle } from '@hitori/core';
import type { Analysis } from '@hitori/core/compose';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { Cancelled, type Solver } from '../worker/solver.ts';

export type Verdict =
  | { readonly kind: 'working' }
  | { readonly kind: 'known'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly message: string };

const WORKING: Verdict = { kind: 'working' };

/** More than this is said as "at least". */
const MOST_COUNTED = 1000;
/** How long a question of a puzzle that is no more may go on, in milliseconds. */
const PATIENCE_MS = 250;

export interface LiveVerdict {
  readonly verdict: ReadonlySignal<Verdict>;
  dispose(): void;
}

export function createLiveVerdict(puzzle: ReadonlySignal<Puzzle>, solver: Solver): LiveVerdict {
  const known = signal<{ readonly puzzle: Puzzle; readonly verdict: Verdict } | null>(null);
  let isBusy = false;
  let isDisposed = false;
  let impatience: ReturnType<typeof setTimeout> | undefined;

  const ask = async (asked: Puzzle): Promise<void> => {
    try {
      const analysis = await solver.ask('analyse', { puzzle: asked, max: MOST_COUNTED });
      known.value = { puzzle: asked, verdict: { kind: 'known', analysis } };
    } catch (error) {
      if (error instanceof Cancelled) return;
      const verdict: Verdict = { kind: 'failed', message: (error as Error).message };
      known.value = { puzzle: asked, verdict };
    }
  };

  const follow = async (): Promise<void> => {
    isBusy = true;
    while (!isDisposed && known.peek()?.puzzle !== puzzle.peek()) {
      await ask(puzzle.peek());
      clearTimeout(impatience);
      impatience = undefined;
    }
    isBusy = false;
  };

  const stop = effect(() => {
    if (puzzle.value === known.peek()?.puzzle) return;
    if (!isBusy) void follow();
    else impatience ??= setTimeout(() => solver.cancel(), PATIENCE_MS);
  });

  return {
    verdict: computed(() => (known.value?.puzzle === puzzle.value ? known.value.verdict : WORKING)),
    dispose() {
      isDisposed = true;
      stop();
      clearTimeout(impatience);
      solver.cancel();
    },
  };
}
