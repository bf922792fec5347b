/** What a screen reader is told: the live region of the page reads this signal. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcer {
  /** The count makes the same text, said twice, two things said. */
  readonly said: ReadonlySignal<{ readonly text: string; readonly count: number }>;
  announce(text: string): void;
}

export function createAnnouncer(): Announcer {
  const said = signal({ text: '', count: 0 });
  return {
    said,
    announce(text) {
      said.value = { text, count: said.value.count + 1 };
    },
  };
}
