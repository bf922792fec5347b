/** The texts of the setter's workbench by language. */
import type { Language } from '@hitori/core';
import { type ComposeMessages, enCompose } from './en-compose.ts';
import { jaCompose } from './ja-compose.ts';

const TEXTS: Readonly<Record<Language, ComposeMessages>> = { en: enCompose, ja: jaCompose };

export function composeTextIn(language: Language): ComposeMessages {
  return TEXTS[language];
}
