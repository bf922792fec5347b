/** What every page is drawn with. */

import type { Weight } from '../fonts/bundled.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { Canvas, Tag } from '../pdf/canvas.ts';
import type { LaidOutBook } from '../plan/plan.ts';
import { LEADING } from '../plan/type-scale.ts';
import type { CompleteOptions } from '../request/options.ts';
import { type Box, frameOf } from '../request/paper.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import { wrapText } from '../text/wrap.ts';
import type { BookWords } from '../words/words.ts';

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

/** Lines of text below y; returns where the next would begin. */
export function drawParagraph(
  { canvas, fonts }: Press,
  tag: Tag,
  type: string,
  text: string,
  box: Box,
  size: number,
  style: { readonly weight?: Weight; readonly grey?: number; readonly center?: boolean } = {},
): number {
  const { weight = 'regular', grey = 0, center = false } = style;
  const lines = wrapText(fonts, text, box.width, size, weight);
  const x = center ? box.x + box.width / 2 : box.x;
  tag.add(type, {}, () =>
    lines.forEach((line, at) => {
      // A space ends each line but the last, so that the words of two lines are told apart.
      const shown =
        at < lines.length - 1 && /[\p{Script=Latin}\p{P}\d]$/u.test(line) ? `${line} ` : line;
      canvas.text(center ? line : shown, x, box.y + size * (0.8 + at * LEADING), {
        size,
        weight,
        grey,
        align: center ? 'center' : 'left',
      });
    }),
  );
  return box.y + lines.length * size * LEADING;
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
