/**
 * The canonical form of a puzzle: of its 8 rotations and mirror images the smallest by rows, columns,
 * then the cells in row-major order renumbered by first appearance (blank 0). Two puzzles are the same
 * up to symmetry and renumbering exactly if their canonical forms are equal.
 */
import type { Puzzle } from './puzzle.ts';

/** How a cell of a transformed grid is found in the original one: `start + row * down + col * right`. */
interface Orientation {
  readonly rows: number;
  readonly cols: number;
  readonly start: number;
  readonly down: number;
  readonly right: number;
}

/** The 8 symmetries of a rectangle: as it is first, then the mirror images, then the same turned. */
export function orientations(rows: number, cols: number): Orientation[] {
  const found: Orientation[] = [];
  for (const isTurned of [false, true])
    for (const flipsRows of [false, true])
      for (const flipsCols of [false, true]) {
        const start = (flipsRows ? (rows - 1) * cols : 0) + (flipsCols ? cols - 1 : 0);
        const alongRows = flipsRows ? -cols : cols;
        const alongCols = flipsCols ? -1 : 1;
        found.push(
          isTurned
            ? { rows: cols, cols: rows, start, down: alongCols, right: alongRows }
            : { rows, cols, start, down: alongRows, right: alongCols },
        );
      }
  return found;
}

export interface Canonical {
  /** The canonical puzzle; its symbols are 1..k by first appearance, labelled by their numbers. */
  readonly puzzle: Puzzle;
  /** For each cell of the canonical grid, the cell of the original it stands for. */
  readonly cellOf: Int32Array;
}

export function canonicalForm(puzzle: Puzzle): Canonical {
  const { rows, cols, symbols } = puzzle;
  const cells = rows * cols;
  const renumbering = new Int32Array(puzzle.labels.length);
  const renumbered = new Int32Array(puzzle.labels.length);
  let best: Orientation | undefined;
  let least = new Int32Array(cells);
  let trial = new Int32Array(cells);
  let round = 0;
  for (const orientation of orientations(rows, cols)) {
    if (orientation.rows > orientation.cols && rows !== cols) continue;
    round++;
    let count = 0;
    // -1 smaller than the best so far, 0 equal up to here, 1 larger.
    let order = best === undefined ? -1 : 0;
    for (let row = 0, to = 0; row < orientation.rows && order <= 0; row++) {
      let from = orientation.start + row * orientation.down;
      for (let col = 0; col < orientation.cols; col++, to++, from += orientation.right) {
        const symbol = symbols[from];
        let number = 0;
        if (symbol > 0) {
          if (renumbering[symbol] !== round) {
            renumbering[symbol] = round;
            renumbered[symbol] = ++count;
          }
          number = renumbered[symbol];
        }
        trial[to] = number;
        if (order === 0 && number !== least[to]) {
          order = number < least[to] ? -1 : 1;
          if (order > 0) break;
        }
      }
    }
    if (order >= 0) continue;
    best = orientation;
    const spare = least;
    least = trial;
    trial = spare;
  }
  return build(best!, least, puzzle.labels.length);
}

/** A text that two puzzles share exactly if they are the same up to symmetry and renumbering. */
export function puzzleKey(puzzle: Puzzle): string {
  const { rows, cols, symbols } = canonicalForm(puzzle).puzzle;
  return `${rows}x${cols}:${symbols.join()}`;
}

function build(orientation: Orientation, symbols: Int32Array, labelCount: number): Canonical {
  const { rows, cols } = orientation;
  const cellOf = new Int32Array(symbols.length);
  for (let row = 0, cell = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, cell++)
      cellOf[cell] = orientation.start + row * orientation.down + col * orientation.right;
  const labels = Array.from({ length: labelCount }, (_, symbol) => (symbol ? String(symbol) : ''));
  return { puzzle: { rows, cols, symbols, labels }, cellOf };
}
