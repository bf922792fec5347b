/** Books read back by outside programs: what is printed, how it is tagged, where it stands. */
import { labelRows, type Puzzle } from '@hitori/core';
import { describe, expect, test } from 'vitest';
import { type BookOptions, type BookPuzzle, makeBook, numberPuzzles } from '../src/index.ts';
import {
  bookmarksOf,
  faultsOf,
  fontsOf,
  HAS_PROGRAMS,
  infoOf,
  save,
  tablesOf,
  tagsOf,
  textOf,
  wordsOf,
} from './pdf.ts';
import { IMPOSSIBLE, made, OPEN, renamed, someOf, written } from './puzzles.ts';

async function bytesOf(puzzles: readonly BookPuzzle[], options?: BookOptions): Promise<Uint8Array> {
  const book = await makeBook(puzzles, options);
  if (!book.ok) throw new Error(book.error.message);
  return book.value;
}

const fileOf = async (puzzles: readonly BookPuzzle[], options?: BookOptions) =>
  save(await bytesOf(puzzles, options));

const MIXED: readonly BookPuzzle[] = [
  { puzzle: made(8, 8, 'a', 'hard') },
  { puzzle: made(4, 4, 'b', 'easy') },
  { puzzle: made(6, 9, 'c', 'easy') },
  { puzzle: made(12, 12, 'd', 'easy') },
  { puzzle: made(5, 5, 'e', 'easy') },
];
const TITLE = 'Winter (1): "Nights" & days';
const EVERYTHING: BookOptions = {
  title: TITLE,
  subtitle: 'Forty of them',
  author: 'A. Setter',
  paper: { width: 152.4, height: 228.6 },
  perPage: 4,
  sections: true,
  bleed: true,
  rules: true,
  walkthroughs: 2,
  titlePage: true,
};

/** Without the many small boards of steps, whose text takes long to read back. */
const NO_STEPS: BookOptions = { ...EVERYTHING, rules: false, walkthroughs: 0 };

/** The tables of the puzzles, which stand before those of their answers. */
function printedGrids(file: string, count: number): string[][][] {
  return tablesOf(file)
    .slice(0, count)
    .map(({ cells }) => cells.map((row) => [...row]));
}

