/**
 * A puzzle in the making: a maximal shading, symbols for the unshaded cells that clash nowhere, and for
 * each shaded cell the symbol of an unshaded cell of its row or column (its donor), since in a uniquely
 * solvable puzzle every shaded cell repeats one. Only the choice of donors ever changes; where symbols are
 * locked, so may those of unshaded cells around them.
 */

import type { Rng } from '../base/rng.ts';
import { type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { SHADED, type Shading } from '../puzzle/shading.ts';
import { linesThrough, rowOf } from '../puzzle/shape.ts';

const SINGLE_PICKS = 5;

export class Draft {
  readonly puzzle: Puzzle;
  readonly solution: Shading;
  /** The shaded cells whose symbols may change, row-major. */
  readonly shaded: Int32Array;
  /** The donors of the i-th shaded cell: `donors[donorStart[i]..donorStart[i + 1])`. */
  private readonly donors: Int32Array;
  private readonly donorStart: Int32Array;

  /** One entry a cell, positive where the symbol stays; undefined when all may change. */
  private readonly locked: Int32Array | undefined;

  constructor(puzzle: Puzzle, solution: Shading, locked?: Int32Array) {
    const { rows, cols } = puzzle;
    this.solution = solution;
    this.puzzle = puzzle;
    this.locked = locked;
    this.shaded = this.shadedCells(false);
    this.donorStart = new Int32Array(this.shaded.length + 1);
    this.donors = new Int32Array(this.shaded.length * (rows + cols));
    let count = 0;
    for (let i = 0; i < this.shaded.length; i++) {
      count = this.addDonors(this.shaded[i], count);
      this.donorStart[i + 1] = count;
    }
  }

  /** Whether symbols stay that the shading and its donors must suit. */
  get isLocked(): boolean {
    return this.locked !== undefined;
  }

  private shadedCells(areLocked: boolean): Int32Array {
    const { solution, locked } = this;
    return Int32Array.from(solution.keys()).filter(
      (cell) => solution[cell] === SHADED && (locked ? locked[cell] > 0 : false) === areLocked,
    );
  }

  private addDonors(cell: number, count: number): number {
    for (const other of linesThrough(this.puzzle, cell))
      if (this.solution[other] !== SHADED) this.donors[count++] = other;
    return count;
  }

  /** Gives the i-th shaded cell the symbol of a donor picked at random. */
  copyAny(i: number, rng: Rng): void {
    const start = this.donorStart[i];
    const donor = this.donors[start + rng.below(this.donorStart[i + 1] - start)];
    this.puzzle.symbols[this.shaded[i]] = this.puzzle.symbols[donor];
  }

  /**
   * Gives the i-th shaded cell a symbol that stands unshaded in both of its lines, which makes it easy
   * to see and nearly always leaves one solution; any donor's where there is none.
   */
  copyDouble(i: number, rng: Rng): void {
    const { symbols } = this.puzzle;
    const row = rowOf(this.puzzle, this.shaded[i]);
    const first = this.donorStart[i];
    const count = this.donorStart[i + 1] - first;
    const turn = rng.below(count);
    for (let k = 0; k < count; k++) {
      const donor = this.donors[first + ((k + turn) % count)];
      if (rowOf(this.puzzle, donor) !== row || !this.hasInColumn(i, symbols[donor])) continue;
      symbols[this.shaded[i]] = symbols[donor];
      return;
    }
    this.copyAny(i, rng);
  }

  /**
   * Gives the i-th shaded cell a symbol that stands unshaded in one of its lines only (any donor's when
   * a few picks find none): such copies say less and make the hard puzzles.
   */
  copySingle(i: number, rng: Rng): void {
    for (let pick = 0; pick < SINGLE_PICKS; pick++) {
      this.copyAny(i, rng);
      const symbol = this.puzzle.symbols[this.shaded[i]];
      if (!this.hasInColumn(i, symbol) || !this.hasInRow(i, symbol)) return;
    }
  }

  private hasInColumn(i: number, symbol: number): boolean {
    const { symbols, cols } = this.puzzle;
    const col = this.shaded[i] % cols;
    for (let k = this.donorStart[i]; k < this.donorStart[i + 1]; k++)
      if (symbols[this.donors[k]] === symbol && this.donors[k] % cols === col) return true;
    return false;
  }

  private hasInRow(i: number, symbol: number): boolean {
    const { symbols, cols } = this.puzzle;
    const start = this.shaded[i] - (this.shaded[i] % cols);
    for (let k = this.donorStart[i]; k < this.donorStart[i + 1]; k++)
      if (
        symbols[this.donors[k]] === symbol &&
        this.donors[k] >= start &&
        this.donors[k] < start + cols
      )
        return true;
    return false;
  }

  /**
   * Rules out another solution: every shaded cell that it leaves unshaded gets the symbol of a donor
   * that it leaves unshaded too, so that the two clash; where symbols stay, a locked one may get such a
   * twin instead. False when neither is left anywhere.
   */
  excludeSolution(other: Shading, rng: Rng): boolean {
    return this.excludeByCopies(other, rng) || this.excludeByTwin(other, rng);
  }

  private excludeByCopies(other: Shading, rng: Rng): boolean {
    const { symbols } = this.puzzle;
    let isExcluded = false;
    for (let i = 0; i < this.shaded.length; i++) {
      const cell = this.shaded[i];
      if (other[cell] === SHADED) continue;
      const first = this.donorStart[i];
      const count = this.donorStart[i + 1] - first;
      const turn = rng.below(count);
      for (let k = 0; k < count; k++) {
        const donor = this.donors[first + ((k + turn) % count)];
        if (other[donor] === SHADED) continue;
        symbols[cell] = symbols[donor];
        isExcluded = true;
        break;
      }
    }
    return isExcluded;
  }
  /**
   * Writes the symbol of a locked shaded cell into a free unshaded cell of its lines, both unshaded in the
   * other solution, where it clashes with nothing and no shaded cell loses its only twin.
   */
  private excludeByTwin(other: Shading, rng: Rng): boolean {
    const { puzzle, solution, locked } = this;
    if (!locked) return false;
    for (const cell of rng.shuffle(this.shadedCells(true))) {
      if (other[cell] === SHADED) continue;
      const symbol = puzzle.symbols[cell];
      for (const place of rng.shuffle(Int32Array.from(linesThrough(puzzle, cell)))) {
        if (solution[place] === SHADED || other[place] === SHADED || locked[place] > 0) continue;
        if (this.holders(place, symbol).length > 0 || this.isOnlyTwin(place)) continue;
        puzzle.symbols[place] = symbol;
        return true;
      }
    }
    return false;
  }

  /** The unshaded cells in the lines of a cell, itself apart, that hold a symbol. */
  private holders(cell: number, symbol: number): number[] {
    const { puzzle, solution } = this;
    return linesThrough(puzzle, cell).filter(
      (other) => other !== cell && solution[other] !== SHADED && puzzle.symbols[other] === symbol,
    );
  }

  /** Whether some shaded cell repeats this unshaded one and no other. */
  private isOnlyTwin(cell: number): boolean {
    const { puzzle, solution } = this;
    return peersOf(puzzle, cell).some(
      (peer) => solution[peer] === SHADED && this.holders(peer, puzzle.symbols[cell]).length === 1,
    );
  }
}
