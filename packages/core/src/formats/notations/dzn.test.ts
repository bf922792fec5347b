import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grid } from '../../../test/notation.ts';
import { puzzleOf, SMALL_NUMBERS, WORDS } from '../../../test/puzzle-arbitrary.ts';
import { createPuzzle, isSameSymbol, type Puzzle } from '../../puzzle/puzzle.ts';
import { formatPuzzle } from './print.ts';

function dznOf(puzzle: Puzzle): string {
  const printed = formatPuzzle(puzzle, 'dzn');
  if (!printed.ok) throw new Error(printed.error.message);
  return printed.value.text;
}

/** Reads as much of MiniZinc's data files as is written: whole numbers and one two-dimensional array. */
function readDzn(text: string): { rows: number; cols: number; grid: number[][] } {
  const items = new Map(
    text
      .replace(/^%.*\n/gm, '')
      .split(';')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item): [string, string] => {
        const [, name, value] = /^([a-z]+) = (.+)$/s.exec(item)!;
        return [name, value];
      }),
  );
  const [, body] = /^\[\|(.*)\|\]$/s.exec(items.get('grid')!)!;
  const read = body.split('|').map((row) => row.split(',').map((cell) => Number(cell.trim())));
  return { rows: Number(items.get('rows')), cols: Number(items.get('cols')), grid: read };
}

test('numbers stay themselves', () => {
  const result = createPuzzle([
    [12, 5, '?'],
    [5, 0, null],
  ]);
  if (!result.ok) throw new Error(result.error.message);
  expect(dznOf(result.value)).toBe(
    '% symbol 0 is "?"\nrows = 2;\ncols = 3;\ngrid = [| 12, 5, 0\n       | 5, 0, 0 |];\n',
  );
});

test.each([
  ['1', [[1]]],
  ['.', [[0]]],
  ['1/2', [[1], [2]]],
  [
    'ab/ba',
    [
      [1, 2],
      [2, 1],
    ],
  ],
])('%s', (text, expected) => {
  expect(readDzn(dznOf(grid(text))).grid).toEqual(expected);
});

test('equal cells are equal numbers, and only those', () => {
  fc.assert(
    fc.property(
      puzzleOf(SMALL_NUMBERS, WORDS, fc.constantFrom('01', '1', 10 ** 12, '?')),
      (puzzle) => {
        const { rows, cols, grid: numbers } = readDzn(dznOf(puzzle));
        expect([rows, cols]).toEqual([puzzle.rows, puzzle.cols]);
        const flat = numbers.flat();
        expect(flat).toHaveLength(puzzle.symbols.length);
        for (let a = 0; a < flat.length; a++)
          for (let b = a + 1; b < flat.length; b++)
            expect(flat[a] > 0 && flat[a] === flat[b]).toBe(isSameSymbol(puzzle, a, b));
      },
    ),
  );
});
