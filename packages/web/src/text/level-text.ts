/** The name of a level as it stands by itself: core's word, begun with a capital. */
import { type Level, levelName } from '@hitori/core';
import type { Messages } from './en.ts';

/** null: a board whose level is not known. */
export function levelText(level: Level | null, { language, unrated }: Messages): string {
  if (level === null) return unrated;
  const name = levelName(level, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
