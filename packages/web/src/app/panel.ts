/**
 * The panel beside the board: a hint, the walk-through, the solver at work, the finish, a wrong finish.
 * One at a time; a move of the player closes a hint, because it may not hold any more.
 */
import type { Explanation, Hint, Shading } from '@hitori/core';
import { type Signal, signal } from '@preact/signals';
import { language, text } from '../text/index.ts';
import { Cancelled } from '../worker/client.ts';
import type { SearchTrace } from '../worker/search-trace.ts';
import { announce } from './announce.ts';
import { dispatch, game, onFinish } from './game.ts';
import { solver } from './solver.ts';

export type Panel =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'hint'; readonly hint: Hint; readonly stage: number; readonly marks: Shading }
  | { readonly kind: 'walk'; readonly explanation: Explanation; readonly at: number }
  | { readonly kind: 'watch'; readonly trace: SearchTrace; readonly at: number }
  | { readonly kind: 'check'; readonly message: string };

export const panel: Signal<Panel | null> = signal(null);

/** Closing what is still being thought about stops the thinking. */
export function closePanel(): void {
  if (panel.value?.kind === 'waiting') solver.cancel();
  panel.value = null;
  onFinish.value = null;
}

export async function openHint(): Promise<void> {
  const { puzzle, marks } = game.value;
  await fill(async () => {
    const hint = await solver.ask('hint', { puzzle, marks, language: language.value });
    dispatch({ type: 'open-hint' });
    announce(hint.technique === null ? text.value.noHint : hint.stages[0]);
    return { kind: 'hint', hint, stage: 0, marks };
  });
}

/** Shows the next stage of the hint that is open. */
export function showMore(): void {
  const shown = panel.value;
  if (shown?.kind !== 'hint' || shown.stage >= 2) return;
  const stage = shown.stage + 1;
  panel.value = { ...shown, stage };
  announce(shown.hint.stages[stage]);
}

export function applyHint(): void {
  const shown = panel.value;
  if (shown?.kind !== 'hint') return;
  panel.value = null;
  dispatch({ type: 'mark', marks: shown.hint.cells });
  announce(text.value.hintApplied);
}

export async function openWalk(): Promise<void> {
  const { puzzle } = game.value;
  await fill(async () => {
    const explanation = await solver.ask('explain', { puzzle, language: language.value });
    return { kind: 'walk', explanation, at: 0 };
  });
}

export async function openWatch(): Promise<void> {
  const { puzzle } = game.value;
  await fill(async () => {
    const trace = await solver.ask('trace', { puzzle });
    return { kind: 'watch', trace, at: 0 };
  });
}

/** Shows that something is being thought about, then what came of it, unless the panel was closed. */
async function fill(ask: () => Promise<Panel>): Promise<void> {
  const waiting: Panel = { kind: 'waiting' };
  onFinish.value = null;
  panel.value = waiting;
  let filled: Panel;
  try {
    filled = await ask();
  } catch (error) {
    if (error instanceof Cancelled) return;
    filled = { kind: 'failed', message: (error as Error).message };
  }
  if (panel.value === waiting) panel.value = filled;
}
