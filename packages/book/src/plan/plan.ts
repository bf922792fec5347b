/**
 * The plan of a book: what stands on which page, as plain data, before anything is drawn. Pages count from 1
 * and odd ones are right-hand; the answers of a puzzle never stand on a page that faces it.
 */
import type { Level } from '@hitori/core';
import type { FontSet } from '../fonts/font-set.ts';
import type { CompleteOptions } from '../request/options.ts';
import { type Box, frameOf, gutterFor, isRecto, type Sheet, sheetOf } from '../request/paper.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import type { Way, Ways } from '../request/ways.ts';
import { wrapText } from '../text/wrap.ts';
import type { BookWords } from '../words/words.ts';
import { flowBoards } from './flow.ts';
import { leastSymbolSize } from './numerals.ts';
import { layOutRules, type RulesLayout } from './rules.ts';
import type { Board, PlacedBoard } from './slots.ts';
import { spreadBoards } from './spreads.ts';
import { flowSteps, type PlacedStep } from './steps.ts';
import { LEADING, type TypeScale, typeScale } from './type-scale.ts';

/** What a page shows. Pages that are not in the plan are blank. */
export type Content =
  | { readonly kind: 'title' }
  | { readonly kind: 'imprint' }
  | {
      readonly kind: 'rules';
      readonly layout: RulesLayout;
      readonly steps: readonly PlacedStep[];
    }
  /** Of the way of a puzzle, or of the example of the rules: null. Its first page has a heading. */
  | {
      readonly kind: 'steps';
      readonly way: number | null;
      readonly isFirst: boolean;
      readonly steps: readonly PlacedStep[];
    }
  | { readonly kind: 'chapter'; readonly chapter: Chapter }
  | { readonly kind: 'puzzles' | 'answers'; readonly boards: readonly PlacedBoard[] };

export interface PlannedPage {
  readonly page: number;
  readonly content: Content;
  /** Above what it shows: the title of the book on its first page, the heading of the answers. */
  readonly heading: 'title' | 'answers' | null;
}

/** The puzzles between two openings; the only one of a book without sections has no level to name. */
export interface Chapter {
  readonly level: Level | null;
  readonly puzzles: readonly PrintedPuzzle[];
}

export interface LaidOutBook {
  readonly sheet: Sheet;
  readonly type: TypeScale;
  /** How many pages there are, blank ones too. */
  readonly count: number;
  readonly pages: readonly PlannedPage[];
  /** The page of the answer of each puzzle by its number. */
  readonly answerPage: ReadonlyMap<number, number>;
  /** The numbers of the puzzles that the paper is too small for. */
  readonly unfit: readonly number[];
}

/** What a book is set with. */
export interface Setting {
  readonly options: CompleteOptions;
  readonly fonts: FontSet;
  readonly words: BookWords;
  readonly ways: Ways;
}

/** The height of a heading above the boards of a page. */
export function headingHeight(type: TypeScale): number {
  return type.heading * 2.2;
}

/** The height kept above each grid for its number. */
export function captionHeight(type: TypeScale): number {
  return type.number * LEADING;
}

/**
 * Lays out a book. The gutter depends on the number of pages, and the pages on the gutter: it grows until
 * both agree.
 */
export function planBook(puzzles: readonly PrintedPuzzle[], setting: Setting): LaidOutBook {
  const { options } = setting;
  let gutter = options.gutter ?? gutterFor(1);
  for (;;) {
    const book = layOut(puzzles, setting, sheetOf(options.paper, gutter, options.bleed));
    const asked = options.gutter ?? gutterFor(book.count);
    if (asked <= gutter) return book;
    gutter = asked;
  }
}

