/** Puzzles that are made for a draft, one at a time; the draft stays as it is until one is ready. */
import type { Puzzle } from '@hitori/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GenerateRequest } from '../worker/protocol.ts';
import { Cancelled, type Solver } from '../worker/solver.ts';

/** What is asked for, so that word of it stands beside the button that asked. */
export type MakingKind = 'pattern' | 'locks' | 'message';

export type ComposeMaking =
  | { readonly kind: MakingKind; readonly attempts: number }
  | { readonly kind: MakingKind; readonly message: string };

export interface ComposeMaker {
  /** null when nothing is made, and nothing failed. */
  readonly making: ReadonlySignal<ComposeMaking | null>;
  make(kind: MakingKind, request: GenerateRequest): Promise<void>;
  /** Gives up what is made, and takes back word of what failed. */
  stop(): void;
}

export function createComposeMaker(solver: Solver, use: (puzzle: Puzzle) => void): ComposeMaker {
  const making = signal<ComposeMaking | null>(null);
  /** Numbers what is made, so that what was given up says nothing any more. */
  let last = 0;

  const stop = (): void => {
    last++;
    if (making.value && 'attempts' in making.value) solver.cancel();
    making.value = null;
  };

  return {
    making,
    stop,
    async make(kind, request) {
      stop();
      const number = ++last;
      making.value = { kind, attempts: 0 };
      let message: string;
      try {
        const made = await solver.ask('generate', request, (attempts) => {
          if (number === last) making.value = { kind, attempts };
        });
        if (number !== last) return;
        if (made.ok) {
          making.value = null;
          use(made.puzzle);
          return;
        }
        ({ message } = made);
      } catch (error) {
        if (error instanceof Cancelled) return;
        ({ message } = error as Error);
      }
      if (number === last) making.value = { kind, message };
    },
  };
}
