/** The pages that open something: the title page, the imprint on its back, the chapters. */
import type { Tag } from '../pdf/canvas.ts';
import type { Chapter } from '../plan/laid-out.ts';
import { LEADING } from '../plan/type-scale.ts';
import { drawParagraph, frameOn, type Press } from './press.ts';

/** Where a title stands, in parts of the height of the type area. */
const TITLE_AT = 0.3;
const GREY = 0.35;

/** A title is set smaller rather than broken, down to this part of its size. */
const LEAST_TITLE = 0.55;

function titleSize({ fonts, book }: Press, title: string, width: number): number {
  const { display } = book.type;
  const fits = width / fonts.widthOf(title, 'bold', 1);
  return fits < LEAST_TITLE * display ? display : Math.min(display, fits);
}

export function drawTitlePage(press: Press, tag: Tag, page: number): void {
  const { canvas, options, book, title } = press;
  const { type } = book;
  const frame = frameOn(press, page);
  canvas.addBookmark(title, 1);
  const top = frame.y + frame.height * TITLE_AT;
  const size = titleSize(press, title, frame.width);
  const below = drawParagraph(press, tag, 'H1', title, { ...frame, y: top }, size, {
    weight: 'bold',
  });
  if (options.subtitle !== undefined)
    drawParagraph(
      press,
      tag,
      'P',
      options.subtitle,
      { ...frame, y: below + type.body },
      type.heading,
      {
        grey: GREY,
      },
    );
  if (options.author !== undefined)
    drawParagraph(
      press,
      tag,
      'P',
      options.author,
      { ...frame, y: frame.y + frame.height - type.heading * LEADING },
      type.heading,
    );
}

/** What the book promises, where it is true of every puzzle. */
export function drawImprint(press: Press, tag: Tag, page: number): void {
  const { words, puzzles, book } = press;
  const all = [...puzzles.values()];
  if (all.some(({ verdict }) => verdict.status !== 'unique')) return;
  const frame = frameOn(press, page);
  const width = Math.min(frame.width, book.type.small * 36);
  const box = { ...frame, width, y: frame.y + frame.height - book.type.small * LEADING * 4 };
  drawParagraph(press, tag, 'P', words.imprint(all.length), box, book.type.small);
}

export function drawChapter(press: Press, tag: Tag, page: number, chapter: Chapter): void {
  const { canvas, words, book } = press;
  const { type } = book;
  const frame = frameOn(press, page);
  const name = chapter.level === null ? words.unrated : words.levels[chapter.level];
  canvas.addBookmark(name, 1);
  const top = frame.y + frame.height * TITLE_AT;
  canvas.artifact(() =>
    canvas.stroke(`M${frame.x} ${top - type.heading}h${type.display * 1.6}`, { width: 3 }),
  );
  let y = drawParagraph(press, tag, 'H2', name, { ...frame, y: top }, type.display, {
    weight: 'bold',
  });
  const numbers = chapter.puzzles.map(({ number }) => number);
  y = drawParagraph(
    press,
    tag,
    'P',
    words.puzzles(numbers[0]!, numbers.at(-1)!),
    { ...frame, y: y + type.body },
    type.heading,
    { grey: GREY },
  );
  if (chapter.level === null) return;
  const width = Math.min(frame.width, type.body * 34);
  drawParagraph(
    press,
    tag,
    'P',
    words.levelText[chapter.level],
    { ...frame, width, y: y + type.body },
    type.body,
  );
}
