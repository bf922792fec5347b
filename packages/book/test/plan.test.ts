/** The plan of a book: who stands where. It needs no PDF. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FontSet, loadFonts } from '../src/fonts/font-set.ts';
import type { LaidOutBook } from '../src/plan/laid-out.ts';
import { planBook } from '../src/plan/plan.ts';
import {
  ANSWERS,
  type BookOptions,
  completeOptions,
  ORDERS,
  PER_PAGE,
} from '../src/request/options.ts';
import { frameOf, isRecto, PAPERS } from '../src/request/paper.ts';
import { judge, numberPuzzles, type PrintedPuzzle } from '../src/request/puzzles.ts';
import { waysOf } from '../src/request/ways.ts';
import { wordsIn } from '../src/words/index.ts';
import { made } from './puzzles.ts';

const SIDES = [4, 5, 6, 8, 10, 12, 17];
const SHELF = SIDES.flatMap((side) =>
  (['easy', 'medium'] as const).map((level) => {
    const puzzle = made(side, side, `${side}`, level);
    return { puzzle, verdict: judge(puzzle) };
  }),
);

let fonts: FontSet;
beforeAll(async () => {
  fonts = await loadFonts(['0123456789'], undefined);
});

function planned(picks: readonly number[], options: BookOptions) {
  const complete = completeOptions(options);
  const printed = numberPuzzles(
    picks.map((pick) => SHELF[pick % SHELF.length]!),
    complete.order,
  );
  const words = wordsIn('en');
  const ways = waysOf(printed, complete);
  return { printed, book: planBook(printed, { options: complete, fonts, words, ways }) };
}

const options: fc.Arbitrary<BookOptions> = fc.record({
  paper: fc.constantFrom(...Object.values(PAPERS)),
  perPage: fc.constantFrom(...PER_PAGE),
  answers: fc.constantFrom(...ANSWERS),
  order: fc.constantFrom(...ORDERS),
  sections: fc.boolean(),
  bleed: fc.boolean(),
  rules: fc.boolean(),
  walkthroughs: fc.constantFrom(0, 1),
  titlePage: fc.boolean(),
  largePrint: fc.boolean(),
});
const picks = fc.array(fc.nat(SHELF.length - 1), { minLength: 1, maxLength: 20 });

/** The numbers on each page, by what the page shows. */
function numbersOn(book: LaidOutBook, kind: 'puzzles' | 'answers'): Map<number, number[]> {
  return new Map(
    book.pages.flatMap(({ page, content }) =>
      content.kind === kind ? [[page, content.boards.map(({ number }) => number)]] : [],
    ),
  );
}

/** A right-hand page faces the one before it. */
const facing = (page: number) => (isRecto(page) ? page - 1 : page + 1);

describe('whatever is asked for', () => {
  const check = (
    judgeBook: (book: LaidOutBook, printed: PrintedPuzzle[], asked: BookOptions) => void,
  ) =>
    fc.assert(
      fc.property(picks, options, (chosen, asked) => {
        const { book, printed } = planned(chosen, asked);
        judgeBook(book, printed, asked);
      }),
      { numRuns: 60 },
    );

  test('each puzzle stands once, in the order of the numbers, and has one answer', () =>
    check((book, printed, { answers }) => {
      const numbers = printed.map(({ number }) => number).filter((n) => !book.unfit.includes(n));
      const all = (kind: 'puzzles' | 'answers') => [...numbersOn(book, kind).values()].flat();
      expect(all('puzzles')).toEqual(answers === 'only' ? [] : numbers);
      if (book.unfit.length === 0)
        expect(all('answers')).toEqual(answers === 'none' ? [] : numbers);
      const pages = book.pages.map(({ page }) => page);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
    }));

  test('answers never face their puzzles, nor do walk-throughs', () =>
    check((book) => {
      const puzzles = numbersOn(book, 'puzzles');
      for (const { page, content } of book.pages) {
        const there = puzzles.get(facing(page)) ?? [];
        if (content.kind === 'answers')
          expect(content.boards.filter(({ number }) => there.includes(number))).toEqual([]);
        if (content.kind === 'steps') expect(there).not.toContain(content.way);
      }
    }));

  test('a spread has one size of cells, and a page no more boards than were asked for', () =>
    check((book, _printed, { perPage }) => {
      const spreads = new Map<number, Set<number>>();
      for (const { page, content } of book.pages) {
        if (content.kind !== 'puzzles') continue;
        expect(content.boards.length).toBeLessThanOrEqual(perPage!);
        const spread = Math.floor(page / 2);
        const cells = spreads.get(spread) ?? new Set();
        for (const { cell } of content.boards) cells.add(cell);
        spreads.set(spread, cells);
      }
      for (const cells of spreads.values()) expect(cells.size).toBe(1);
    }));

  test('boards stand within the margins and never on one another', () =>
    check((book, printed) => {
      for (const { page, content } of book.pages) {
        if (content.kind !== 'puzzles' && content.kind !== 'answers') continue;
        const frame = frameOf(book.sheet, page);
        const boxes = content.boards.map(({ number, x, y, cell }) => {
          const { rows, cols } = printed[number - 1]!.puzzle;
          return { left: x, top: y, right: x + cols * cell, bottom: y + rows * cell };
        });
        for (const [at, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThan(frame.x - 0.1);
          expect(box.top).toBeGreaterThan(frame.y - 0.1);
          expect(box.right).toBeLessThan(frame.x + frame.width + 0.1);
          expect(box.bottom).toBeLessThan(frame.y + frame.height + 0.1);
          for (const other of boxes.slice(at + 1))
            expect(
              box.right < other.left ||
                other.right < box.left ||
                box.bottom < other.top ||
                other.bottom < box.top,
            ).toBe(true);
        }
      }
    }));

  test('numerals are 5 pt at least, 16 in large print, or the board is named', () =>
    check((book, _printed, { largePrint }) => {
      for (const { content } of book.pages)
        if (content.kind === 'puzzles' || content.kind === 'answers')
          for (const { number, cell } of content.boards)
            if (!book.unfit.includes(number))
              expect(cell * 0.62).toBeGreaterThan((largePrint ? 16 : 5) - 0.1);
    }));
});

test('with sections, each level is opened by a right-hand page', () => {
  const { book } = planned([0, 1, 2, 3], { sections: true });
  const chapters = book.pages.filter(({ content }) => content.kind === 'chapter');
  expect(chapters.map(({ page }) => isRecto(page))).toEqual([true, true]);
});

test('answers after each stand on the back, in the same places', () => {
  const { book } = planned([0, 1, 2, 3, 4], { answers: 'after-each', perPage: 2 });
  const puzzles = numbersOn(book, 'puzzles');
  expect([...puzzles.keys()].every(isRecto)).toBe(true);
  for (const [page, numbers] of puzzles)
    expect(numbersOn(book, 'answers').get(page + 1)).toEqual(numbers);
});
