/** The steps of a way: core's drawing of each, the numerals in the book's type, the words below. */
import { colOf, labelAt, rowOf, stepShapes } from '@hitori/core';
import { PAPER_PALETTE, type Palette } from '@hitori/core/drawing';
import type { Tag } from '../pdf/canvas.ts';
import { drawShapes, drawVeils } from '../pdf/svg.ts';
import { WAY_HEADING } from '../plan/layout.ts';
import { symbolSize } from '../plan/numerals.ts';
import { boardTop, EDGE, type PlacedStep, TEXT_GAP } from '../plan/steps.ts';
import { capitals, drawGrid } from './board.ts';
import { drawLines, drawParagraph, frameOn, type Press } from './press.ts';

/** Shaded cells are a tone here too, so that their numerals are seen under frames and chains. */
const PALETTE: Palette = { ...PAPER_PALETTE, ink: '#b8b8b8', ring: '#808080' };
const GREY = 0.35;
/** The numbers of rows and columns, in cells. */
const EDGE_SIZE = 0.36;

export function drawSteps(press: Press, tag: Tag, steps: readonly PlacedStep[]): void {
  for (const step of steps) drawStep(press, tag, step);
}

/** Above the first steps of a way: whose it is, and what the frames mean. */
export function drawWayHeading(press: Press, tag: Tag, page: number, number: number): void {
  const { canvas, words, book } = press;
  const { type } = book;
  const frame = frameOn(press, page);
  const title = words.walkthrough(number);
  canvas.addBookmark(title, 1);
  drawLines(press, tag, 'H2', [title], frame, type.heading, { weight: 'bold' });
  const box = { ...frame, y: frame.y + type.heading * WAY_HEADING };
  drawParagraph(press, tag, 'P', words.legend, box, type.small, { grey: GREY });
}

function drawStep(press: Press, tag: Tag, step: PlacedStep): void {
  const { canvas, words, book } = press;
  const { small } = book.type;
  const { x, y, number, lines, puzzle, cell } = step;
  const heading = number === null ? words.solution : words.step(number);
  const group = tag.add('Div');
  group.add('P', {}, () =>
    canvas.text(heading, x, y + small * 0.8, { size: small, weight: 'bold' }),
  );
  const top = y + boardTop(book.type);
  drawStepBoard(press, group, step, top);
  const below = top + (puzzle.rows + EDGE) * cell + small * TEXT_GAP;
  drawLines(press, group, 'P', lines, { x, y: below }, small);
  group.close();
}

/** The board with numbers at its edges, as one figure. */
function drawStepBoard(press: Press, tag: Tag, step: PlacedStep, top: number): void {
  const { canvas, fonts, words, options, book } = press;
  const { puzzle, marks, hint, cell, x } = step;
  const { rows, cols } = puzzle;
  const place = { x: x + EDGE * cell, y: top + EDGE * cell, cell };
  const { under, over } = stepShapes(puzzle, marks, hint, PALETTE);
  const centre = (text: string, col: number, row: number, size: number, grey: number) =>
    canvas.text(
      text,
      place.x + (col + 0.5) * cell,
      place.y + (row + 0.5) * cell + capitals(fonts, size),
      { size, grey, align: 'center' },
    );
  const bbox = { x, y: top, width: (cols + EDGE) * cell, height: (rows + EDGE) * cell };
  tag.add('Figure', { alt: words.stepAlt(step.number), bbox }, () => {
    drawShapes(canvas, under, place);
    drawVeils(canvas, over, place);
    drawGrid(canvas, place.x, place.y, rows, cols, cell);
    for (let at = 0; at < rows * cols; at++) {
      const label = labelAt(puzzle, at);
      centre(label, colOf({ cols }, at), rowOf({ cols }, at), symbolSize(fonts, label) * cell, 0);
    }
    const edge = options.largePrint ? book.type.small : EDGE_SIZE * cell;
    for (let col = 0; col < cols; col++)
      centre(String(col + 1), col, -(0.5 + EDGE / 2), edge, GREY);
    for (let row = 0; row < rows; row++)
      centre(String(row + 1), -(0.5 + EDGE / 2), row, edge, GREY);
    drawShapes(canvas, over, place);
  });
}
