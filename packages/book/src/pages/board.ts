/** A board as it is printed: lines, tones, numerals, and a table of its cells in the tag tree. */
import { colOf, labelAt, rowOf, SHADED } from '@hitori/core';
import type { FontSet } from '../fonts/font-set.ts';
import type { Canvas, Tag } from '../pdf/canvas.ts';
import { symbolSize } from '../plan/numerals.ts';
import type { PlacedBoard } from '../plan/slots.ts';
import { FRAME, HAIRLINE } from '../plan/type-scale.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';

/** The grey of a shaded cell: its numeral stays legible. */
export const TONE = 0.72;
/** Of the lines between cells. */
const LINE = 0.35;

/** The cells in words, for whoever cannot see them. */
export interface BoardWords {
  readonly alt: string;
  readonly shaded: (symbol: string) => string;
}

/** Draws the board, and below `tag` its table; `isAnswer`: with the solution as tones. */
export function drawBoard(
  canvas: Canvas,
  fonts: FontSet,
  tag: Tag,
  { puzzle, verdict }: PrintedPuzzle,
  { x, y, cell }: PlacedBoard,
  words: BoardWords,
  isAnswer: boolean,
): void {
  const { rows, cols } = puzzle;
  const shading = isAnswer ? verdict.solution : null;
  canvas.artifact(() => {
    for (let at = 0; at < rows * cols; at++)
      if (shading?.[at] === SHADED)
        canvas.fill(
          {
            x: x + colOf({ cols }, at) * cell,
            y: y + rowOf({ cols }, at) * cell,
            width: cell,
            height: cell,
          },
          TONE,
        );
    drawGrid(canvas, x, y, rows, cols, cell);
  });
  const bbox = { x, y, width: cols * cell, height: rows * cell };
  const table = tag.add('Table', { alt: words.alt, bbox });
  for (let row = 0; row < rows; row++) {
    const line = table.add('TR');
    for (let col = 0; col < cols; col++) {
      const at = row * cols + col;
      const label = labelAt(puzzle, at);
      const options = shading?.[at] === SHADED ? { alt: words.shaded(label) } : {};
      const size = symbolSize(fonts, label) * cell;
      line.add('TD', options, () =>
        canvas.text(label, x + (col + 0.5) * cell, y + (row + 0.5) * cell + capitals(fonts, size), {
          size,
          align: 'center',
        }),
      );
    }
    line.close();
  }
  table.close();
}

/** From the middle of a cell down to the baseline of a numeral. */
export function capitals(fonts: FontSet, size: number): number {
  return (fonts.capHeight * size) / 2;
}

/** The hairlines between the cells and the frame around them. */
export function drawGrid(
  canvas: Canvas,
  x: number,
  y: number,
  rows: number,
  cols: number,
  cell: number,
): void {
  let path = '';
  for (let row = 1; row < rows; row++) path += `M${x} ${y + row * cell}H${x + cols * cell}`;
  for (let col = 1; col < cols; col++) path += `M${x + col * cell} ${y}V${y + rows * cell}`;
  if (path !== '') canvas.stroke(path, { width: HAIRLINE, grey: LINE });
  canvas.stroke({ x, y, width: cols * cell, height: rows * cell }, { width: FRAME });
}
