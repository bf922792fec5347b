/** The finished boards as a signal that keeps itself in storage. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { addEntry, type HistoryEntry, historyFromJson } from '../game/history.ts';
import { hashOf } from '../game/link.ts';
import type { Store } from '../game/storage.ts';

export interface History {
  readonly entries: ReadonlySignal<readonly HistoryEntry[]>;
  /** Adds a game that was just finished. */
  record(game: Game): void;
}

export function createHistory(store: Store, now: () => number): History {
  const entries = signal(historyFromJson(store.read('history')));
  return {
    entries,
    record({ puzzle, level, finishedIn, hints, origin }) {
      entries.value = addEntry(entries.value, {
        rows: puzzle.rows,
        cols: puzzle.cols,
        level,
        ms: finishedIn ?? 0,
        hints,
        at: now(),
        hash: hashOf(puzzle),
        daily: origin.kind === 'daily' ? origin.name : null,
      });
      store.write('history', entries.value);
    },
  };
}
