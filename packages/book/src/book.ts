/**
 * `makeBook`: puzzles into a print-ready PDF. They are proven and rated, ordered and numbered, laid out as
 * plain data (`plan/`), and drawn (`pages/`). The same puzzles and options are the same bytes.
 */
import { err, ok, type Result } from '@hitori/core';
import { loadFonts, readFont } from './fonts/font-set.ts';
import { drawPages } from './pages/draw.ts';
import { Canvas } from './pdf/canvas.ts';
import { packObjects } from './pdf/pack.ts';
import { planBook } from './plan/plan.ts';
import { type BookOptions, type CompleteOptions, completeOptions } from './request/options.ts';
import { type BookPuzzle, numberPuzzles, type PrintedPuzzle } from './request/puzzles.ts';
import { textsOf } from './request/texts.ts';
import { waysOf } from './request/ways.ts';
import { wordsIn } from './words/index.ts';

/** Why there is no book. */
export interface BookError {
  /**
   * No puzzles; puzzles without exactly one solution; a font that cannot be read; characters that no font
   * has; puzzles that the paper is too small for.
   */
  readonly code: 'empty' | 'not-unique' | 'bad-font' | 'no-glyph' | 'too-small';
  /** A sentence that names the puzzles or characters. */
  readonly message: string;
  /** The ids of the puzzles concerned. */
  readonly ids: readonly string[];
}

/**
 * The PDF of a book, or why there is none. Throws RangeError when an option is not what it must be. A promise,
 * since fonts are read when they are needed.
 */
export async function makeBook(
  puzzles: readonly BookPuzzle[],
  options: BookOptions = {},
): Promise<Result<Uint8Array, BookError>> {
  const complete = completeOptions(options);
  if (puzzles.length === 0) return fault('empty', 'there is no puzzle to print');
  const printed = numberPuzzles(puzzles, complete.order);
  const refused = complete.allowAny
    ? []
    : printed.filter(({ verdict }) => verdict.status !== 'unique');
  if (refused.length > 0) return notUnique(refused);
  const given = complete.font && readFont(complete.font);
  if (given && !given.ok) return fault('bad-font', `the font: ${given.error}`);
  return setBook(printed, complete, given?.value);
}

async function setBook(
  printed: readonly PrintedPuzzle[],
  options: CompleteOptions,
  font: Parameters<typeof loadFonts>[1],
): Promise<Result<Uint8Array, BookError>> {
  const words = wordsIn(options.language);
  const title = options.title ?? words.title;
  const ways = waysOf(printed, options);
  const texts = textsOf(printed, options, words, ways);
  const fonts = await loadFonts(texts, font);
  const lacking = fonts.lacking(texts.join(''));
  if (lacking.length > 0) {
    const who = printed.filter(({ puzzle }) => fonts.lacking(puzzle.labels.join('')).length > 0);
    return fault('no-glyph', `no font has ${lacking.join(' ')}: give one that does`, who);
  }
  const book = planBook(printed, { options, fonts, words, ways });
  const unfit = printed.filter(({ number }) => book.unfit.includes(number));
  if (unfit.length > 0) return tooSmall(unfit, book.type.leastNumeral);
  const info = { title, author: options.author, language: options.language };
  const canvas = new Canvas(book.sheet, fonts, info);
  drawPages({
    canvas,
    fonts,
    options,
    words,
    book,
    puzzles: new Map(printed.map((one) => [one.number, one])),
    title,
  });
  return ok(packObjects(await canvas.finish()));
}

function notUnique(refused: readonly PrintedPuzzle[]): Result<never, BookError> {
  const why = { none: 'no solution', multiple: 'several solutions', unknown: 'not proven' };
  const list = refused.map(
    ({ id, verdict }) => `${id} (${why[verdict.status as keyof typeof why]})`,
  );
  return fault('not-unique', `not exactly one solution: ${list.join(', ')}`, refused);
}

function tooSmall(unfit: readonly PrintedPuzzle[], least: number): Result<never, BookError> {
  const list = unfit.map(({ id, puzzle }) => `${id} (${puzzle.rows}x${puzzle.cols})`);
  const message = `the paper is too small for symbols of ${least} pt: ${list.join(', ')}`;
  return fault('too-small', message, unfit);
}

function fault(
  code: BookError['code'],
  message: string,
  puzzles: readonly PrintedPuzzle[] = [],
): Result<never, BookError> {
  return err({ code, message, ids: puzzles.map(({ id }) => id) });
}
