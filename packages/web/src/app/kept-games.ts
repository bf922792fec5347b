/** The games in storage: the one on the board, and those left half done. */
import type { Puzzle } from '@hitori/core';
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
  keep(game: Game): void;
  /** From now on nothing more is kept: the storage was erased or replaced, and a reload is to come. */
  stop(): void;
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
    keep(game) {
      if (isStopped) return;
      const name = nameOf(game.puzzle);
      store.write(name, gameToJson(game, now()));
      store.write('current', name);
      const order = store.read('order');
      const others = Array.isArray(order) ? order.filter((other) => other !== name) : [];
      for (const old of others.slice(MOST_GAMES - 1)) store.remove(String(old));
      store.write('order', [name, ...others.slice(0, MOST_GAMES - 1)]);
    },
    stop() {
      isStopped = true;
    },
  };
}
