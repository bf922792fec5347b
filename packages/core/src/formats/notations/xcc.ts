/**
 * The exact-cover problem of a puzzle in the notation of Knuth's DLX programs: the first line names the
 * items, primary ones before `|`, secondary ones behind; each further line is an option. Lines that
 * begin with `|` are comments. The reader is for such problems of any kind; no puzzle comes of it.
 */

import { err, ok, type Result } from '../../base/result.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { ExactCover } from '../../solve/cover/dancing-links.ts';
import { exactCover } from '../../solve/cover/hitori-cover.ts';
import { type FormatOptions, type PrintResult, printed } from '../contract/format.ts';

/** The longest name that Knuth's programs read. */
const LONGEST_NAME = 8;

/** Writes the format `xcc`: the weak solutions of the puzzle as an exact cover. */
export function formatXcc(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  return printed(formatCover(exactCover(puzzle)), 'xcc', options);
}

/** An exact cover in the notation of Knuth's programs. */
export function formatCover({ primary, secondary, options }: ExactCover): string {
  const names = [...primary, ...secondary];
  const items = secondary.length > 0 ? [...primary, '|', ...secondary] : primary;
  const lines = [items, ...options.map((option) => option.map((item) => names[item]))];
  return `${lines.map((words) => words.join(' ')).join('\n')}\n`;
}

/** Why a text is no exact cover. */
export interface CoverError {
  /** A sentence that says what is wrong. */
  readonly message: string;
  /** 1-based line of the text. */
  readonly line: number;
}

/** Reads an exact cover in the notation of Knuth's programs, without colours. */
export function parseCover(text: string): Result<ExactCover, CoverError> {
  const lines = text.split('\n').map((words, index) => ({ words: words.trim(), line: index + 1 }));
  const [header, ...rest] = lines.filter(({ words }) => words !== '' && !words.startsWith('|'));
  if (header === undefined) return err({ message: 'there is no line of items', line: 1 });
  const [before, after = [], more] = header.words.split('|').map(splitWords);
  if (more !== undefined)
    return err({ message: 'more than one | among the items', line: header.line });
  const names = [...before, ...after];
  const index = new Map(names.map((name, item) => [name, item]));
  if (index.size < names.length) return err({ message: 'an item stands twice', line: header.line });
  const long = names.find((name) => name.length > LONGEST_NAME || name.includes(':'));
  if (long !== undefined) return err({ message: `'${long}' is not a name`, line: header.line });
  const options: number[][] = [];
  for (const { words, line } of rest) {
    const option: number[] = [];
    for (const word of splitWords(words)) {
      const item = index.get(word);
      if (item === undefined) return err({ message: `there is no item '${word}'`, line });
      if (option.includes(item)) return err({ message: `'${word}' stands twice`, line });
      option.push(item);
    }
    if (!option.some((item) => item < before.length))
      return err({ message: 'an option needs a primary item', line });
    options.push(option);
  }
  return ok({ primary: before, secondary: after, options });
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
