import { describe, expect, test } from 'vitest';
import { grid } from '../../test/notation.ts';
import {
  type CellInput,
  createPuzzle,
  isSeed,
  labelAt,
  peersOf,
  puzzleFromNumbers,
} from './puzzle.ts';
import { cellName, neighboursOf } from './shape.ts';

function labels(cells: readonly (readonly CellInput[])[]): string[] {
  const result = createPuzzle(cells);
  if (!result.ok) throw new Error(result.error.message);
  return Array.from(result.value.symbols.keys(), (cell) => labelAt(result.value, cell));
}

describe('createPuzzle', () => {
  test('labels come back as they went in', () => {
    expect(labels([[1, '01', 'word', 123456]])).toEqual(['1', '01', 'word', '123456']);
    expect(labels([[null, '', '.', '?', 0, '0']])).toEqual(['', '', '', '?', '0', '0']);
  });

  test('the number 1 and the text 1 are one symbol, 01 is another', () => {
    const result = createPuzzle([[1, '1', '01']]);
    if (!result.ok) throw new Error('must parse');
    expect([...result.value.symbols]).toEqual([1, 1, 2]);
  });

  test('two blanks are not the same symbol', () => {
    expect(peersOf(grid('..??00'), 0)).toEqual([]);
  });

  test.each([
    ['empty', [], null, null],
    ['empty', [[]], null, null],
    ['ragged', [[1, 2], [1]], 1, 1],
    ['ragged', [[1], [1, 2]], 1, 1],
    ['too-large', Array(300).fill(Array(300).fill(1)), null, null],
    ['bad-cell', [[1, Number.NaN]], 0, 1],
    ['bad-cell', [[{} as unknown as CellInput]], 0, 0],
  ] as const)('%s', (code, cells, row, col) => {
    const result = createPuzzle(cells);
    expect(result).toMatchObject({ ok: false, error: { code, row, col } });
  });
});

test('puzzleFromNumbers refuses an array of another size', () => {
  expect(() => puzzleFromNumbers(2, 2, [1, 2, 3])).toThrow(RangeError);
});

test('neighbours, peers, seeds and names', () => {
  const puzzle = grid('121/343/151');
  expect(neighboursOf(puzzle, 0)).toEqual([1, 3]);
  expect(neighboursOf(puzzle, 4)).toEqual([1, 3, 5, 7]);
  expect(peersOf(puzzle, 0)).toEqual([2, 6]);
  expect(isSeed(puzzle, 1)).toBe(true);
  expect(isSeed(puzzle, 2)).toBe(false);
  expect(cellName(puzzle, 5)).toBe('r2c3');
});

test('counts in the singular', () => {
  expect(createPuzzle([[1, 2], [1]])).toMatchObject({
    error: { message: expect.stringContaining('row 2 has 1 cell, but') },
  });
  expect(createPuzzle(Array.from({ length: 256 }, () => [1]))).toMatchObject({
    error: { message: expect.stringContaining('256 rows and 1 column;') },
  });
});
