/** A whole board as a picture: the grid, its symbols, and marks or a solution on it. */
import { plural } from '../base/plural.ts';
import { labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import { drawLabel } from './label.ts';
import { drawCircle, drawLines, drawShaded } from './marks.ts';
import { node, type SvgNode, svgText } from './node.ts';
import { PAPER_PALETTE, type Palette } from './palette.ts';

/** What is drawn on the board, and how large. */
export interface BoardOptions {
  /** Marks to draw; in a complete shading the unshaded cells have no circle. */
  readonly shading?: Shading | undefined;
  /** Default: PAPER_PALETTE. */
  readonly palette?: Palette | undefined;
  /** Pixels of a cell; default: 48. */
  readonly cellSize?: number | undefined;
  /** What the picture shows, for those who cannot see it. */
  readonly title?: string | undefined;
}

/** Cells of paper around the grid. */
const MARGIN = 0.25;
const CELL_SIZE = 48;

/** A board as one `svg` element; its unit is a cell, and `cellSize` sets its size in pixels. */
export function drawBoard(puzzle: Puzzle, options: BoardOptions = {}): SvgNode {
  const { shading, palette = PAPER_PALETTE, cellSize = CELL_SIZE } = options;
  const { rows, cols } = puzzle;
  const width = cols + 2 * MARGIN;
  const height = rows + 2 * MARGIN;
  const title = options.title ?? `Hitori, ${plural(rows, 'row')} and ${plural(cols, 'column')}`;
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
      width: width * cellSize,
      height: height * cellSize,
      role: 'img',
    },
    [
      node('title', {}, [title]),
      node('rect', { x: -MARGIN, y: -MARGIN, width, height, fill: palette.paper }),
      ...drawCells(puzzle, shading, palette),
      ...drawLines(rows, cols, palette.line, palette.ink),
    ],
  );
}

function drawCells(puzzle: Puzzle, shading: Shading | undefined, palette: Palette): SvgNode[] {
  const isComplete = shading !== undefined && !shading.includes(UNKNOWN);
  const drawn: SvgNode[] = [];
  for (let cell = 0; cell < puzzle.symbols.length; cell++) {
    const row = rowOf(puzzle, cell);
    const col = colOf(puzzle, cell);
    const state = shading?.[cell] ?? UNKNOWN;
    if (state === SHADED) drawn.push(drawShaded(col, row, palette.ink));
    if (state === UNSHADED && !isComplete) drawn.push(drawCircle(col, row, palette.ring));
    const ink = state === SHADED ? palette.knockout : palette.ink;
    const label = drawLabel(labelAt(puzzle, cell), col + 0.5, row + 0.5, ink);
    if (label) drawn.push(label);
  }
  return drawn;
}

/** The same as the text of an SVG file. */
export function boardSvg(puzzle: Puzzle, options: BoardOptions = {}): string {
  return svgText(drawBoard(puzzle, options));
}
