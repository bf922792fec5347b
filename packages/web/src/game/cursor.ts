/** Moves of the keyboard's cell. */
import { colOf, rowOf, type Shape } from '@hitori/core';
export const MOVES = [
  'up',
  'down',
  'left',
  'right',
  'row-start',
  'row-end',
  'column-start',
  'column-end',
  'board-start',
  'board-end',
] as const;
export type Move = (typeof MOVES)[number];

/** Where a move leads; it stops at the edge. */
export function moveCursor({ rows, cols }: Shape, cell: number, move: Move): number {
  const row = rowOf({ cols }, cell);
  const col = colOf({ cols }, cell);
  switch (move) {
    case 'up':
      return row > 0 ? cell - cols : cell;
    case 'down':
      return row < rows - 1 ? cell + cols : cell;
    case 'left':
      return col > 0 ? cell - 1 : cell;
    case 'right':
      return col < cols - 1 ? cell + 1 : cell;
    case 'row-start':
      return row * cols;
    case 'row-end':
      return row * cols + cols - 1;
    case 'column-start':
      return col;
    case 'column-end':
      return (rows - 1) * cols + col;
    case 'board-start':
      return 0;
    case 'board-end':
      return rows * cols - 1;
  }
}
