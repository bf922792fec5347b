/** The browser's storage, and what is wrong with it, to be said in a notice. */
import { type Signal, signal } from '@preact/signals';
import { JsonStore, type StorageTrouble, type Store } from '../game/storage.ts';

export interface BrowserStore {
  readonly store: Store;
  readonly storageTrouble: Signal<StorageTrouble | null>;
}

export function createBrowserStore(backend: () => Storage): BrowserStore {
  const storageTrouble = signal<StorageTrouble | null>(null);
  const store = new JsonStore(backend, (trouble) => {
    storageTrouble.value = trouble;
  });
  return { store, storageTrouble };
}
