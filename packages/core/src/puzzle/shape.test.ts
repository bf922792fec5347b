/** What follows from a shape, against definitions over rows and columns. */
import { expect, test } from 'vitest';
import { puzzleFromNumbers } from './puzzle.ts';
import { findViolations } from './rules.ts';
import { SHADED, UNSHADED } from './shading.ts';
import {
  cellName,
  colOf,
  columnCells,
  diagonalsOf,
  isAtEdge,
  neighboursOf,
  rowCells,
  rowOf,
  splitsAlone,
} from './shape.ts';

const SHAPES = [
  [1, 1],
  [1, 2],
  [1, 5],
  [4, 1],
  [2, 2],
  [2, 5],
  [3, 3],
  [5, 4],
] as const;

test.each(SHAPES)('%i x %i', (rows, cols) => {
  const shape = { rows, cols };
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  const place = cells.map((cell) => [rowOf(shape, cell), colOf(shape, cell)] as const);
  expect(place).toEqual(
    Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
      Array.from({ length: cols }, (_, col) => [row, col]),
    ),
  );
  for (let row = 0; row < rows; row++)
    expect(rowCells(shape, row)).toEqual(cells.filter((cell) => place[cell][0] === row));
  for (let col = 0; col < cols; col++)
    expect(columnCells(shape, col)).toEqual(cells.filter((cell) => place[cell][1] === col));
  for (const cell of cells) {
    const [row, col] = place[cell];
    const away = (other: number) => [
      Math.abs(place[other][0] - row),
      Math.abs(place[other][1] - col),
    ];
    expect(cellName(shape, cell)).toBe(`r${row + 1}c${col + 1}`);
    expect(neighboursOf(shape, cell)).toEqual(
      cells.filter((other) => away(other)[0] + away(other)[1] === 1),
    );
    expect(diagonalsOf(shape, cell)).toEqual(
      cells.filter((other) => away(other)[0] === 1 && away(other)[1] === 1),
    );
    expect(isAtEdge(shape, cell)).toBe(neighboursOf(shape, cell).length < 4);
    const alone = new Uint8Array(rows * cols).fill(UNSHADED);
    alone[cell] = SHADED;
    const blank = puzzleFromNumbers(rows, cols, new Uint8Array(rows * cols));
    expect(splitsAlone(shape, cell)).toBe(findViolations(blank, alone).length > 0);
  }
});
