/** A picture of a result that gives nothing away: the board as it was dealt, and what is said of it. */
import type { Puzzle } from '@hitori/core';
import { drawBoard, node, type SvgNode } from '@hitori/core/drawing';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** From this many cells in a line the symbols are specks. */
const READABLE = 15;

/** `lines`: the first is the largest. */
export function drawShareCard(puzzle: Puzzle, lines: readonly string[]): SvgNode {
  const side = HEIGHT - 2 * MARGIN;
  const board = drawBoard(puzzle, {});
  const isShown = Math.max(puzzle.rows, puzzle.cols) <= READABLE;
  const picture = node(
    'svg',
    { ...board.attributes, x: MARGIN, y: MARGIN, width: side, height: side },
    board.children,
  );
  const left = isShown ? side + 2 * MARGIN : MARGIN;
  const texts = lines.map((line, index) =>
    node(
      'text',
      {
        x: left,
        y: 200 + (index === 0 ? 0 : 40 + index * 64),
        'font-size': index === 0 ? 88 : 40,
        'font-weight': index === 0 ? 700 : 400,
        'font-family': 'system-ui, sans-serif',
        fill: '#23262b',
      },
      [line],
    ),
  );
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    },
    [
      node('rect', { width: WIDTH, height: HEIGHT, fill: '#f3f0e8' }),
      ...(isShown ? [picture] : []),
      ...texts,
    ],
  );
}
