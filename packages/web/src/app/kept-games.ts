/** The games in storage: the one on the board, and those left half done. */
import { type Puzzle, UNKNOWN } from '@hitori/core';
import type { Game } from '../game/game.ts';
import { hashOf } from '../game/link.ts';
import { gameFromJson, gameToJson } from '../game/saved-game.ts';
import type { Store } from '../game/storage.ts';

/** How many games are kept; the one played longest ago goes first. */
const MOST_GAMES = 30;

export interface KeptGames {
  /** The game that was on the board last. */
  current(): Game | undefined;
  /** The game of this board, if it was left before its finish. */
  underWay(puzzle: Puzzle): Game | undefined;
  /** All that were begun and left before their finish, the last one first. */
  unfinished(): readonly Game[];
  keep(game: Game): void;
  /** From now on nothing more is kept: the storage was erased or replaced, and a reload is to come. */
  stop(): void;
}

/** The names of the kept games, the one played last first. */
export function gameNames(store: Store): readonly string[] {
  const order = store.read('order');
  if (!Array.isArray(order)) return [];
  return order.filter((name): name is string => String(name).startsWith('game.'));
}

/** Keeps this order, and of the games no more than there is room for. */
export function writeOrder(store: Store, names: readonly string[]): void {
  const each = [...new Set(names)];
  for (const old of each.slice(MOST_GAMES)) store.remove(old);
  store.write('order', each.slice(0, MOST_GAMES));
}

export function createKeptGames(store: Store, now: () => number): KeptGames {
  const names = new WeakMap<Puzzle, string>();
  let isStopped = false;

  const nameOf = (puzzle: Puzzle): string => {
    const name = names.get(puzzle) ?? `game.${hashOf(puzzle)}`;
    names.set(puzzle, name);
    return name;
  };

  return {
    current() {
      const name = store.read('current');
      return typeof name === 'string' ? gameFromJson(store.read(name)) : undefined;
    },
    underWay(puzzle) {
      const kept = gameFromJson(store.read(nameOf(puzzle)));
      return kept?.finishedIn === null ? kept : undefined;
    },
    unfinished() {
      return gameNames(store)
        .map((name) => gameFromJson(store.read(name)))
        .filter((game) => game !== undefined)
        .filter(({ finishedIn, marks }) => finishedIn === null && marks.some(isMarked));
    },
    keep(game) {
      if (isStopped) return;
      const name = nameOf(game.puzzle);
      store.write(name, gameToJson(game, now()));
      store.write('current', name);
      writeOrder(store, [name, ...gameNames(store)]);
    },
    stop() {
      isStopped = true;
    },
  };
}

const isMarked = (state: number): boolean => state !== UNKNOWN;