describe.skipIf(!HAS_PROGRAMS)('a book read back (qpdf, poppler)', () => {
  test('is whole, tagged, titled, and all its fonts are embedded subsets', async () => {
    const file = await fileOf(MIXED, EVERYTHING);
    expect(faultsOf(file)).toBe('');
    const info = infoOf(file);
    expect(info).toMatchObject({ Title: TITLE, Author: 'A. Setter', Tagged: 'yes' });
    const fonts = fontsOf(file);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !font.isEmbedded || !font.isSubset || !font.hasUnicode)).toEqual(
      [],
    );
  });

  test('prints every number of every puzzle in order, in a table a grid with a heading each', async () => {
    const file = await fileOf(MIXED, NO_STEPS);
    const printed = numberPuzzles(MIXED, 'level');
    expect(printedGrids(file, MIXED.length)).toEqual(
      printed.map(({ puzzle }) => labelRows(puzzle)),
    );
    const tables = tablesOf(file);
    const numbers = printed.map(({ number }) => String(number));
    expect(tables.map(({ heading }) => heading)).toEqual([...numbers, ...numbers]);
    // The same without the tags: the text of the pages in their order.
    const digits = textOf(file).replaceAll(/\s/g, '');
    let from = 0;
    for (const { puzzle } of printed) {
      const found = digits.indexOf(labelRows(puzzle).flat().join(''), from);
      expect(found).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
  });

  test('has headings that leave no level out, whatever it holds', async () => {
    const books: BookOptions[] = [
      {},
      { titlePage: true },
      { answers: 'none', rules: true },
      { answers: 'only' },
      { answers: 'only', titlePage: true },
      { answers: 'after-each', perPage: 2 },
      EVERYTHING,
    ];
    for (const options of books) {
      const tags = tagsOf(await fileOf(MIXED, options));
      const levels = tags.flatMap((tag) => /^H(\d)$/.exec(tag)?.[1] ?? []).map(Number);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1)).toEqual([]);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
    }
  });

  test('has bookmarks to chapters, puzzles, walk-throughs and answers', async () => {
    const file = await fileOf(MIXED, EVERYTHING);
    const marks = bookmarksOf(file);
    expect(marks.map(({ title }) => title)).toEqual([
      TITLE,
      'How to solve Hitori',
      'Easy',
      'Hard',
      'Puzzle 4, step by step',
      'Puzzle 5, step by step',
      'Answers',
    ]);
    const puzzles = marks.flatMap(({ kids }) => kids);
    expect(puzzles.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5].map((n) => `Puzzle ${n}`));
    const words = wordsOf(file);
    for (const { title, page } of puzzles)
      expect(words[page - 1]!.map(({ text }) => text)).toContain(title.split(' ')[1]);
  });

  test('names the page of the answers at the foot of its puzzles', async () => {
    const file = await fileOf(MIXED);
    const pages = wordsOf(file).map((words) => words.map(({ text }) => text));
    const answers = pages.findIndex((words) => words[0] === 'Answers') + 1;
    expect(pages[1]!.join(' ')).toContain(`Answers on page ${answers}`);
  });

  test('shows the solution in tones, named for whoever cannot see them', async () => {
    const puzzle = made(5, 5, 'z');
    const { verdict } = numberPuzzles([{ puzzle }], 'as-is')[0]!;
    const shaded = verdict.solution!.filter((state) => state === 1).length;
    const bytes = await bytesOf([{ puzzle }], { answers: 'only' });
    const [table] = tablesOf(save(bytes));
    expect(table!.cells).toEqual(labelRows(puzzle));
    expect(shaded).toBeGreaterThan(0);
  });

  test('sets boards from 4x4 to 30x30, and words as symbols, unbroken', async () => {
    const words = ['Ox', 'Hippopotamus', 'Ant', 'Crane fly', 'Łoś', 'Ñu', 'Élan', '猫', 'にわとり'];
    const puzzles: BookPuzzle[] = [
      { puzzle: made(4, 4, 'f') },
      { puzzle: made(30, 30, 'g', 'easy') },
      { puzzle: made(11, 17, 'h') },
      { puzzle: renamed(made(8, 8, 'i'), (symbol) => words[symbol]!) },
      {
        puzzle: written([
          ['', '2', '2'],
          ['?', '3', '1'],
          ['1', '', ''],
        ]),
      },
    ];
    const file = await fileOf(puzzles, { perPage: 6, allowAny: true });
    expect(faultsOf(file)).toBe('');
    expect(printedGrids(file, 5)).toEqual(puzzles.map(({ puzzle }) => labelRows(puzzle)));
  });

  test('in Japanese, sets every word in a bundled font', async () => {
    const options = { ...EVERYTHING, language: 'ja', title: '冬のひとりにしてくれ' } as const;
    const file = await fileOf(MIXED, options);
    expect(faultsOf(file)).toBe('');
    const text = textOf(file).replaceAll(/\s/g, '');
    for (const words of [
      '冬のひとりにしてくれ',
      'ひとりにしてくれの解き方',
      '問題4の解き方',
      'やさしい',
      '解答',
    ])
      expect(text).toContain(words);
    expect(fontsOf(file).some(({ name, isSubset }) => /NotoSansJP/.test(name) && isSubset)).toBe(
      true,
    );
  });

  test('marks puzzles that were let in without exactly one solution', async () => {
    const file = await fileOf([{ puzzle: OPEN }, { puzzle: IMPOSSIBLE }], { allowAny: true });
    const text = textOf(file);
    expect(text).toContain('several solutions');
    expect(text).toContain('no solution');
    expect(tablesOf(file)).toHaveLength(2);
  });

  test('in large print, has no text under 16 pt', async () => {
    // The boxes of words are as high as the font: 1.3 times its size.
    const sizes = async (options: BookOptions) => {
      const words = wordsOf(
        await fileOf(MIXED, { ...options, rules: true, walkthroughs: 1 }),
      ).flat();
      return Math.min(
        ...words.filter(({ text }) => text !== '').map(({ top, bottom }) => (bottom - top) / 1.3),
      );
    };
    expect(await sizes({})).toBeLessThan(15);
    expect(await sizes({ largePrint: true })).toBeGreaterThan(15.9);
  });
});

