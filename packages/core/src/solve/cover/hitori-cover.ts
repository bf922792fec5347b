/**
 * Weak solutions as exact cover: Knuth, TAOCP 7.2.2.1, exercise 437. Each cell is a primary item with
 * two options: unshaded, which takes the items of its symbol in its row and in its column (so that no
 * symbol stands twice), and shaded, which takes the items of its sides (so that no two touch). A seed
 * has only the option unshaded. The solutions of the problem are the weak solutions, one for one.
 */
import { checkPuzzle, findSeeds, type Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNSHADED } from '../../puzzle/shading.ts';
import { colOf, rowOf } from '../../puzzle/shape.ts';
import type { ExactCover } from './dancing-links.ts';

/** The cover problem of a puzzle, with what its options mean. */
export interface HitoriCover extends ExactCover {
  /** The cell and the state (1 shaded, 2 unshaded) that each option stands for. */
  readonly meanings: readonly (readonly [cell: number, state: 1 | 2])[];
}

/** What counts as a solution of the cover. */
export interface CoverOptions {
  /** Whether seeds may be shaded as well; default: false. */
  readonly freeSeeds?: boolean | undefined;
}

/** The problem of a puzzle, whose solutions are the weak solutions. */
export function exactCover(puzzle: Puzzle, { freeSeeds = false }: CoverOptions = {}): HitoriCover {
  checkPuzzle('exactCover', puzzle);
  return buildCover(puzzle, freeSeeds, () => false)!;
}

/** The same, with options only for states that the marks allow; undefined when `isSpent` said to stop first. */
export function buildCover(
  puzzle: Puzzle,
  freeSeeds: boolean,
  isSpent: () => boolean,
  marks?: Shading,
): HitoriCover | undefined {
  const { rows, cols, symbols } = puzzle;
  const cells = rows * cols;
  const secondary: string[] = [];
  const known = new Map<string, number>();
  const itemOf = (name: string): number => {
    const item = known.get(name) ?? cells + secondary.push(name) - 1;
    known.set(name, item);
    return item;
  };
  const primary: string[] = [];
  const options: number[][] = [];
  const meanings: [number, 1 | 2][] = [];
  const seeds = findSeeds(puzzle);
  for (let cell = 0; cell < cells; cell++) {
    if (isSpent()) return undefined;
    const row = rowOf(puzzle, cell);
    const col = colOf(puzzle, cell);
    const seed = seeds[cell] === 1;
    primary.push(`${row + 1},${col + 1}`);
    const lines = seed
      ? []
      : [`R${code(row)}${code4(symbols[cell])}`, `C${code(col)}${code4(symbols[cell])}`];
    if (marks?.[cell] !== SHADED) {
      options.push([cell, ...lines.map(itemOf)]);
      meanings.push([cell, UNSHADED]);
    }
    if ((seed && !freeSeeds) || marks?.[cell] === UNSHADED) continue;
    const sides: string[] = [];
    if (row > 0) sides.push(`v${code4(cell - cols)}`);
    if (col > 0) sides.push(`h${code4(cell - 1)}`);
    if (col < cols - 1) sides.push(`h${code4(cell)}`);
    if (row < rows - 1) sides.push(`v${code4(cell)}`);
    options.push([cell, ...sides.map(itemOf)]);
    meanings.push([cell, SHADED]);
  }
  return { primary, secondary, options, meanings };
}

/** Item names have at most 8 characters in Knuth's programs, hence numbers in base 36. */
function code(line: number): string {
  return line.toString(36).padStart(2, '0');
}

function code4(value: number): string {
  return value.toString(36).padStart(4, '0');
}
