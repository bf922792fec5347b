/** Every page of a plan, drawn in order; pages that the plan does not name are blank. */
import type { Level } from '@hitori/core';
import type { Tag } from '../pdf/canvas.ts';
import type { PlannedPage } from '../plan/laid-out.ts';
import type { PlacedBoard } from '../plan/slots.ts';
import { drawAnswers, drawPuzzles } from './boards-page.ts';
import { drawFoot } from './foot.ts';
import { drawChapter, drawImprint, drawTitlePage } from './openings.ts';
import { drawParagraph, frameOn, type Press } from './press.ts';
import { drawRules } from './rules-page.ts';
import { drawSteps, drawWayHeading } from './steps-page.ts';
import { drawThumbTab } from './thumb-tab.ts';

export function drawPages(press: Press): void {
  const { canvas, book } = press;
  const planned = new Map(book.pages.map((page) => [page.page, page]));
  for (let page = 1; page <= book.count; page++) {
    canvas.addPage(page);
    const content = planned.get(page);
    if (content) drawPage(press, content);
  }
}

function drawPage(press: Press, planned: PlannedPage): void {
  const { page, heading } = planned;
  const tag = press.canvas.root.add('Sect');
  if (heading !== null) drawHeading(press, tag, page, heading);
  drawContent(press, tag, planned);
  tag.close();
}

function drawContent(press: Press, tag: Tag, { page, content }: PlannedPage): void {
  switch (content.kind) {
    case 'title':
      drawTitlePage(press, tag, page);
      break;
    case 'imprint':
      drawImprint(press, tag, page);
      break;
    case 'rules':
      drawRules(press, tag, page, content.layout, content.steps);
      drawFoot(press, page, null);
      break;
    case 'steps':
      if (content.way !== null && content.isFirst) drawWayHeading(press, tag, page, content.way);
      drawSteps(press, tag, content.steps);
      drawFoot(press, page, null);
      break;
    case 'chapter':
      drawThumbTab(press, page, content.chapter.level);
      drawChapter(press, tag, page, content.chapter);
      break;
    case 'puzzles':
      drawThumbTab(press, page, levelOf(press, content.boards));
      drawPuzzles(press, tag, content.boards);
      drawFoot(press, page, answersNote(press, content.boards));
      break;
    case 'answers':
      drawAnswers(press, tag, content.boards);
      drawFoot(press, page, null);
      break;
  }
}

/** The level of a page of a book in sections: all of its puzzles have it. */
function levelOf({ puzzles }: Press, [first]: readonly PlacedBoard[]): Level | null {
  return first ? puzzles.get(first.number)!.verdict.level : null;
}

/** Where the answers of these puzzles are. */
function answersNote({ book, words }: Press, boards: readonly PlacedBoard[]): string | null {
  const pages = boards.flatMap(({ number }) => book.answerPage.get(number) ?? []);
  return pages.length === 0 ? null : words.answersOn(Math.min(...pages), Math.max(...pages));
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
  drawParagraph(press, tag, type, text, frameOn(press, page), book.type.heading, {
    weight: 'bold',
  });
}
