/** What a screen reader is told: the live region reads this signal. */
import { type Signal, signal } from '@preact/signals';

export const announcement: Signal<{ readonly text: string; readonly count: number }> = signal({
  text: '',
  count: 0,
});

/** Says a text; the same text twice is said twice. */
export function announce(text: string): void {
  announcement.value = { text, count: announcement.value.count + 1 };
}