test('the same puzzles and options are the same bytes', async () => {
  const [first, second] = [await bytesOf(MIXED, EVERYTHING), await bytesOf(MIXED, EVERYTHING)];
  expect(Buffer.compare(first, second)).toBe(0);
  const other = await bytesOf(MIXED, { ...EVERYTHING, title: 'Other' });
  expect(Buffer.compare(first, other)).not.toBe(0);
});

describe('what cannot be printed is refused by name', () => {
  const errorOf = async (puzzles: readonly BookPuzzle[], options?: BookOptions) => {
    const book = await makeBook(puzzles, options);
    return book.ok ? null : book.error;
  };
  const good = { id: 'good', puzzle: made(5, 5, 'k') };

  test('puzzles without exactly one solution', async () => {
    const puzzles = [{ id: 'open', puzzle: OPEN }, good, { id: 'wall', puzzle: IMPOSSIBLE }];
    expect(await errorOf(puzzles)).toEqual({
      code: 'not-unique',
      message: 'not exactly one solution: open (several solutions), wall (no solution)',
      ids: ['open', 'wall'],
    });
    expect(await errorOf([])).toMatchObject({ code: 'empty' });
  });

  test('boards that the paper is too small for', async () => {
    const puzzles = [{ id: 'wide', puzzle: made(30, 30, 'l') }, good];
    const paper = { width: 148, height: 210 };
    const large = await errorOf(puzzles, { largePrint: true, paper });
    expect(large).toMatchObject({ code: 'too-small', ids: ['wide'] });
    expect(large!.message).toContain('16 pt: wide (30x30)');
    expect(await errorOf(puzzles, { paper })).toBeNull();
  });

  test('characters that no font has, and files that are no fonts', async () => {
    const odd: Puzzle = renamed(made(4, 4, 'm'), (symbol) => (symbol === 1 ? '🐈' : `${symbol}`));
    expect(await errorOf([{ id: 'cat', puzzle: odd }])).toMatchObject({
      code: 'no-glyph',
      ids: ['cat'],
      message: expect.stringContaining('🐈'),
    });
    expect(await errorOf([good], { title: 'ﷺ' })).toMatchObject({ code: 'no-glyph', ids: [] });
    const font = new TextEncoder().encode('no font');
    expect(await errorOf([good], { font })).toMatchObject({ code: 'bad-font' });
  });

  test('options that are none are a fault of the caller', async () => {
    const wrong: unknown[] = [
      { perPage: 3 },
      { answers: 'maybe' },
      { language: 'fr' },
      { order: 'odd' },
      { paper: { width: 20, height: 20 } },
      { gutter: -1 },
      { walkthroughs: 1.5 },
    ];
    for (const options of wrong)
      await expect(makeBook([good], options as BookOptions)).rejects.toThrow(RangeError);
  });
});

test('200 puzzles with answers are under 3 MB', async () => {
  const puzzles = someOf(200, 8);
  const started = performance.now();
  const bytes = await bytesOf(puzzles);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`200 puzzles with answers: ${seconds} s, ${(bytes.length / 1e6).toFixed(2)} MB`);
  expect(bytes.length).toBeLessThan(3e6);
});
