/** `bench books`: 200 generated puzzles with their answers as PDF, cold and warm. */
import { type BookOptions, makeBook } from '@hitori/book';
import { generate } from '@hitori/core';
import { formatMs, printTable } from './measure.ts';

const PUZZLES = 200;
const SIDE = 8;
const KINDS: Readonly<Record<string, BookOptions>> = {
  'one a page': {},
  'one a page, again': {},
  'four a page': { perPage: 4 },
  'Japanese, rules, sections': { language: 'ja', rules: true, sections: true },
};

export async function benchBooks(): Promise<void> {
  const puzzles = Array.from({ length: PUZZLES }, (_, at) => {
    const made = generate({ rows: SIDE, cols: SIDE, seed: `${at}` });
    if (!made.ok) throw new Error(made.error.message);
    return { puzzle: made.value.puzzle };
  });
  const rows: string[][] = [];
  for (const [name, options] of Object.entries(KINDS)) {
    const start = performance.now();
    const book = await makeBook(puzzles, options);
    if (!book.ok) throw new Error(book.error.message);
    rows.push([name, formatMs(performance.now() - start), (book.value.length / 1e6).toFixed(2)]);
  }
  printTable([`${PUZZLES} puzzles of ${SIDE}x${SIDE}, answers`, 'ms', 'MB'], rows);
}
