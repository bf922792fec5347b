/** The languages of the words that people read. A key that one of them lacks is an error of the compiler. */

import { checkChoice } from '../../base/check.ts';
import type { Level } from '../../people/deduction/technique.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { HintTechnique, Words } from './words.ts';

export { ENDINGS, type Ending, type HintTechnique } from './words.ts';

/** The languages of the words: English and Japanese; default: English. */
export const LANGUAGES = ['en', 'ja'] as const;
/** One of LANGUAGES. */
export type Language = (typeof LANGUAGES)[number];

const WORDS: Readonly<Record<Language, Words>> = { en, ja };

/** The words of a language (default: English). Throws RangeError for one that there is not. */
export function wordsIn(language: Language = 'en'): Words {
  checkChoice('language', language, LANGUAGES);
  return WORDS[language];
}

/** What a technique is called. */
export function techniqueName(technique: HintTechnique, language?: Language): string {
  return wordsIn(language).techniques[technique].name;
}

/** What a level is called. */
export function levelName(level: Level, language?: Language): string {
  return wordsIn(language).levels[level];
}
