/** The names of levels as they stand by themselves: core's words, begun with a capital. */
import { type GenerateLevel, LEVELS, type Level, levelName } from '@hitori/core';
import type { Messages } from './en.ts';

/** null: a board whose level is not known. */
export function levelText(level: Level | null, { language, unrated }: Messages): string {
  if (level === null) return unrated;
  const name = levelName(level, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The levels that can be asked for, in words. */
export function levelLabels(words: Messages): Readonly<Record<GenerateLevel, string>> {
  const named = LEVELS.map((level) => [level, levelText(level, words)]);
  return Object.fromEntries([['any', words.anyLevel], ...named]);
}
