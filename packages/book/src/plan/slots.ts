/** Where boards stand on a page: the type area cut into equal slots, and boards of one cell size in them. */
import type { Shape } from '@hitori/core';
import type { PerPage } from '../request/options.ts';
import type { Box } from '../request/paper.ts';

/** A board on a page: the corner of its grid and the side of its cells, in points. */
export interface PlacedBoard {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** The boards of a page. */
export interface BoardPage {
  readonly page: number;
  readonly boards: readonly PlacedBoard[];
}

/** A board that waits for its place. */
export interface Board extends Shape {
  readonly number: number;
  /** The size of its smallest symbol, in cells. */
  readonly symbol: number;
}

/** No cell is larger, however much room there is. */
const LARGEST_CELL = 42;
/** Between two boards, in parts of the height of the captions. */
const GAP = 1.6;
/** How much of the room that is left stands above a board. */
const ABOVE = 0.4;

/** The slots in reading order. `caption` is the height that is kept above each grid. */
export function slotsOf(perPage: PerPage, area: Box, caption: number): Box[] {
  const [down, across] = divisionOf(perPage, area.height >= area.width);
  const gap = GAP * caption;
  const width = (area.width - gap * (across - 1)) / across;
  const height = (area.height - gap * (down - 1)) / down;
  return Array.from({ length: perPage }, (_, at) => ({
    x: area.x + (at % across) * (width + gap),
    y: area.y + Math.floor(at / across) * (height + gap) + caption,
    width,
    height: height - caption,
  }));
}

function divisionOf(perPage: PerPage, isPortrait: boolean): [down: number, across: number] {
  const long = perPage === 6 ? 3 : perPage === 1 ? 1 : 2;
  const short = perPage / long;
  return isPortrait ? [long, short] : [short, long];
}

/** The largest cells with which a board fits in a slot. */
export function cellThatFits({ rows, cols }: Shape, { width, height }: Box): number {
  return Math.min(width / cols, height / rows, LARGEST_CELL);
}

/** Boards in their slots, centred, the tops of a page at one distance from their slots'. */
export function placeBoards(
  boards: readonly Board[],
  slots: readonly Box[],
  cell: number,
): PlacedBoard[] {
  const tallest = Math.max(...boards.map(({ rows }) => rows)) * cell;
  return boards.map(({ number, cols }, at) => {
    const slot = slots[at]!;
    return {
      number,
      cell,
      x: slot.x + (slot.width - cols * cell) / 2,
      y: slot.y + (slot.height - tallest) * ABOVE,
    };
  });
}
