/**
 * Real puzzles with verified verdicts, where a file of them lies beside the project (they are other
 * people's property and no part of it): `{id, rows, cols, grid, solutions, solution?, label?}` a line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createPuzzle, type Puzzle } from '../src/puzzle/puzzle.ts';

export interface RealPuzzle {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  /** 0 is blank. */
  readonly grid: readonly (readonly number[])[];
  /** 0, 1, or 2 for more. */
  readonly solutions: 0 | 1 | 2;
  readonly solution?: readonly string[];
  readonly label?: string;
}

const file = new URL('../../../../shared/corpus/real.jsonl', import.meta.url);

/** The puzzles, or an empty list where the file is absent. */
export function realPuzzles(): RealPuzzle[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RealPuzzle);
}

/** The puzzle of a line. */
export function readReal({ id, grid }: RealPuzzle): Puzzle {
  const made = createPuzzle(grid);
  if (!made.ok) throw new Error(`${id}: ${made.error.message}`);
  return made.value;
}
