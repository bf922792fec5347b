/** The page's storage, and what is wrong with it, to be said in a notice. */
import { type Signal, signal } from '@preact/signals';
import { type StorageTrouble, Store } from '../game/storage.ts';

export const storageTrouble: Signal<StorageTrouble | null> = signal(null);

export const store: Store = new Store(
  () => window.localStorage,
  (trouble) => {
    storageTrouble.value = trouble;
  },
);
