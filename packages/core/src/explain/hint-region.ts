/** Where to look: the line, corner or area that some cells lie in. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { cellName, colOf, rowOf } from '../puzzle/shape.ts';
import type { Words } from './words/words.ts';

/** Where to look. */
export interface Place {
  readonly cells: readonly number[];
  /** "Look at row 3." */
  readonly text: string;
}

/** The whole line, when the cells are in one; else the smallest rectangle around them. */
export function regionOf(puzzle: Puzzle, cells: readonly number[], words: Words): Place {
  const { rows, cols } = puzzle;
  const box = boxAround(puzzle, cells);
  const isRow = box.top === box.bottom && cols > 1;
  const isColumn = box.left === box.right && rows > 1 && !isRow;
  if (isRow && cells.length > 1)
    return {
      cells: cellsIn(puzzle, { ...box, left: 0, right: cols - 1 }),
      text: words.row(box.top + 1),
    };
  if (isColumn && cells.length > 1)
    return {
      cells: cellsIn(puzzle, { ...box, top: 0, bottom: rows - 1 }),
      text: words.column(box.left + 1),
    };
  const area = cells.length > 1 ? box : widen(puzzle, box);
  const inside = cellsIn(puzzle, area);
  return { cells: inside, text: describe(puzzle, area, inside, words) };
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

function boxAround(puzzle: Puzzle, cells: readonly number[]): Box {
  const rowNumbers = cells.map((cell) => rowOf(puzzle, cell));
  const colNumbers = cells.map((cell) => colOf(puzzle, cell));
  const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
  const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));
  return {
    top: least(rowNumbers),
    bottom: most(rowNumbers),
    left: least(colNumbers),
    right: most(colNumbers),
  };
}

/** One cell more on every side, so that the place does not give the cell away. */
function widen({ rows, cols }: Puzzle, box: Box): Box {
  return {
    top: Math.max(box.top - 1, 0),
    bottom: Math.min(box.bottom + 1, rows - 1),
    left: Math.max(box.left - 1, 0),
    right: Math.min(box.right + 1, cols - 1),
  };
}

function cellsIn({ cols }: Puzzle, { top, bottom, left, right }: Box): number[] {
  const cells: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let col = left; col <= right; col++) cells.push(row * cols + col);
  return cells;
}

function describe(puzzle: Puzzle, box: Box, inside: readonly number[], words: Words): string {
  const { rows, cols } = puzzle;
  if (inside.length === rows * cols) return words.wholeBoard;
  const corner = inside.find(
    (cell) =>
      [0, rows - 1].includes(rowOf(puzzle, cell)) && [0, cols - 1].includes(colOf(puzzle, cell)),
  );
  if (corner !== undefined && box.bottom - box.top < 2 && box.right - box.left < 2)
    return words.corner(cellName(puzzle, corner));
  return words.area(cellName(puzzle, inside[0]), cellName(puzzle, inside[inside.length - 1]));
}
