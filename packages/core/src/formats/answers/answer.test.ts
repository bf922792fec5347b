import { expect, test } from 'vitest';
import { formatShading } from '../../puzzle/shading.ts';
import { parseAnswer } from './answer.ts';

const SHAPE = { rows: 2, cols: 3 };

function read(text: string, base?: 0 | 1): string {
  const result = parseAnswer(text, SHAPE, { base });
  if (result.ok) return formatShading(SHAPE, result.value).join('/');
  const { code, row, col } = result.error;
  return `${code}${row === null ? '' : ` r${row + 1}`}${col === null ? '' : `c${col + 1}`}`;
}

test.each([
  ['rows of marks', '-#-\n--.', '-#-/--.'],
  ['a literal', '-#-/--.', '-#-/--.'],
  ['separated marks', '- # -\n- - .', '-#-/--.'],
  ['other marks', 'oXo/x+*', '-#-/#-#'],
  ['a grid with zeros', '103/320', '-#-/--#'],
  ['a separated grid with zeros', '10 0 3\n3 2 0', '-#-/--#'],
  ['a grid of letters with zeros', 'a0x/xb0', '-#-/--#'],
  ['the grid itself: nothing is shaded', '123/321', '---/---'],
  ['cell words', 'r1c2 R2C3', '-#-/--#'],
  ['cell words with commas', '[r1c2, r2c3]', '-#-/--#'],
  ['cell pairs', '(1,2), (2, 3)', '-#-/--#'],
  ['a JSON array', '["-#-","--#"]', '-#-/--#'],
  ['a JSON result', '{"id":"a","solution":["-#-","--#"]}', '-#-/--#'],
  ['nothing', ' ', 'bad-answer'],
  ['too few rows', '-#-', 'bad-answer'],
  ['a short row', '-#-/--', 'bad-answer r2c3'],
  ['a long row', '-#--/---', 'bad-answer r1c4'],
  ['a stray mark', '-#-/-q-', 'bad-answer r2c2'],
  ['a stray character', '103/3(0', 'bad-answer r2c2'],
  ['a cell outside', 'r1c4', 'bad-answer'],
  ['a row zero', '(0,1)', 'bad-answer'],
  ['JSON without an answer', '{"id":"a"}', 'bad-answer'],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

test('counts pairs from the base given, words always from one', () => {
  expect(read('(0,1) (1,2)', 0)).toBe('-#-/--#');
  expect(read('r1c2', 0)).toBe('-#-/---');
});
