/** What every page is drawn with. */

import type { Weight } from '../fonts/bundled.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { Canvas, Tag } from '../pdf/canvas.ts';
import type { LaidOutBook } from '../plan/laid-out.ts';
import { LEADING } from '../plan/type-scale.ts';
import type { CompleteOptions } from '../request/options.ts';
import { type Box, frameOf } from '../request/paper.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import { wrapText } from '../text/wrap.ts';
import type { BookWords } from '../words/words.ts';

/** From the top of a line to its baseline, in sizes. */
const ASCENT = 0.8;

export interface Press {
  readonly canvas: Canvas;
  readonly fonts: FontSet;
  readonly options: CompleteOptions;
  readonly words: BookWords;
  readonly book: LaidOutBook;
  /** By number. */
  readonly puzzles: ReadonlyMap<number, PrintedPuzzle>;
  readonly title: string;
}

/** How lines are set. */
export interface LineStyle {
  readonly weight?: Weight;
  readonly grey?: number;
}

/** A text broken into lines that fill the box, from its top; returns where the next would begin. */
export function drawParagraph(
  press: Press,
  tag: Tag,
  type: string,
  text: string,
  box: Box,
  size: number,
  style: LineStyle = {},
): number {
  const lines = wrapText(press.fonts, text, box.width, size, style.weight);
  return drawLines(press, tag, type, lines, box, size, style);
}

/** Lines of one paragraph, from the top left corner given; returns where the next would begin. */
export function drawLines(
  { canvas }: Press,
  tag: Tag,
  type: string,
  lines: readonly string[],
  { x, y }: Pick<Box, 'x' | 'y'>,
  size: number,
  style: LineStyle = {},
): number {
  tag.add(type, {}, () =>
    lines.forEach((line, at) => {
      const baseline = y + size * (ASCENT + at * LEADING);
      canvas.text(line, x, baseline, { size, ...style });
    }),
  );
  return y + lines.length * size * LEADING;
}

/** How deep the headings of puzzles are: below those of sections, where there are any. */
export function puzzleDepth({ options }: Press): 2 | 3 {
  return options.sections ? 3 : 2;
}

/** The same of answers: below their own heading, where they have one. */
export function answerDepth(press: Press): 2 | 3 {
  const { answers, titlePage } = press.options;
  if (answers === 'after-each') return puzzleDepth(press);
  return answers === 'only' && !titlePage ? 2 : 3;
}

/** The type area of a page. */
export function frameOn({ book }: Press, page: number): Box {
  return frameOf(book.sheet, page);
}
