/** What is to be said of the board that is open: it goes with the board. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface BoardNotices {
  readonly list: ReadonlySignal<readonly string[]>;
  /** Says one thing more, unless it is said already. */
  add(text: string): void;
  dismiss(text: string): void;
  clear(): void;
}

export function createNotices(): BoardNotices {
  const list = signal<readonly string[]>([]);
  return {
    list,
    add(text) {
      if (!list.value.includes(text)) list.value = [...list.value, text];
    },
    dismiss(text) {
      list.value = list.value.filter((said) => said !== text);
    },
    clear() {
      if (list.value.length > 0) list.value = [];
    },
  };
}
