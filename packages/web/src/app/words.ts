/** The texts as a signal: they follow the language of the settings at once. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import { chooseLanguage, textIn } from '../text/index.ts';
import type { Environment } from './environment.ts';

/** `wanted`: the languages of the browser, the most wanted first. */
export function createWords(
  settings: ReadonlySignal<Settings>,
  wanted: readonly string[],
): Pick<Environment, 'language' | 'text'> {
  const language = computed(() => settings.value.language ?? chooseLanguage(wanted));
  return { language, text: computed(() => textIn(language.value)) };
}
