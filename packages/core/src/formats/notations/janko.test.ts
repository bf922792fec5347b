import { expect, test } from 'vitest';
import { outcomeOf } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';

const BLOCK = `begin
puzzle hitori
author A. Setter
size 2
problem
1 2
1 1
solution
- -
x -
end`;

test('reads a block with its solution and its other lines', () => {
  expect(parseGrid(BLOCK)).toMatchObject({
    ok: true,
    value: {
      format: 'grid',
      solution: Uint8Array.of(2, 2, 1, 2),
      extra: { author: 'A. Setter' },
    },
  });
});

test.each([
  ['rows and cols', 'rows 1\ncols 3\nproblem\n1 2 3', '123'],
  ['rows of letters', 'problem\na b\nb a\nend', 'ab/ba'],
  ['bracketed headers', '[puzzle hitori]\n[problem]\n12\n21\n[end]', '12/21'],
  ['a size that does not fit', 'size 3\nproblem\n12\n21', 'ragged'],
  ['another genre', BLOCK.replace('hitori', 'sudoku'), 'wrong-genre'],
  ['no rows', 'begin\nproblem\nend', 'empty'],
  ['a broken solution', BLOCK.replace('x -', 'x'), '12/11'],
])('reads %s', (_, text, expected) => {
  expect(outcomeOf(parseGrid(text))).toBe(expected);
});
