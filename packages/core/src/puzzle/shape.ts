/**
 * The shape of a grid and what follows from it alone: rows, columns, neighbours, diagonals, the edge. A
 * cell is the index `row * cols + col`; rows and columns count from 0.
 */
export interface Shape {
  /** 1 to 255. */
  readonly rows: number;
  /** 1 to 255. */
  readonly cols: number;
}

/** The row of a cell, from 0. */
export function rowOf({ cols }: Pick<Shape, 'cols'>, cell: number): number {
  return Math.floor(cell / cols);
}

/** The column of a cell, from 0. */
export function colOf({ cols }: Pick<Shape, 'cols'>, cell: number): number {
  return cell % cols;
}

/** The cells of a row, left to right. */
export function rowCells({ cols }: Shape, row: number): number[] {
  const cells: number[] = [];
  for (let cell = row * cols; cell < (row + 1) * cols; cell++) cells.push(cell);
  return cells;
}

/** The cells of a column, top to bottom. */
export function columnCells({ rows, cols }: Shape, col: number): number[] {
  const cells: number[] = [];
  for (let cell = col; cell < rows * cols; cell += cols) cells.push(cell);
  return cells;
}

/** The cells of the row and of the column of a cell, which itself comes twice. */
export function linesThrough(shape: Shape, cell: number): number[] {
  return [...rowCells(shape, rowOf(shape, cell)), ...columnCells(shape, colOf(shape, cell))];
}

/** The cells of each row, then of each column. */
export function linesOf(shape: Shape): number[][] {
  return [
    ...Array.from({ length: shape.rows }, (_, row) => rowCells(shape, row)),
    ...Array.from({ length: shape.cols }, (_, col) => columnCells(shape, col)),
  ];
}

/** The name of a cell in prose, 1-based: `r1c1`. */
export function cellName(shape: Pick<Shape, 'cols'>, cell: number): string {
  return `r${rowOf(shape, cell) + 1}c${colOf(shape, cell) + 1}`;
}

/** The cells that share a side with a cell, in row-major order. */
export function neighboursOf(shape: Shape, cell: number): number[] {
  const { rows, cols } = shape;
  const row = rowOf(shape, cell);
  const col = colOf(shape, cell);
  const neighbours: number[] = [];
  if (row > 0) neighbours.push(cell - cols);
  if (col > 0) neighbours.push(cell - 1);
  if (col < cols - 1) neighbours.push(cell + 1);
  if (row < rows - 1) neighbours.push(cell + cols);
  return neighbours;
}

/** The cells that touch a cell at a corner, in row-major order. */
export function diagonalsOf(shape: Shape, cell: number): number[] {
  const { rows, cols } = shape;
  const row = rowOf(shape, cell);
  const col = colOf(shape, cell);
  const diagonals: number[] = [];
  for (const down of [-1, 1])
    for (const right of [-1, 1])
      if (row + down >= 0 && row + down < rows && col + right >= 0 && col + right < cols)
        diagonals.push(cell + down * cols + right);
  return diagonals;
}

/** Whether a cell lies at the edge of the grid. */
export function isAtEdge(shape: Shape, cell: number): boolean {
  const row = rowOf(shape, cell);
  const col = colOf(shape, cell);
  return row === 0 || row === shape.rows - 1 || col === 0 || col === shape.cols - 1;
}

/** The cells at the edge of the grid, in row-major order. */
export function edgeCells(shape: Shape): number[] {
  const { rows, cols } = shape;
  return Array.from({ length: rows }, (_, row) =>
    row === 0 || row === rows - 1
      ? rowCells(shape, row)
      : [...new Set([row * cols, row * cols + cols - 1])],
  ).flat();
}

/**
 * Whether shading a cell alone breaks R3: an inner cell of a one-line grid meets the border on two
 * sides, and the cell of 1x1 is all there is (docs/theory.md, "Rings").
 */
export function splitsAlone({ rows, cols }: Shape, cell: number): boolean {
  if (rows > 1 && cols > 1) return false;
  return rows * cols === 1 || (cell > 0 && cell < rows * cols - 1);
}
