/** The packs of the page: which one is looked at, and whether it is there yet. */
import type { Level } from '@hitori/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { type Pack, packGame, packPlaceOf, readPack } from '../game/packs.ts';

/** The JSON in the file of a size; rejects when it cannot be had. */
export type LoadPack = (side: number) => Promise<unknown>;

/** What is shown of the size that is chosen. */
export type PackView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly side: number }
  | { readonly kind: 'failed'; readonly side: number }
  | { readonly kind: 'pack'; readonly pack: Pack };

export interface Packs {
  readonly view: ReadonlySignal<PackView>;
  /** Loads the pack of a size, unless it is there already. */
  choose(side: number): Promise<void>;
  /** Opens a puzzle of the pack that is shown. */
  play(level: Level, index: number): void;
  /** Opens the puzzle that comes after this one in its pack; false when there is none. */
  playAfter(game: Game): Promise<boolean>;
}

export function createPacks(load: LoadPack, open: (game: Game) => void): Packs {
  const view = signal<PackView>({ kind: 'none' });
  const loaded = new Map<number, Pack>();

  const find = async (side: number): Promise<Pack | undefined> => {
    const known = loaded.get(side);
    if (known) return known;
    try {
      const pack = readPack(side, await load(side));
      if (pack) loaded.set(side, pack);
      return pack;
    } catch {
      return undefined;
    }
  };

  return {
    view,
    async choose(side) {
      const asked: PackView = { kind: 'loading', side };
      view.value = asked;
      const pack = await find(side);
      // Meanwhile another size may have been chosen.
      if (view.value === asked)
        view.value = pack ? { kind: 'pack', pack } : { kind: 'failed', side };
    },
    play(level, index) {
      const shown = view.value;
      const game = shown.kind === 'pack' ? packGame(shown.pack, level, index) : undefined;
      if (game) open(game);
    },
    async playAfter(game) {
      const place = packPlaceOf(game);
      const pack = place && (await find(place.side));
      const next = pack ? packGame(pack, place.level, place.index + 1) : undefined;
      if (next) open(next);
      return next !== undefined;
    },
  };
}
