/**
 * The canonical form of a puzzle. All that counts in Hitori are the pairs of equal symbols of a line: so
 * cells that hang together by such pairs get one number, and a cell without a pair, blank or not, gets one
 * of its own. Of the 8 rotations and mirror images it is the smallest by rows, columns, then the cells in
 * row-major order numbered by first appearance. Two puzzles have the same pairs up to symmetry, and with
 * them the same solutions, level and score, exactly if their canonical forms are equal (docs/theory.md,
 * "Equivalence").
 */
import { checkPuzzle, type Puzzle } from './puzzle.ts';

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

/** A canonical form, with the way back to the puzzle it was made from. */
export interface Canonical {
  /** The canonical puzzle; its symbols are 1..k by first appearance, without blanks. */
  readonly puzzle: Puzzle;
  /** For each cell of the canonical grid, the cell of the original it stands for. */
  readonly cellOf: Int32Array;
}

/** The canonical form, and where its cells lie in the puzzle. */
export function canonicalForm(puzzle: Puzzle): Canonical {
  checkPuzzle('canonicalForm', puzzle);
  const { rows, cols } = puzzle;
  const cells = rows * cols;
  const groups = groupEquals(puzzle);
  const renumbering = new Int32Array(cells);
  const renumbered = new Int32Array(cells);
  let best: Orientation | undefined;
  let least = new Int32Array(cells);
  let trial = new Int32Array(cells);
  let round = 0;
  let most = 0;
  for (const orientation of orientations(rows, cols)) {
    if (orientation.rows > orientation.cols && rows !== cols) continue;
    round++;
    let count = 0;
    // -1 smaller than the best so far, 0 equal up to here, 1 larger.
    let order = best === undefined ? -1 : 0;
    for (let row = 0, to = 0; row < orientation.rows && order <= 0; row++) {
      let from = orientation.start + row * orientation.down;
      for (let col = 0; col < orientation.cols; col++, to++, from += orientation.right) {
        const group = groups[from];
        if (renumbering[group] !== round) {
          renumbering[group] = round;
          renumbered[group] = ++count;
        }
        const number = renumbered[group];
        trial[to] = number;
        if (order === 0 && number !== least[to]) {
          order = number < least[to] ? -1 : 1;
          if (order > 0) break;
        }
      }
    }
    if (order >= 0) continue;
    best = orientation;
    most = count;
    const spare = least;
    least = trial;
    trial = spare;
  }
  return build(best!, least, most);
}

/**
 * By cell, a cell that stands for all that equal pairs of lines lead to. Equals of a line are united one
 * after the other; each cell's root is found by halving paths.
 */
function groupEquals({ rows, cols, symbols, labels }: Puzzle): Int32Array {
  const parent = Int32Array.from(symbols.keys());
  const last = new Int32Array(labels.length);
  const stamp = new Int32Array(labels.length);
  const find = (cell: number): number => {
    while (parent[cell] !== cell) {
      parent[cell] = parent[parent[cell]];
      cell = parent[cell];
    }
    return cell;
  };
  let line = 0;
  const meet = (cell: number): void => {
    const symbol = symbols[cell];
    if (symbol <= 0) return;
    if (stamp[symbol] === line) parent[find(cell)] = find(last[symbol]);
    stamp[symbol] = line;
    last[symbol] = cell;
  };
  for (let row = 0; row < rows; row++) {
    line++;
    for (let cell = row * cols; cell < (row + 1) * cols; cell++) meet(cell);
  }
  for (let col = 0; col < cols; col++) {
    line++;
    for (let cell = col; cell < symbols.length; cell += cols) meet(cell);
  }
  return parent.map((_, cell) => find(cell));
}

/** A text that two puzzles share exactly if they have the same pairs of equals up to symmetry. */
export function puzzleKey(puzzle: Puzzle): string {
  return canonicalKey(canonicalForm(puzzle));
}

/** The same text, where the canonical form is known already. */
export function canonicalKey({ puzzle: { rows, cols, symbols } }: Canonical): string {
  return `${rows}x${cols}:${symbols.join()}`;
}

/** The labels of canonical puzzles, as many as were needed so far. */
const numerals: string[] = [''];

function build(orientation: Orientation, symbols: Int32Array, groups: number): Canonical {
  const { rows, cols } = orientation;
  const cellOf = new Int32Array(symbols.length);
  for (let row = 0, cell = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, cell++)
      cellOf[cell] = orientation.start + row * orientation.down + col * orientation.right;
  while (numerals.length <= groups) numerals.push(String(numerals.length));
  return { puzzle: { rows, cols, symbols, labels: numerals.slice(0, groups + 1) }, cellOf };
}
