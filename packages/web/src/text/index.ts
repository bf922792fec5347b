/** The texts in the language chosen: a signal, so that the page follows a change at once. */
import { LANGUAGES, type Language } from '@hitori/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { en, type Messages } from './en.ts';
import { ja } from './ja.ts';

const TEXTS: Readonly<Record<Language, Messages>> = { en, ja };

/** The language of the settings, else the first of the browser's that there is, else English. */
export const language: ReadonlySignal<Language> = computed(() => {
  if (settings.value.language !== null) return settings.value.language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => LANGUAGES.some((name) => name === tag)) ?? 'en';
});

export const text: ReadonlySignal<Messages> = computed(() => TEXTS[language.value]);
