/** Boards of many shapes in rows across a page, as answers stand: each row as high as its highest board. */
import type { Box } from '../request/paper.ts';
import type { Board, BoardPage, PlacedBoard } from './slots.ts';

/** What boards flow into. */
export interface Flow {
  areaOf(page: number): Box;
  /** The area of a page without a heading: what a board must fit into. */
  readonly room: Pick<Box, 'width' | 'height'>;
  readonly caption: number;
  readonly gap: number;
  /** The side of the cells of a board that fits with it; a larger board has smaller cells. */
  readonly cell: (board: Board) => number;
}

/** The pages from `first` on, in the order given. */
export function flowBoards(boards: readonly Board[], first: number, flow: Flow): BoardPage[] {
  const pages: { page: number; boards: PlacedBoard[] }[] = [];
  let area = flow.areaOf(first);
  let [x, y, rowHeight] = [area.x, area.y, 0];
  const begin = (page: number) => {
    pages.push({ page, boards: [] });
    area = flow.areaOf(page);
    [x, y, rowHeight] = [area.x, area.y, 0];
  };
  for (const board of boards) {
    const cell = Math.min(
      flow.cell(board),
      flow.room.width / board.cols,
      (flow.room.height - flow.caption) / board.rows,
    );
    const [width, height] = [board.cols * cell, board.rows * cell + flow.caption];
    if (pages.length === 0) begin(first);
    if (isPast(x + width, area.x + area.width))
      [x, y, rowHeight] = [area.x, y + rowHeight + flow.gap, 0];
    if (isPast(y + height, area.y + area.height)) begin(pages.at(-1)!.page + 1);
    pages.at(-1)!.boards.push({ number: board.number, x, y: y + flow.caption, cell });
    x += width + flow.gap;
    rowHeight = Math.max(rowHeight, height);
  }
  return pages.map(({ page, boards: placed }) => ({
    page,
    boards: justified(placed, boards, flow.areaOf(page)),
  }));
}

/** Whether something ends past a border: by a little more than nothing, since sums of lengths are rounded. */
function isPast(end: number, border: number): boolean {
  return end > border + 0.01;
}

/** Gaps grow by no more than this to fill a row. */
const MOST_STRETCH = 1.3;

/** The rows of a page spread out until one of them fills the width, where little is left. */
function justified(
  placed: readonly PlacedBoard[],
  boards: readonly Board[],
  area: Box,
): PlacedBoard[] {
  const cols = new Map(boards.map((board) => [board.number, board.cols]));
  const stretches = placed
    .filter(({ x }) => x > area.x)
    .map(({ number, x, cell }) => (area.width - cols.get(number)! * cell) / (x - area.x));
  const stretch = Math.max(1, Math.min(...stretches));
  if (stretch > MOST_STRETCH) return [...placed];
  return placed.map((board) => ({ ...board, x: area.x + (board.x - area.x) * stretch }));
}
