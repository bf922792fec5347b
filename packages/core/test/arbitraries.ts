/** Random puzzles for property tests. */
import fc from 'fast-check';
import { type CellInput, createPuzzle, type Puzzle } from '../src/puzzle/puzzle.ts';

/** A puzzle of at most `maxSide` on a side and `maxCells` cells over 1..max(rows, cols) and blanks. */
export function puzzles(maxSide: number, maxCells: number): fc.Arbitrary<Puzzle> {
  return fc
    .tuple(fc.integer({ min: 1, max: maxSide }), fc.integer({ min: 1, max: maxSide }))
    .filter(([rows, cols]) => rows * cols <= maxCells)
    .chain(([rows, cols]) => puzzlesOf(rows, cols));
}

/** A puzzle of the given shape; about one cell in twenty is blank. */
export function puzzlesOf(rows: number, cols: number): fc.Arbitrary<Puzzle> {
  const symbol: fc.Arbitrary<CellInput> = fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 1, max: Math.max(rows, cols) }) },
    { weight: 1, arbitrary: fc.constantFrom<CellInput>(null, '?', 0) },
  );
  const row = fc.array(symbol, { minLength: cols, maxLength: cols });
  return fc.array(row, { minLength: rows, maxLength: rows }).map((cells) => {
    const result = createPuzzle(cells);
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  });
}
