/** The drafts in storage, the one changed last first. */
import { isRecord } from '../game/saved-game.ts';
import type { Store } from '../game/storage.ts';
import type { Draft } from './draft.ts';
import { DRAFT_PREFIX, draftFromJson, draftToJson } from './saved-draft.ts';

/** How many drafts are kept; the one changed longest ago goes first. */
export const MOST_DRAFTS = 50;

export interface KeptDrafts {
  /** Those that can be read, the last one first. */
  list(): readonly Draft[];
  /** The draft as it is kept: under another name when another tab has changed it since. */
  keep(draft: Draft): Draft;
  remove(name: string): void;
  /** A name that no draft has. */
  freshName(): string;
}

export function createKeptDrafts(store: Store, now: () => number): KeptDrafts {
  /** When each draft was changed, as far as it is known here. */
  const seen = new Map<string, number>();

  const freshName = (): string => {
    const names = new Set(store.names(DRAFT_PREFIX));
    let number = now();
    while (names.has(DRAFT_PREFIX + number.toString(36))) number++;
    return DRAFT_PREFIX + number.toString(36);
  };

  const isOthers = (name: string): boolean => {
    const kept = store.read(name);
    return isRecord(kept) && kept['changedAt'] !== seen.get(name);
  };

  return {
    freshName,
    list() {
      const drafts = draftNames(store).flatMap(
        (name) => draftFromJson(name, store.read(name)) ?? [],
      );
      for (const { name, changedAt } of drafts) seen.set(name, changedAt);
      return drafts;
    },
    keep(draft) {
      const kept = isOthers(draft.name) ? { ...draft, name: freshName() } : draft;
      seen.set(kept.name, kept.changedAt);
      store.write(kept.name, draftToJson(kept));
      writeDraftOrder(store, [kept.name, ...draftNames(store)]);
      return kept;
    },
    remove(name) {
      store.remove(name);
      writeDraftOrder(
        store,
        draftNames(store).filter((other) => other !== name),
      );
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
