/** The texts by language. */
import { LANGUAGES, type Language } from '@hitori/core';
import { en, type Messages } from './en.ts';
import { ja } from './ja.ts';

const TEXTS: Readonly<Record<Language, Messages>> = { en, ja };

export function textIn(language: Language): Messages {
  return TEXTS[language];
}

/** The first language wanted that there is, else English; tags are like `ja-JP`. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const names = wanted.map((tag) => tag.slice(0, 2));
  return names.find((name): name is Language => LANGUAGES.some((known) => known === name)) ?? 'en';
}
