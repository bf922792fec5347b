import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { formatGrid, parseGrid } from './grid.ts';

test.each([
  ['rows of characters', '3222\n1342\n4113\n1133', '3222/1342/4113/1133'],
  ['Windows line ends, a byte order mark, outer spaces', '\uFEFF12  \r\n  21\r\n', '12/21'],
  ['a literal', '12/21', '12/21'],
  ['a literal with a slash at its end', '12/21/', '12/21'],
  ['a literal of long symbols', '10 2/2 10', '10 2/2 10'],
  ['one cell', '7', '7'],
  ['one row', '123', '123'],
  ['a column', '1\n7', '1/7'],
  ['spaces', '1 2 3\n3  1 2', '123/312'],
  ['commas', '1, 2, 30\n3, 1, 2', '1 2 30/3 1 2'],
  ['commas with blanks', '1,,2\n,1,', '1.2/.1.'],
  ['commas at the ends of rows', '1,2,\n2,1,', '12/21'],
  ['tabs with blanks', '1\t\t2\n2\t1\t3', '1.2/213'],
  ['outer tabs', '\t1\t2\n2\t1\t', '12/21'],
  ['semicolons', '1;2\n2;1', '12/21'],
  ['blanks in all their spellings', '. ? 0\n- _ 1', '.?0/..1'],
  ['letters and words', 'foo b\nb x-ray', 'foo b/b x-ray'],
  ['capitals are symbols of their own', 'aA\nAa', 'aA/Aa'],
  ['wide characters', 'あい\nいあ', 'あい/いあ'],
  ['blank lines between rows', '12\n\n21\n', '12/21'],
  ['a size of two numbers', '2 3\n123\n321', '123/321'],
  ['a size in the other order', '3 2\n123\n321', '123/321'],
  ['a size of one number', '2\n12\n21', '12/21'],
  ['a size with an x', '2x2\n1 2\n2 1', '12/21'],
  ['a size above a column of long symbols', '2x1\n10\n20', '10/20'],
  ['a size that could be a row, filled exactly', '2 2\n1 2\n2 1', '12/21'],
  ['two numbers above a single row', '1 2\n2 1', '12/21'],
  ['two numbers that fit no size', '1 2\n2 1\n1 1', '12/21/11'],
  ['nothing', ' \n', 'empty'],
  ['a short row', '123\n12\n123', 'ragged r2c3'],
  ['a long row', '12\n123', 'ragged r2c3'],
  ['an empty row of a literal', '12//21', 'ragged r2c1'],
  ['a stray character', '12\n2#', 'stray-character r2c2'],
  ['a stray word', '1 2\n2 (3)', 'stray-character r2c2'],
  ['fewer rows than promised', '4 4\n1 2 3 4\n2 1 4 3', 'ragged r3'],
  ['a row shorter than promised', '2x3\n123\n12', 'ragged r2c3'],
  ['a size that is too large', '300x300\n12\n21', 'too-large'],
  ['too many rows', '1\n'.repeat(300), 'too-large'],
])('reads %s', (_, text, expected) => {
  expect(outcomeOf(parseGrid(text))).toBe(expected);
});

test('counts the columns of too many rows, not their characters', () => {
  expect(parseGrid('10 20 30\n'.repeat(300))).toMatchObject({
    error: { code: 'too-large', message: expect.stringContaining('300 rows and 3 columns') },
  });
});

test('says when it read a size as columns x rows', () => {
  expect(parseGrid('3 2\n123\n321')).toMatchObject({
    value: { warnings: ['the size was read as columns x rows'] },
  });
});

test.each([
  ['12/21', '12\n21'],
  ['10 2 3', '10 2 3'],
  ['2x2\n10 2\n2 10', '2x2\n10 2\n2 10'],
  ['2x1\n10\n20', '2x1\n10\n20'],
  ['1x3\n4x4', '1x3\n4x4'],
])('writes %j as %j', (text, expected) => {
  expect(formatGrid(puzzleIn(parseGrid(text)))).toMatchObject({ value: { text: expected } });
});
