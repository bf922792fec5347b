import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';
import { formatPzpr, parsePzpr } from './pzpr.ts';

test.each([
  ['https://puzz.link/p?hitori/4/4/1114142333214213', '1114/1423/3321/4213'],
  ['http://pzv.jp/p.html?hitori/3/2/123321', '123/321'],
  ['https://puzz.link/p.html?hitori_edit/2/2/1221', '12/21'],
  ['https://pzprxs.example/p?hitori_play/2/2/1221/', '12/21'],
  ['https://puzz.link/p?type=editor&hitori/2/2/1221', '12/21'],
  ['p.html?hitori/2/2/1221', '12/21'],
  ['hitori/2/2/1221', '12/21'],
  ['https://puzz.link/p?hitori/v:/2/2/1221', '12/21'],
  ['https://puzz.link/p?hitori/3/1/1-10-zz', '1 36 1295'],
  ['https://puzz.link/p?hitori/3/1/%@.', '??.'],
  ['https://puzz.link/p?hitori/3/1/%251%40', '?1?'],
  ['https://puzz.link/p?hitori/3/1/%25', '?25'],
  ['https://puzz.link/p?hitori/2/2/12', '12/..'],
  ['https://puzz.link/p?hitori/2/2/', '../..'],
  ['https://puzz.link/p?hitori/2/2/12A1', 'stray-character r2c1'],
  ['https://puzz.link/p?hitori/2/2/12-1', 'stray-character r2c1'],
  ['https://puzz.link/p?hitori', 'bad-link'],
  ['https://puzz.link/p', 'bad-link'],
  ['https://puzz.link/p?hitori/0/4/1', 'bad-header'],
  ['https://puzz.link/p?hitori/9999/9999/1', 'too-large'],
  ['https://puzz.link/p?slither/4/4/1', 'wrong-genre'],
])('reads %s', (text, expected) => {
  expect(outcomeOf(parsePzpr(text))).toBe(expected);
});

test('warns of a surplus and of flags, and names another genre', () => {
  expect(parsePzpr('https://puzz.link/p?hitori/f/2/1/123')).toMatchObject({
    value: { warnings: [expect.stringContaining("'f'"), expect.stringContaining('surplus')] },
  });
  expect(parsePzpr('https://puzz.link/p?slither/4/4/1')).toMatchObject({
    error: { message: expect.stringContaining("'slither'") },
  });
});

test.each([
  ['123/321', 'https://puzz.link/p?hitori/3/2/123321'],
  ['1 36 1295', 'https://puzz.link/p?hitori/3/1/1-10-zz'],
  ['1?0.', 'https://puzz.link/p?hitori/4/1/1%0./'],
])('writes %s', (grid, link) => {
  expect(formatPzpr(puzzleIn(parseGrid(grid)))).toMatchObject({ value: { text: link } });
});

test.each(['1 1296', '1 a', '1 01'])('refuses %s', (grid) => {
  expect(formatPzpr(puzzleIn(parseGrid(grid)))).toMatchObject({
    error: { code: 'not-representable', row: 0, col: 1 },
  });
});
