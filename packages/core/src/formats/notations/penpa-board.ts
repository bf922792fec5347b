/**
 * The board of penpa-edit: how its cells are numbered, and the lines that describe a board with the
 * least that penpa-edit opens. A board of W x H cells is kept with two more cells on every side; the
 * numbering runs over all of them, and then, one layer after the other, over corners and edges.
 */
export interface Board {
  readonly rows: number;
  readonly cols: number;
  /** Margins before the grid, in cells. */
  readonly top: number;
  readonly left: number;
  /** The width with both margins. */
  readonly width: number;
}

/** Colours of a surface: greys and black, the usual one first; and green. */
export const SHADED_COLOURS: readonly number[] = [1, 8, 4, 3];
export const UNSHADED_COLOUR = 2;

const FRAME = 2;
const CELL_SIZE = 38;
const VERSION = [3, 2, 3];

/** The number that penpa-edit gives to a cell of the grid. */
export function boardCell(board: Board, cell: number): number {
  const row = FRAME + board.top + Math.floor(cell / board.cols);
  const col = FRAME + board.left + (cell % board.cols);
  return row * (board.width + 2 * FRAME) + col;
}

/** The lines of a board without margins, opened in edit mode. */
export function penpaLines(
  board: Board,
  numbers: Readonly<Record<string, unknown>>,
  surfaces: Readonly<Record<string, number>>,
): string[] {
  const { rows, cols } = board;
  const center = centerPoint(rows, cols);
  const canvas = [(cols + 1) * CELL_SIZE, (rows + 1) * CELL_SIZE];
  const header = ['square', cols, rows, CELL_SIZE, 0, 1, 1, ...canvas, center, center, 0, 0, 0, 0];
  const modes = {
    qa: 'pu_q',
    grid: ['1', '2', '1'],
    pu_q: { edit_mode: 'number' },
    pu_a: { edit_mode: 'surface' },
  };
  const unused = JSON.stringify('x');
  return [
    [...header, 'Title: ', 'Author: ', '', '', 'OFF', 'false'].join(','),
    JSON.stringify([0, 0, 0, 0]),
    JSON.stringify(modes),
    JSON.stringify(layer({ number: numbers })),
    JSON.stringify(layer({ surface: surfaces })),
    JSON.stringify(cellSteps(board)),
    JSON.stringify(['Surface']),
    '{}',
    unused,
    unused,
    JSON.stringify(VERSION),
    '',
    unused,
    '0',
    JSON.stringify(layer({})),
    JSON.stringify(layer({})),
    '{}',
    JSON.stringify(['hitori']),
    '',
  ];
}

/** The cells of the grid as penpa-edit lists them: the first number, then the differences. */
function cellSteps(board: Board): number[] {
  const cells = Array.from({ length: board.rows * board.cols }, (_, cell) =>
    boardCell(board, cell),
  );
  return cells.map((cell, index) => (index === 0 ? cell : cell - cells[index - 1]));
}

/** The point in the middle: a cell, a corner, or the middle of an edge, by the parity of the sides. */
function centerPoint(rows: number, cols: number): number {
  const [width, height] = [cols + 2 * FRAME, rows + 2 * FRAME];
  const layers = [
    [1, 3],
    [2, 0],
  ];
  const at = Math.floor((rows + 3) / 2) * width + Math.floor((cols + 3) / 2);
  return layers[cols % 2][rows % 2] * width * height + at;
}

function layer(content: { number?: unknown; surface?: unknown }): Record<string, unknown> {
  const stack = { __a: [] };
  return {
    command_redo: stack,
    command_undo: stack,
    command_replay: stack,
    surface: {},
    number: {},
    numberS: {},
    symbol: {},
    thermo: [],
    arrows: [],
    direction: [],
    squareframe: [],
    polygon: [],
    line: {},
    lineE: {},
    wall: {},
    cage: {},
    deletelineE: {},
    killercages: [],
    nobulbthermo: [],
    ...content,
  };
}
