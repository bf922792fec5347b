/** The languages of the words that people read. A key that one of them lacks is an error of the compiler. */
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
