/** A page of puzzles, and a page of answers. */
import type { Tag } from '../pdf/canvas.ts';
import type { PlacedBoard } from '../plan/slots.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import { drawBoard } from './board.ts';
import { answerDepth, type Press, puzzleDepth } from './press.ts';

const GREY = 0.35;

/** Puzzles with their numbers, levels and sizes. */
export function drawPuzzles(press: Press, tag: Tag, boards: readonly PlacedBoard[]): void {
  const { canvas, words, puzzles } = press;
  for (const placed of boards) {
    const printed = puzzles.get(placed.number)!;
    const { rows, cols } = printed.puzzle;
    canvas.addBookmark(words.puzzle(placed.number), puzzleDepth(press) - 1);
    drawCaption(press, tag, placed, printed, noteOf(press, printed));
    const alt = words.boardAlt(placed.number, rows, cols);
    drawBoard(canvas, press.fonts, tag, printed, placed, { alt, shaded: words.shaded }, false);
  }
}

/** Answers with the numbers of their puzzles. */
export function drawAnswers(press: Press, tag: Tag, boards: readonly PlacedBoard[]): void {
  for (const placed of boards) {
    const printed = press.puzzles.get(placed.number)!;
    const { words } = press;
    drawCaption(press, tag, placed, printed, null);
    const alt = words.answerAlt(placed.number);
    drawBoard(press.canvas, press.fonts, tag, printed, placed, { alt, shaded: words.shaded }, true);
  }
}

/** Level and size; of a puzzle that was let in, what is wrong with it. */
function noteOf({ words }: Press, { puzzle, verdict }: PrintedPuzzle): string {
  const { status, level } = verdict;
  const size = words.size(puzzle.rows, puzzle.cols);
  const first = status === 'unique' ? level && words.levels[level] : words.marks[status];
  return first === null ? size : `${first} · ${size}`;
}

/** The number at the left edge of a grid, a note at its right edge where there is room. */
function drawCaption(
  press: Press,
  tag: Tag,
  { number, x, y, cell }: PlacedBoard,
  { puzzle, verdict }: PrintedPuzzle,
  note: string | null,
): void {
  const { canvas, fonts, book } = press;
  const isAnswer = note === null;
  const depth = isAnswer ? answerDepth(press) : puzzleDepth(press);
  const size = isAnswer ? book.type.small : book.type.number;
  const right = x + puzzle.cols * cell;
  const baseline = y - size * 0.5;
  const noteSize = book.type.small;
  tag.add(`H${depth}`, {}, () =>
    canvas.text(String(number), x, baseline, { size, weight: 'bold' }),
  );
  if (note === null) return;
  const room = right - x - fonts.widthOf(`${number} `, 'bold', size);
  const isMarked = verdict.status !== 'unique';
  if (fonts.widthOf(note, 'regular', noteSize) > room && !isMarked) return;
  tag.add('P', {}, () =>
    canvas.text(note, right, baseline, {
      size: noteSize,
      grey: isMarked ? 0 : GREY,
      weight: isMarked ? 'bold' : 'regular',
      align: 'right',
    }),
  );
}
