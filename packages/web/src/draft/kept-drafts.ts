/** The drafts in storage, the one changed last first. */
import type { Store } from '../game/storage.ts';
import type { Draft } from './draft.ts';
import { DRAFT_PREFIX, draftFromJson, draftToJson } from './saved-draft.ts';

/** How many drafts are kept; the one changed longest ago goes first. */
export const MOST_DRAFTS = 50;

export interface KeptDrafts {
  /** Those that can be read, the last one first. */
  list(): readonly Draft[];
  keep(draft: Draft): void;
  remove(name: string): void;
  /** A name that no draft has. */
  freshName(): string;
}

export function createKeptDrafts(store: Store, now: () => number): KeptDrafts {
  return {
    list: () => draftNames(store).flatMap((name) => draftFromJson(name, store.read(name)) ?? []),
    keep(draft) {
      store.write(draft.name, draftToJson(draft));
      writeDraftOrder(store, [draft.name, ...draftNames(store)]);
    },
    remove(name) {
      store.remove(name);
      writeDraftOrder(
        store,
        draftNames(store).filter((other) => other !== name),
      );
    },
    freshName() {
      const names = new Set(store.names(DRAFT_PREFIX));
      let number = now();
      while (names.has(DRAFT_PREFIX + number.toString(36))) number++;
      return DRAFT_PREFIX + number.toString(36);
    },
  };
}

/** The names of the kept drafts, the one changed last first. */
export function draftNames(store: Store): readonly string[] {
  const order = store.read('drafts');
  if (!Array.isArray(order)) return [];
  return order.filter((name): name is string => String(name).startsWith(DRAFT_PREFIX));
}

/** Keeps this order, and of the drafts no more than there is room for. */
export function writeDraftOrder(store: Store, names: readonly string[]): void {
  const each = [...new Set(names)];
  for (const old of each.slice(MOST_DRAFTS)) store.remove(old);
  store.write('drafts', each.slice(0, MOST_DRAFTS));
}
