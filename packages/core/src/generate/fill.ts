/**
 * Symbols for the cells around locked ones: first a twin in its lines for every locked shaded cell, since a
 * shaded cell of a uniquely solvable puzzle repeats an unshaded one; then the other unshaded cells in random
 * order. One that no symbol suits takes the symbol of one or two others, which look for a new one.
 */
import type { Budget } from '../base/limits.ts';
import type { Rng } from '../base/rng.ts';
import { BLANK } from '../puzzle/puzzle.ts';
import { SHADED, type Shading } from '../puzzle/shading.ts';
import { colOf, linesThrough, rowOf, type Shape } from '../puzzle/shape.ts';
import type { Locks } from './locks.ts';

/** So many cells may give way, per cell of the grid, before the fill is given up. */
const PATIENCE = 20;

/**
 * The symbols of all unshaded cells and of the locked ones (free shaded cells stay BLANK), no symbol
 * unshaded twice in a line; undefined when this try came to none.
 */
export function fillAround(
  shape: Shape,
  { symbols, labels }: Locks,
  solution: Shading,
  rng: Rng,
  budget: Budget,
): Int32Array | undefined {
  const filling = new Filling(shape, symbols, solution, labels.length);
  if (!filling.placeTwins(rng)) return undefined;
  const open = Array.from(rng.permutation(symbols.length)).filter((cell) => filling.isOpen(cell));
  for (let moves = 0; open.length > 0; moves++) {
    if (moves > PATIENCE * symbols.length || budget.isSpent(0)) return undefined;
    const cell = open.pop()!;
    const symbol = filling.pick(cell, rng);
    if (symbol === BLANK) return undefined;
    open.push(...filling.place(cell, symbol));
  }
  return filling.symbols;
}

class Filling {
  readonly symbols: Int32Array;
  private readonly shape: Shape;
  private readonly solution: Shading;
  private readonly width: number;
  /** Cells whose symbols stay: locked ones and twins. */
  private readonly isFixed: Uint8Array;
  /** The unshaded cell of a line that holds a symbol, plus 1: `inRow[row * width + symbol]`. */
  private readonly inRow: Int32Array;
  private readonly inCol: Int32Array;

  constructor(shape: Shape, locked: Int32Array, solution: Shading, width: number) {
    this.shape = shape;
    this.solution = solution;
    this.width = width;
    this.symbols = locked.slice();
    this.isFixed = Uint8Array.from(locked, (symbol) => (symbol > 0 ? 1 : 0));
    this.inRow = new Int32Array(shape.rows * width);
    this.inCol = new Int32Array(shape.cols * width);
    for (let cell = 0; cell < locked.length; cell++)
      if (locked[cell] > 0 && solution[cell] !== SHADED) this.write(cell, locked[cell]);
  }

  /** Whether a cell still wants a symbol. */
  isOpen(cell: number): boolean {
    return this.symbols[cell] === BLANK && this.solution[cell] !== SHADED;
  }

  /** Gives every locked shaded cell an unshaded twin in its lines; false when there is no room. */
  placeTwins(rng: Rng): boolean {
    const { shape, solution, symbols } = this;
    for (const cell of rng.permutation(symbols.length)) {
      if (!this.isFixed[cell] || solution[cell] !== SHADED) continue;
      const symbol = symbols[cell];
      const row = rowOf(shape, cell);
      const col = colOf(shape, cell);
      if (this.rowHolder(row, symbol) || this.colHolder(col, symbol)) continue;
      const free = linesThrough(shape, cell).filter(
        (other) =>
          this.isOpen(other) &&
          !this.rowHolder(rowOf(shape, other), symbol) &&
          !this.colHolder(colOf(shape, other), symbol),
      );
      if (free.length === 0) return false;
      const twin = free[rng.below(free.length)];
      this.write(twin, symbol);
      this.isFixed[twin] = 1;
    }
    return true;
  }

  /** A symbol for a cell with the fewest clashes, none of them with a fixed cell; BLANK when there is none. */
  pick(cell: number, rng: Rng): number {
    let best = BLANK;
    let fewest = 3;
    let ties = 0;
    for (let symbol = 1; symbol < this.width; symbol++) {
      const clashes = this.clashes(cell, symbol);
      if (clashes > fewest || clashes === 3) continue;
      ties = clashes < fewest ? 1 : ties + 1;
      fewest = clashes;
      if (rng.below(ties) === 0) best = symbol;
    }
    return best;
  }

  /** Writes a symbol into a cell; the cells that gave way are open again. */
  place(cell: number, symbol: number): number[] {
    const { shape } = this;
    const holders = [
      this.rowHolder(rowOf(shape, cell), symbol),
      this.colHolder(colOf(shape, cell), symbol),
    ];
    const open: number[] = [];
    for (const holder of holders)
      if (holder > 0) {
        this.erase(holder - 1);
        open.push(holder - 1);
      }
    this.write(cell, symbol);
    return open;
  }

  /** 0, 1 or 2 cells that hold a symbol in the lines of a cell; 3 when one of them is fixed. */
  private clashes(cell: number, symbol: number): number {
    const inRow = this.rowHolder(rowOf(this.shape, cell), symbol);
    const inCol = this.colHolder(colOf(this.shape, cell), symbol);
    if ((inRow && this.isFixed[inRow - 1]) || (inCol && this.isFixed[inCol - 1])) return 3;
    return (inRow ? 1 : 0) + (inCol ? 1 : 0);
  }

  private rowHolder(row: number, symbol: number): number {
    return this.inRow[row * this.width + symbol];
  }

  private colHolder(col: number, symbol: number): number {
    return this.inCol[col * this.width + symbol];
  }

  private write(cell: number, symbol: number): void {
    this.symbols[cell] = symbol;
    this.inRow[rowOf(this.shape, cell) * this.width + symbol] = cell + 1;
    this.inCol[colOf(this.shape, cell) * this.width + symbol] = cell + 1;
  }

  private erase(cell: number): void {
    const symbol = this.symbols[cell];
    this.symbols[cell] = BLANK;
    this.inRow[rowOf(this.shape, cell) * this.width + symbol] = 0;
    this.inCol[colOf(this.shape, cell) * this.width + symbol] = 0;
  }
}
