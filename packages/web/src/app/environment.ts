/** What every session is given from outside: choices, words, a voice and the time. */
import type { Language } from '@hitori/core';
import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import type { Messages } from '../text/en.ts';

export interface Environment {
  readonly settings: ReadonlySignal<Settings>;
  readonly language: ReadonlySignal<Language>;
  readonly text: ReadonlySignal<Messages>;
  /** Tells a screen reader. */
  announce(text: string): void;
  /** Milliseconds since 1970. */
  now(): number;
}