function layOut(
  puzzles: readonly PrintedPuzzle[],
  { options, fonts, words, ways }: Setting,
  sheet: Sheet,
): LaidOutBook {
  const type = typeScale(options.largePrint);
  const caption = captionHeight(type);
  const pages: PlannedPage[] = [];
  const unfit: number[] = [];
  const answerPage = new Map<number, number>();
  const boardOf = ({ number, puzzle }: PrintedPuzzle): Board => ({
    number,
    rows: puzzle.rows,
    cols: puzzle.cols,
    symbol: leastSymbolSize(fonts, puzzle),
  });
  let next = 1;
  const headings = new Map<number, PlannedPage['heading']>();
  const areaOf = (page: number): Box => {
    const frame = frameOf(sheet, page);
    const used = headings.has(page) ? headingHeight(type) : 0;
    return { ...frame, y: frame.y + used, height: frame.height - used };
  };
  const put = (page: number, content: Content) => {
    pages.push({ page, content, heading: headings.get(page) ?? null });
    next = page + 1;
  };
  const putAnswers = (page: number, boards: readonly PlacedBoard[]) => {
    put(page, { kind: 'answers', boards });
    for (const { number } of boards) answerPage.set(number, page);
  };
  const solved = new Set(puzzles.filter(hasSolution).map(({ number }) => number));
  const isAnswered = ({ number }: PlacedBoard) => solved.has(number);
  /** A place on the back of a page that is as far from the margins. */
  const toTheBack = (page: number) => (board: PlacedBoard) => ({
    ...board,
    x: board.x + frameOf(sheet, page + 1).x - frameOf(sheet, page).x,
  });
  const flowAnswers = (boards: readonly Board[], first: number) => {
    const flowed = flowBoards(boards, first, {
      areaOf,
      room: frameOf(sheet, first),
      caption,
      gap: caption,
      cell: ({ symbol }) => type.answerNumeral / symbol,
    });
    for (const { page, boards: placed } of flowed) putAnswers(page, placed);
  };

  const putRules = () => {
    const page = next;
    const layout = layOutRules(fonts, type, words, areaOf(page));
    const flow = {
      fonts,
      type,
      areaOf: (at: number) => (at === page ? below(areaOf(at), layout.stepsAt) : areaOf(at)),
    };
    for (const { page: at, steps } of flowSteps(ways.example, page, flow))
      put(
        at,
        at === page
          ? { kind: 'rules', layout, steps }
          : { kind: 'steps', way: null, isFirst: false, steps },
      );
  };
  const putWay = (number: number, way: Way) => {
    const first = next;
    const top = wayHeadingHeight(fonts, type, words, areaOf(first).width);
    const flow = {
      fonts,
      type,
      areaOf: (at: number) => (at === first ? below(areaOf(at), areaOf(at).y + top) : areaOf(at)),
    };
    for (const { page, steps } of flowSteps(way, first, flow))
      put(page, { kind: 'steps', way: number, isFirst: page === first, steps });
  };

  if (options.titlePage) {
    put(1, { kind: 'title' });
    put(2, { kind: 'imprint' });
  } else headings.set(1, 'title');
  if (options.answers === 'only') {
    if (options.titlePage) headings.set(next, 'answers');
    const boards = puzzles.filter(hasSolution).map(boardOf);
    flowAnswers(boards, next);
    unfit.push(...tooSmall(boards, pages, type.leastNumeral));
    return { sheet, type, count: next - 1, pages, answerPage, unfit };
  }
  if (options.rules) putRules();
  for (const chapter of chaptersOf(puzzles, options.sections)) {
    if (options.sections) put(rectoFrom(next), { kind: 'chapter', chapter });
    const spread = spreadBoards(chapter.puzzles.map(boardOf), next, {
      areaOf,
      caption,
      perPage: options.perPage,
      leastNumeral: type.leastNumeral,
      rectoOnly: options.answers === 'after-each',
    });
    unfit.push(...spread.unfit.map(({ number }) => number));
    for (const { page, boards } of spread.pages) {
      put(page, { kind: 'puzzles', boards });
      if (options.answers !== 'after-each') continue;
      putAnswers(page + 1, boards.filter(isAnswered).map(toTheBack(page)));
    }
  }
  if (ways.told.size > 0) next = backOf(next, pages);
  for (const [number, way] of ways.told) putWay(number, way);
  if (options.answers === 'end') {
    const first = backOf(next, pages);
    headings.set(first, 'answers');
    flowAnswers(puzzles.filter(hasSolution).map(boardOf), first);
  }
  return { sheet, type, count: next - 1, pages, answerPage, unfit };
}

/** What is left of an area below y. */
function below(area: Box, y: number): Box {
  return { ...area, y, height: area.y + area.height - y };
}

/** The height of the heading and the legend above the first steps of a way. */
export function wayHeadingHeight(
  fonts: FontSet,
  type: TypeScale,
  { legend }: BookWords,
  width: number,
): number {
  const lines = wrapText(fonts, legend, width, type.small).length;
  return type.heading * 1.8 + (lines + 1) * type.small * LEADING;
}

/** The numbers of boards whose symbols are smaller than that. */
function tooSmall(
  boards: readonly Board[],
  pages: readonly PlannedPage[],
  least: number,
): number[] {
  const cells = new Map(
    pages.flatMap(({ content }) =>
      content.kind === 'answers' ? content.boards.map(({ number, cell }) => [number, cell]) : [],
    ),
  );
  // Sizes are sums of rounded lengths.
  return boards
    .filter(({ number, symbol }) => symbol * cells.get(number)! < least - 0.01)
    .map(({ number }) => number);
}

function hasSolution({ verdict }: PrintedPuzzle): boolean {
  return verdict.solution !== null;
}

function rectoFrom(page: number): number {
  return isRecto(page) ? page : page + 1;
}

/** The next page, but for one that faces puzzles. */
function backOf(next: number, pages: readonly PlannedPage[]): number {
  const facesPuzzles = isRecto(next) && pages.at(-1)?.content.kind === 'puzzles';
  return facesPuzzles ? next + 1 : next;
}

/** Puzzles of one level after the other, or all of them. */
function chaptersOf(puzzles: readonly PrintedPuzzle[], bySections: boolean): Chapter[] {
  if (!bySections) return [{ level: null, puzzles }];
  const chapters: { level: Level | null; puzzles: PrintedPuzzle[] }[] = [];
  for (const puzzle of puzzles) {
    const last = chapters.at(-1);
    if (last && last.level === puzzle.verdict.level) last.puzzles.push(puzzle);
    else chapters.push({ level: puzzle.verdict.level, puzzles: [puzzle] });
  }
  return chapters;
}
