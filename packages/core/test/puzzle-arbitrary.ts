/**
 * Random puzzles for property tests: any small rectangle, with cells drawn from what a caller allows.
 * Now and then a long thin one, because rows and columns are easily mixed up.
 */
import fc from 'fast-check';
import { type CellInput, createPuzzle, type Puzzle } from '../src/puzzle/puzzle.ts';

export const EMPTY_CELLS: fc.Arbitrary<CellInput> = fc.constantFrom(null, '?', 0);
export const SMALL_NUMBERS: fc.Arbitrary<CellInput> = fc.integer({ min: 1, max: 9 });
export const BIG_NUMBERS: fc.Arbitrary<CellInput> = fc
  .bigInt({ min: 1n, max: 10n ** 30n })
  .map(String);
export const WORDS: fc.Arbitrary<CellInput> = fc
  .stringMatching(/^[-+]?[\p{L}\p{N}]{1,6}([-.'][\p{L}\p{N}]{1,3})?$/u)
  .filter((word) => word !== '');

export function puzzleOf(...cells: readonly fc.Arbitrary<CellInput>[]): fc.Arbitrary<Puzzle> {
  const side = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 7 }) },
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 40 }) },
  );
  return fc
    .tuple(side, fc.integer({ min: 1, max: 7 }), fc.boolean())
    .map(([long, short, isWide]) => (isWide ? [short, long] : [long, short]))
    .chain(([rows, cols]) =>
      fc.array(fc.array(fc.oneof(...cells), { minLength: cols, maxLength: cols }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .map((grid) => {
      const result = createPuzzle(grid);
      if (!result.ok) throw new Error(result.error.message);
      return result.value;
    });
}

export function shadingOf(puzzle: Puzzle): fc.Arbitrary<Uint8Array> {
  const length = puzzle.symbols.length;
  return fc.uint8Array({ min: 0, max: 2, minLength: length, maxLength: length });
}
