/**
 * The puzzles that are measured: real ones from a JSONL file beside the project where it is present,
 * else the project's own corpus; and generated ones of 8 to 100 on a side, from fixed seeds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generate, type Puzzle, parsePuzzle } from '@hitori/core';

export interface Fixture {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}

const REAL = fileURLToPath(new URL('../../../../shared/corpus/real.jsonl', import.meta.url));
const OWN = fileURLToPath(new URL('../../../corpus/graded.jsonl', import.meta.url));

/** Where real puzzles come from on this machine. */
export function corpusFile(): string {
  return existsSync(REAL) ? REAL : OWN;
}

/** The puzzles of a JSONL file; a line that cannot be read ends the program with its fault. */
export function readPuzzles(file: string): Puzzle[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const parsed = parsePuzzle(line, { format: 'jsonl' });
      if (!parsed.ok) throw new Error(`${file}:${index + 1}: ${parsed.error.message}`);
      return parsed.value.puzzle;
    });
}

/** Real puzzles by size of the longer side, smallest first. */
export function bySize(puzzles: readonly Puzzle[]): Fixture[] {
  const groups = new Map<number, Puzzle[]>();
  for (const puzzle of puzzles) {
    const side = Math.max(puzzle.rows, puzzle.cols);
    const group = groups.get(side);
    if (group) group.push(puzzle);
    else groups.set(side, [puzzle]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([side, group]) => ({ name: `real ${side}`, puzzles: group }));
}

/** `count` unique puzzles of each side, the same on every machine. */
export function generated(sides: readonly number[], count: number): Fixture[] {
  return sides.map((side) => ({
    name: `generated ${side}x${side}`,
    puzzles: Array.from({ length: count }, (_, index) => {
      const made = generate({ rows: side, cols: side, seed: `bench-${side}-${index}` });
      if (!made.ok) throw new Error(made.error.message);
      return made.value.puzzle;
    }),
  }));
}
