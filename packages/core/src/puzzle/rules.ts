/**
 * The three rules, written to be obviously right: no cleverness, no shared state. Everything faster in
 * this project is tested against this file.
 *
 * R1 no symbol stands in two unshaded cells of a row or column. R2 shaded cells do not share a side.
 * R3 the unshaded cells form one nonempty group connected through sides.
 */
import { checkPuzzle, isSeed, type Puzzle } from './puzzle.ts';
import { checkMarks, SHADED, type Shading, UNKNOWN, UNSHADED } from './shading.ts';
import { columnCells, neighboursOf, rowCells, type Shape } from './shape.ts';

/** A symbol stands twice or more in a line. */
export interface DuplicateViolation {
  /** R1: no symbol stands in two unshaded cells of a line. */
  readonly rule: 'R1';
  /** Which kind of line. */
  readonly line: 'row' | 'column';
  /** 0-based row or column. */
  readonly index: number;
  /** Its label. */
  readonly symbol: string;
  /** The cells marked unshaded that hold the symbol, in line order. */
  readonly cells: readonly number[];
}

/** Two shaded cells share a side. */
export interface AdjacentViolation {
  /** R2: shaded cells do not share a side. */
  readonly rule: 'R2';
  /** The two, in row-major order. */
  readonly cells: readonly [number, number];
}

/** The unshaded cells are not one group. */
export interface DividedViolation {
  /** R3: the unshaded cells are one connected group, not empty. */
  readonly rule: 'R3';
  /**
   * The parts of the open area (all cells not shaded), when there are two or more; empty when no cell is
   * left open at all.
   */
  readonly groups: readonly (readonly number[])[];
}

/** A place where marks break a rule; `rule` tells which. */
export type Violation = DuplicateViolation | AdjacentViolation | DividedViolation;

/**
 * Every rule that the marks of a (maybe partial) shading break already, whatever the unknown cells
 * become: R1 by rows, then by columns, then R2 by cell, then R3. Two parts of the open area are a broken
 * R3 at once (docs/theory.md, "Unfinished marks").
 * Throws RangeError when the shading does not fit the puzzle.
 */
export function findViolations(puzzle: Puzzle, shading: Shading): Violation[] {
  checkPuzzle('findViolations', puzzle);
  checkMarks(puzzle, shading);
  return [
    ...findDuplicates(puzzle, shading),
    ...findAdjacent(puzzle, shading),
    ...findDivided(puzzle, shading),
  ];
}

/** Whether a shading is complete and keeps R1-R3 (and, repeats-only, leaves every seed unshaded). */
export function isSolution(puzzle: Puzzle, shading: Shading, repeatsOnly = false): boolean {
  checkPuzzle('isSolution', puzzle);
  checkMarks(puzzle, shading);
  if (shading.includes(UNKNOWN)) return false;
  const isBroken =
    findDuplicates(puzzle, shading).length > 0 ||
    findAdjacent(puzzle, shading).length > 0 ||
    findDivided(puzzle, shading).length > 0;
  if (isBroken) return false;
  return !repeatsOnly || shading.every((state, cell) => state !== SHADED || !isSeed(puzzle, cell));
}

function findDuplicates(puzzle: Puzzle, shading: Shading): DuplicateViolation[] {
  const { rows, cols } = puzzle;
  const found: DuplicateViolation[] = [];
  for (let row = 0; row < rows; row++) {
    found.push(...duplicatesOf(puzzle, shading, 'row', row, rowCells(puzzle, row)));
  }
  for (let col = 0; col < cols; col++) {
    found.push(...duplicatesOf(puzzle, shading, 'column', col, columnCells(puzzle, col)));
  }
  return found;
}

function duplicatesOf(
  puzzle: Puzzle,
  shading: Shading,
  line: 'row' | 'column',
  index: number,
  cells: readonly number[],
): DuplicateViolation[] {
  const unshaded = cells.filter((cell) => puzzle.symbols[cell] > 0 && shading[cell] === UNSHADED);
  // Most lines hold no equals, and a board is asked at every mark.
  if (new Set(unshaded.map((cell) => puzzle.symbols[cell])).size === unshaded.length) return [];
  const bySymbol = new Map<number, number[]>();
  for (const cell of unshaded) {
    const symbol = puzzle.symbols[cell];
    const holders = bySymbol.get(symbol);
    if (holders) holders.push(cell);
    else bySymbol.set(symbol, [cell]);
  }
  return [...bySymbol]
    .filter(([, holders]) => holders.length > 1)
    .map(([symbol, holders]) => ({
      rule: 'R1',
      line,
      index,
      symbol: puzzle.labels[symbol],
      cells: holders,
    }));
}

function findAdjacent(puzzle: Puzzle, shading: Shading): AdjacentViolation[] {
  const found: AdjacentViolation[] = [];
  for (let cell = 0; cell < shading.length; cell++) {
    if (shading[cell] !== SHADED) continue;
    for (const other of neighboursOf(puzzle, cell))
      if (other > cell && shading[other] === SHADED)
        found.push({ rule: 'R2', cells: [cell, other] });
  }
  return found;
}

function findDivided(puzzle: Puzzle, shading: Shading): DividedViolation[] {
  const parts = openParts(puzzle, shading);
  if (parts.length === 0) return [{ rule: 'R3', groups: [] }];
  return parts.length > 1 ? [{ rule: 'R3', groups: parts }] : [];
}

/** The connected parts of the open area: all cells not shaded, unknown ones included. */
export function openParts(shape: Shape, shading: Shading): number[][] {
  const seen = new Uint8Array(shading.length);
  const parts: number[][] = [];
  for (let start = 0; start < shading.length; start++) {
    if (seen[start] || shading[start] === SHADED) continue;
    const part = [start];
    seen[start] = 1;
    for (let next = 0; next < part.length; next++)
      for (const other of neighboursOf(shape, part[next])) {
        if (seen[other] || shading[other] === SHADED) continue;
        seen[other] = 1;
        part.push(other);
      }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}
