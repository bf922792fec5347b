/** Every page of a plan, drawn in order; pages that the plan does not name are blank. */
import type { Tag } from '../pdf/canvas.ts';
import type { PlannedPage } from '../plan/plan.ts';
import { drawAnswers, drawPuzzles } from './boards-page.ts';
import { drawFoot } from './foot.ts';
import { drawChapter, drawImprint, drawTitlePage } from './openings.ts';
import { drawParagraph, frameOn, type Press } from './press.ts';

export function drawPages(press: Press): void {
  const { canvas, book } = press;
  const planned = new Map(book.pages.map((page) => [page.page, page]));
  for (let page = 1; page <= book.count; page++) {
    canvas.addPage(page);
    const content = planned.get(page);
    if (content) drawPage(press, content);
  }
}

function drawPage(press: Press, { page, content, heading }: PlannedPage): void {
  const tag = press.canvas.root.add('Sect');
  if (heading !== null) drawHeading(press, tag, page, heading);
  drawContent(press, tag, page, content);
  tag.close();
}

function drawContent(press: Press, tag: Tag, page: number, content: PlannedPage['content']): void {
  switch (content.kind) {
    case 'title':
      return drawTitlePage(press, tag, page);
    case 'imprint':
      return drawImprint(press, tag, page);
    case 'rules':
      return;
    case 'chapter':
      return drawChapter(press, tag, page, content.chapter);
    case 'puzzles':
      drawPuzzles(press, tag, content.boards);
      return drawFoot(press, page, answersNote(press, content.boards.map(({ number }) => number)));
    case 'answers':
      drawAnswers(press, tag, content.boards);
      return drawFoot(press, page, null);
  }
}

/** Where the answers of these puzzles are. */
function answersNote({ book, words }: Press, numbers: readonly number[]): string | null {
  const pages = numbers.flatMap((number) => book.answerPage.get(number) ?? []);
  if (pages.length === 0) return null;
  return words.answersOn(Math.min(...pages), Math.max(...pages));
}

function drawHeading(
  press: Press,
  tag: Tag,
  page: number,
  heading: NonNullable<PlannedPage['heading']>,
): void {
  const { canvas, book, title, words } = press;
  const text = heading === 'title' ? title : words.answers;
  canvas.addBookmark(text, 1);
  const type = heading === 'title' ? 'H1' : 'H2';
  drawParagraph(press, tag, type, text, frameOn(press, page), book.type.heading, { weight: 'bold' });
}
