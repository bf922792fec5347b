/** What every page is drawn with. */
import type { CompleteOptions } from '../options.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { Weight } from '../fonts/bundled.ts';
import type { Canvas, Tag } from '../pdf/canvas.ts';
import { type Box, frameOf } from '../paper.ts';
import type { LaidOutBook } from '../plan/plan.ts';
import { LEADING } from '../plan/type-scale.ts';
import type { PrintedPuzzle } from '../puzzles.ts';
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
  /** How deep the headings of puzzles are: below those of sections, where there are any. */
  readonly depth: 2 | 3;
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
      const shown = at < lines.length - 1 && /[\p{Script=Latin}\p{P}\d]$/u.test(line) ? `${line} ` : line;
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

/** The type area of a page. */
export function frameOn({ book }: Press, page: number): Box {
  return frameOf(book.sheet, page);
}
