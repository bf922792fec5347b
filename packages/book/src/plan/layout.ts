/** A book in the making: pages are put one after the other, each sort of content by a method of its own. */
import type { FontSet } from '../fonts/font-set.ts';
import type { CompleteOptions } from '../request/options.ts';
import { type Box, frameOf, isRecto, type Sheet } from '../request/paper.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import type { Way, Ways } from '../request/ways.ts';
import { wrapText } from '../text/wrap.ts';
import type { BookWords } from '../words/words.ts';
import { flowBoards } from './flow.ts';
import type { Content, LaidOutBook, PlannedPage } from './laid-out.ts';
import { leastSymbolSize } from './numerals.ts';
import { layOutRules } from './rules.ts';
import type { Board, PlacedBoard } from './slots.ts';
import { spreadBoards } from './spreads.ts';
import { flowSteps, type StepsPage } from './steps.ts';
import { LEADING, type TypeScale, typeScale } from './type-scale.ts';

/** What a book is set with. */
export interface Setting {
  readonly options: CompleteOptions;
  readonly fonts: FontSet;
  readonly words: BookWords;
  readonly ways: Ways;
}

/** The height of a heading above the boards of a page, in its sizes. */
const HEADING = 2.2;
/** The height of the heading of a way, in its sizes. */
export const WAY_HEADING = 1.8;

export class Layout {
  /** The number of the page that comes next. */
  next = 1;
  private readonly setting: Setting;
  private readonly sheet: Sheet;
  private readonly type: TypeScale;
  /** The height kept above each grid for its number. */
  private readonly caption: number;
  private readonly pages: PlannedPage[] = [];
  private readonly headings = new Map<number, PlannedPage['heading']>();
  private readonly answerPage = new Map<number, number>();
  private readonly unfit = new Set<number>();

  constructor(setting: Setting, sheet: Sheet) {
    this.setting = setting;
    this.sheet = sheet;
    this.type = typeScale(setting.options.largePrint);
    this.caption = this.type.number * LEADING;
  }

  get result(): LaidOutBook {
    const { sheet, type, pages, answerPage, unfit } = this;
    return { sheet, type, count: this.next - 1, pages, answerPage, unfit: [...unfit] };
  }

  put(content: Content, page: number = this.next): void {
    this.pages.push({ page, content, heading: this.headings.get(page) ?? null });
    this.next = page + 1;
  }

  leaveBlank(): void {
    this.next++;
  }

  /** The next page begins with a heading. */
  head(heading: NonNullable<PlannedPage['heading']>): void {
    this.headings.set(this.next, heading);
  }

  /** Leaves a page blank where the next one would face puzzles. */
  turnFromPuzzles(): void {
    if (isRecto(this.next) && this.pages.at(-1)?.content.kind === 'puzzles') this.leaveBlank();
  }

  putPuzzles(puzzles: readonly PrintedPuzzle[]): void {
    const { answers, perPage } = this.setting.options;
    const isBacked = answers === 'after-each';
    const { pages, unfit } = spreadBoards(puzzles.map(this.boardOf), this.next, {
      areaOf: this.areaOf,
      caption: this.caption,
      perPage,
      leastNumeral: this.type.leastNumeral,
      rectoOnly: isBacked,
    });
    for (const { number } of unfit) this.unfit.add(number);
    const solved = new Set(puzzles.filter(hasSolution).map(({ number }) => number));
    for (const { page, boards } of pages) {
      this.put({ kind: 'puzzles', boards }, page);
      if (isBacked) this.putOnBack(boards.filter(({ number }) => solved.has(number)));
    }
  }

  /** Answers in the same places as on the page before, as far from the margins. */
  private putOnBack(boards: readonly PlacedBoard[]): void {
    const page = this.next;
    const moved = frameOf(this.sheet, page).x - frameOf(this.sheet, page - 1).x;
    this.putAnswerPage(
      boards.map((board) => ({ ...board, x: board.x + moved })),
      page,
    );
  }

  /** The answers of the puzzles that have exactly one solution. */
  putAnswers(puzzles: readonly PrintedPuzzle[]): void {
    const { type, caption } = this;
    const boards = puzzles.filter(hasSolution).map(this.boardOf);
    const flowed = flowBoards(boards, this.next, {
      areaOf: this.areaOf,
      room: frameOf(this.sheet, this.next),
      caption,
      gap: caption,
      cell: ({ symbol }) => type.answerNumeral / symbol,
    });
    const symbols = new Map(boards.map(({ number, symbol }) => [number, symbol]));
    for (const { page, boards: placed } of flowed) {
      this.putAnswerPage(placed, page);
      // Sizes are sums of rounded lengths.
      for (const { number, cell } of placed)
        if (symbols.get(number)! * cell < type.leastNumeral - 0.01) this.unfit.add(number);
    }
  }

  putRules(example: Way): void {
    const first = this.next;
    const { fonts, words } = this.setting;
    const layout = layOutRules(fonts, this.type, words, this.areaOf(first));
    for (const { page, steps } of this.stepsBelow(example, layout.stepsAt))
      this.put(
        page === first
          ? { kind: 'rules', layout, steps }
          : { kind: 'steps', way: null, isFirst: false, steps },
        page,
      );
  }

  /** The way of a puzzle, below a heading and the legend. */
  putWay(number: number, way: Way): void {
    const first = this.next;
    const { fonts, words } = this.setting;
    const { y, width } = this.areaOf(first);
    const lines = wrapText(fonts, words.legend, width, this.type.small).length;
    const top = y + this.type.heading * WAY_HEADING + (lines + 1) * this.type.small * LEADING;
    for (const { page, steps } of this.stepsBelow(way, top))
      this.put({ kind: 'steps', way: number, isFirst: page === first, steps }, page);
  }

  private stepsBelow(way: Way, top: number): StepsPage[] {
    const first = this.next;
    return flowSteps(way, first, {
      fonts: this.setting.fonts,
      type: this.type,
      areaOf: (page) => (page === first ? below(this.areaOf(page), top) : this.areaOf(page)),
    });
  }

  private putAnswerPage(boards: readonly PlacedBoard[], page: number): void {
    this.put({ kind: 'answers', boards }, page);
    for (const { number } of boards) this.answerPage.set(number, page);
  }

  /** The type area of a page, below its heading. */
  private readonly areaOf = (page: number): Box => {
    const frame = frameOf(this.sheet, page);
    return this.headings.has(page) ? below(frame, frame.y + HEADING * this.type.heading) : frame;
  };

  private readonly boardOf = ({ number, puzzle }: PrintedPuzzle): Board => ({
    number,
    rows: puzzle.rows,
    cols: puzzle.cols,
    symbol: leastSymbolSize(this.setting.fonts, puzzle),
  });
}

/** What is left of an area below y. */
function below(area: Box, y: number): Box {
  return { ...area, y, height: area.y + area.height - y };
}

function hasSolution({ verdict }: PrintedPuzzle): boolean {
  return verdict.solution !== null;
}
