/** The finished boards as a signal that keeps itself in storage. */
import { type Signal, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { addEntry, type HistoryEntry, historyFromJson } from '../game/history.ts';
import { hashOf } from '../game/link.ts';
import { store } from './storage.ts';

export const history: Signal<readonly HistoryEntry[]> = signal(
  historyFromJson(store.read('history')),
);

export function recordFinish(game: Game): void {
  const { puzzle, level, finishedIn, hints, origin } = game;
  history.value = addEntry(history.value, {
    rows: puzzle.rows,
    cols: puzzle.cols,
    level,
    ms: finishedIn ?? 0,
    hints,
    at: Date.now(),
    hash: hashOf(puzzle),
    daily: origin.kind === 'daily' ? origin.name : null,
  });
  store.write('history', history.value);
}
