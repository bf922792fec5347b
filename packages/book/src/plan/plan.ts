/**
 * The plan of a book: what stands on which page, before anything is drawn. Pages count from 1 and odd ones are
 * right-hand; the answers of a puzzle never stand on a page that faces it.
 */
import type { Level } from '@hitori/core';
import { gutterFor, isRecto, sheetOf } from '../request/paper.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import type { Chapter, LaidOutBook } from './laid-out.ts';
import { Layout, type Setting } from './layout.ts';

/**
 * Lays out a book. The gutter depends on the number of pages, and the pages on the gutter: it grows until
 * both agree.
 */
export function planBook(puzzles: readonly PrintedPuzzle[], setting: Setting): LaidOutBook {
  const { options } = setting;
  let gutter = options.gutter ?? gutterFor(1);
  for (;;) {
    const layout = new Layout(setting, sheetOf(options.paper, gutter, options.bleed));
    fill(layout, puzzles, setting);
    const book = layout.result;
    const asked = options.gutter ?? gutterFor(book.count);
    if (asked <= gutter) return book;
    gutter = asked;
  }
}

function fill(layout: Layout, puzzles: readonly PrintedPuzzle[], { options, ways }: Setting): void {
  if (options.titlePage) {
    layout.put({ kind: 'title' });
    layout.put({ kind: 'imprint' });
  } else layout.head('title');
  if (options.answers === 'only') {
    if (options.titlePage) layout.head('answers');
    layout.putAnswers(puzzles);
    return;
  }
  if (options.rules) layout.putRules(ways.example);
  for (const chapter of chaptersOf(puzzles, options.sections)) {
    if (options.sections) {
      if (!isRecto(layout.next)) layout.leaveBlank();
      layout.put({ kind: 'chapter', chapter });
    }
    layout.putPuzzles(chapter.puzzles);
  }
  if (ways.told.size > 0) layout.turnFromPuzzles();
  for (const [number, way] of ways.told) layout.putWay(number, way);
  if (options.answers !== 'end') return;
  layout.turnFromPuzzles();
  layout.head('answers');
  layout.putAnswers(puzzles);
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
