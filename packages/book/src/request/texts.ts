/** Every text that a book sets, so that its fonts are known before it is laid out. */

import type { BookWords } from '../words/words.ts';
import type { CompleteOptions } from './options.ts';
import type { PrintedPuzzle } from './puzzles.ts';
import type { Ways } from './ways.ts';

const NUMBERS = '0123456789';

/** The texts of the words, the options and the puzzles; of words with numbers, some example. */
export function textsOf(
  printed: readonly PrintedPuzzle[],
  { title, subtitle, author }: CompleteOptions,
  words: BookWords,
  ways: Ways,
): string[] {
  const given = [title, subtitle, author].filter((text) => text !== undefined);
  const labels = new Set(printed.flatMap(({ puzzle }) => puzzle.labels));
  const told = [ways.example, ...ways.told.values()].flatMap(({ steps, end }) => [...steps, end]);
  return [...given, NUMBERS, ...leavesOf(words), ...labels, ...told.map(({ text }) => text)];
}

function leavesOf(words: object): string[] {
  return Object.values(words).flatMap((value) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value(1, 2, 3))];
    return leavesOf(value);
  });
}
