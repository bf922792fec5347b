/**
 * The finished boards as a signal that keeps itself in storage. Another tab may have added to them since:
 * what is kept is read again before it is written.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { type HistoryEntry, historyFromJson, mergeHistories } from '../game/history.ts';
import { hashOf } from '../game/link.ts';
import type { Store } from '../game/storage.ts';

export interface History {
  readonly entries: ReadonlySignal<readonly HistoryEntry[]>;
  /** Adds a game that was just finished. */
  record(game: Game): void;
  /** Takes over what another tab has kept. */
  refresh(): void;
}

export function createHistory(store: Store, now: () => number): History {
  const read = () => historyFromJson(store.read('history'));
  const entries = signal(read());
  return {
    entries,
    record({ puzzle, level, finishedIn, hints, aids, origin }) {
      const entry: HistoryEntry = {
        rows: puzzle.rows,
        cols: puzzle.cols,
        level,
        ms: finishedIn ?? 0,
        hints,
        at: now(),
        hash: hashOf(puzzle),
        daily: origin.kind === 'daily' ? origin.name : null,
        aids,
      };
      entries.value = mergeHistories([entry], mergeHistories(read(), entries.value));
      store.write('history', entries.value);
    },
    refresh() {
      entries.value = read();
    },
  };
}
