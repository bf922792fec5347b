/** The lesson opens by itself on a first visit only. */
import type { Store } from '../game/storage.ts';

export function isFirstVisit(store: Store): boolean {
  return store.read('visited') !== true;
}

export function endFirstVisit(store: Store): void {
  store.write('visited', true);
}
