/**
 * A small notation for tests: a grid is its rows joined by '/' ('3222/1342/4113/1133', one character
 * a cell, '.' blank), a shading is the same over `#-.`.
 */
import { createPuzzle, type Puzzle } from '../src/puzzle/puzzle.ts';
import { formatShading, parseShading, type Shading } from '../src/puzzle/shading.ts';

export function grid(text: string): Puzzle {
  const result = createPuzzle(text.split('/').map((row) => [...row]));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export function shading(text: string): Shading {
  const rows = text.split('/');
  const result = parseShading({ rows: rows.length, cols: rows[0].length }, rows);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export function show(puzzle: Puzzle, marks: Shading | null): string | null {
  return marks && formatShading(puzzle, marks).join('/');
}
