/**
 * Any puzzle in any dress is read back the same, through both doors; the real ones where they are at hand.
 * Wrong is only what is silent: a text may be refused in words, and that is counted.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParseResult } from '../src/formats/contract/format.ts';
import { parsePuzzle } from '../src/formats/reader/parse.ts';
import { PuzzleSplitter, parseRecord } from '../src/formats/stream.ts';
import { labelAt } from '../src/puzzle/puzzle.ts';
import { type Cells, DRESSES } from './dresses.ts';
import { realPuzzles } from './real-puzzles.ts';

function outcome(result: ParseResult, cells: Cells): 'right' | 'refused' | 'wrong' {
  if (!result.ok) return 'refused';
  const { puzzle } = result.value;
  const flat = cells.flat();
  const isSame =
    puzzle.rows === cells.length &&
    puzzle.cols === cells[0].length &&
    flat.every((cell, at) => (Number(labelAt(puzzle, at)) || 0) === cell);
  return isSame ? 'right' : 'wrong';
}

function fromStream(text: string): ParseResult[] {
  const splitter = new PuzzleSplitter();
  return [...splitter.push(text), ...splitter.end()].map((record) => parseRecord(record));
}

/** Grids as they are published: at least 3 x 3, numbers from 1 to the longer side or a little more. */
const GRIDS: fc.Arbitrary<Cells> = fc
  .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 3, max: 12 }))
  .chain(([rows, cols]) =>
    fc.array(
      fc.array(fc.integer({ min: 1, max: Math.max(rows, cols) }), {
        minLength: cols,
        maxLength: cols,
      }),
      { minLength: rows, maxLength: rows },
    ),
  );

describe.each(Object.entries(DRESSES))('%s', (_, dress) => {
  test('any grid is read back, through both doors', () => {
    fc.assert(
      fc.property(GRIDS, (cells) => {
        const text = dress(cells);
        const result = parsePuzzle(text);
        expect(outcome(result, cells)).toBe('right');
        expect(fromStream(text)).toEqual([result]);
      }),
      { numRuns: 60 },
    );
  });

  test.skipIf(realPuzzles().length === 0)('every real puzzle is right, none silently wrong', () => {
    const results = realPuzzles().map(({ id, grid }) => ({
      id,
      is: outcome(parsePuzzle(dress(grid)), grid),
    }));
    expect(results.filter(({ is }) => is === 'wrong')).toEqual([]);
    expect(results.filter(({ is }) => is === 'refused')).toEqual([]);
  });
});
