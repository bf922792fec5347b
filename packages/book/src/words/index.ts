/** The words of a book by language. */
import type { Language } from '@hitori/core';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { BookWords } from './words.ts';

const WORDS: Readonly<Record<Language, BookWords>> = { en, ja };

export function wordsIn(language: Language): BookWords {
  return WORDS[language];
}
