/** Sheets and margins, read from the boxes of the PDF and the places of its words. */
import { describe, expect, test } from 'vitest';
import { type BookOptions, gutterFor, makeBook, PAPERS, readPaper } from '../src/index.ts';
import { boxesOf, HAS_PROGRAMS, save, type Word, wordsOf } from './pdf.ts';
import { someOf } from './puzzles.ts';

const MM = 72 / 25.4;
const BLEED = 3.175 * MM;
/** Digits: half a point, since numbers are rounded and words begin a little beside their letters. */
const NEAR = 0;

async function fileOf(count: number, options: BookOptions): Promise<string> {
  const book = await makeBook(
    someOf(1, 4).flatMap((one) => Array(count).fill(one)),
    options,
  );
  if (!book.ok) throw new Error(book.error.message);
  return save(book.value);
}

const sides = ([left, bottom, right, top]: readonly number[]) =>
  [right! - left!, top! - bottom!].map((side) => side / MM);

describe.skipIf(!HAS_PROGRAMS)('sheets read back (poppler)', () => {
  test.each([
    ['a4', 210, 297],
    ['letter', 215.9, 279.4],
    ['a5', 148, 210],
    ['6x9', 152.4, 228.6],
    ['8x10', 203.2, 254],
    ['8.5x11', 215.9, 279.4],
    ['170x240mm', 170, 240],
  ])('the trim of %s, with and without bleed', async (name, width, height) => {
    const paper = readPaper(name);
    if (!paper.ok) throw new Error(paper.error);
    for (const box of boxesOf(await fileOf(2, { paper: paper.value }))) {
      expect(box.TrimBox).toEqual(box.MediaBox);
      const [w, h] = sides(box.TrimBox);
      expect(w).toBeCloseTo(width, 1);
      expect(h).toBeCloseTo(height, 1);
    }
    const pages = boxesOf(await fileOf(2, { paper: paper.value, bleed: true }));
    pages.forEach(({ MediaBox, BleedBox, TrimBox }, at) => {
      expect(BleedBox).toEqual(MediaBox);
      const [w, h] = sides(TrimBox);
      expect(w).toBeCloseTo(width, 1);
      expect(h).toBeCloseTo(height, 1);
      // Right-hand pages, the odd ones, are cut at their right side and bound at their left.
      const isRecto = at % 2 === 0;
      const [left, bottom, right, top] = TrimBox.map((side, index) =>
        Math.abs(side - MediaBox[index]!),
      );
      expect(left).toBeCloseTo(isRecto ? 0 : BLEED, NEAR);
      expect(right).toBeCloseTo(isRecto ? BLEED : 0, NEAR);
      expect(bottom).toBeCloseTo(BLEED, NEAR);
      expect(top).toBeCloseTo(BLEED, NEAR);
    });
  });

  test.each([
    [10, 9.5],
    [130, 9.5],
    [151, 12.7],
    [301, 15.9],
    [501, 19.1],
    [701, 22.2],
  ])('with %i pages of puzzles and more the gutter is %d mm', async (count, gutter) => {
    const file = await fileOf(count, { paper: PAPERS['a5']!, answers: 'end' });
    const pages = wordsOf(file);
    expect(gutterFor(pages.length)).toBe(gutter);
    expect(innerMargins(pages, 148 * MM)).toBeCloseTo(gutter * MM, NEAR);
  });

  test('a gutter that is given holds, and the outer margins are 1/2 inch at least', async () => {
    const options = { paper: PAPERS['6x9']!, gutter: 20, answers: 'end', perPage: 4 } as const;
    const pages = wordsOf(await fileOf(30, options));
    const [width, height] = [6 * 72, 9 * 72];
    expect(innerMargins(pages, width)).toBeCloseTo(20 * MM, NEAR);
    const words = pages.flat();
    const least = 0.5 * 72 - 0.5;
    // A quarter of the height of a word's box is above its capitals.
    const inkOf = ({ top, bottom }: Word) => top + (bottom - top) / 4;
    expect(Math.min(...words.map(inkOf))).toBeGreaterThan(least);
    expect(Math.min(...words.map(({ bottom }) => height - bottom))).toBeGreaterThan(least);
    pages.forEach((page, at) => {
      const outer = page.map(({ left, right }) => (at % 2 === 0 ? width - right : left));
      expect(Math.min(...outer)).toBeGreaterThan(least);
    });
  });
});

/** How near to the bound side a word comes: at the foot, where the page of the answers is named. */
function innerMargins(pages: readonly Word[][], width: number): number {
  return Math.min(
    ...pages.flatMap((page, at) =>
      page.map(({ left, right }) => (at % 2 === 0 ? left : width - right)),
    ),
  );
}
