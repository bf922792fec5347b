import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';
import { formatPenpa, parsePenpa } from './penpa.ts';

/** A link as penpa-edit packs it, from its lines. */
function link(lines: readonly string[], start = 'https://host/penpa-edit/#m=edit&p='): string {
  return start + deflateRawSync(Buffer.from(lines.join('\n'))).toString('base64');
}

/** A board of 4 x 3 with a margin of one column on each side: the grid is 3 rows of 2. */
const LINES = [
  'square,4,3,38,0,1,1,190,152,30,30,0,0,0,0,Title: ,Author: ',
  '[0,0,1,1]',
  '{}',
  '{zN:{"19":["1",1,"1"],"20":[12,1,"1"],"27":["?",1,"1"],"35":["zZ",1,"6"],"36":[" ",1,"1"]}}',
  '{zS:{"19":1,"20":2,"27":8}}',
];

test('reads the grid within the margins, and the marks', () => {
  const result = parsePenpa(link(LINES));
  expect(outcomeOf(result)).toBe('1 12/? ./z .');
  expect(result).toMatchObject({ value: { answer: Uint8Array.of(1, 2, 1, 0, 0, 0) } });
});

test.each([
  ['old links', 'https://host/penpa-edit/?m=solve&p='],
  ['the bare query', 'm=edit&p='],
])('reads %s', (_, start) => {
  expect(outcomeOf(parsePenpa(link(LINES, start)))).toBe('1 12/? ./z .');
});

test('warns of what is not a plain number of the grid', () => {
  const layer = '{zN:{"18":["5",1,"1"],"19":["1",1,"1"],"20":["2_3",1,"2"]}}';
  expect(parsePenpa(link(LINES.with(3, layer)))).toMatchObject({
    value: { warnings: [expect.stringContaining('ignored')] },
  });
});

test.each([
  ['another kind of board', link(LINES.with(0, 'hex,4,3')), 'bad-link'],
  ['no numbers', link(LINES.with(3, '{}')), 'bad-link'],
  ['broken JSON', link(LINES.with(3, '{zN:')), 'bad-link'],
  ['margins wider than the board', link(LINES.with(1, '[9,9,9,9]')), 'bad-header'],
  ['a board that is too large', link(LINES.with(0, 'square,999,999')), 'too-large'],
  ['a damaged link', 'https://host/penpa-edit/#m=edit&p=abcde', 'bad-link'],
  ['no data', 'https://host/penpa-edit/#m=edit', 'bad-link'],
  ['a decompression bomb', link(['square,4,4', ' '.repeat(100_000_000)]), 'bad-link'],
])('refuses %s', (_, text, expected) => {
  expect(outcomeOf(parsePenpa(text))).toBe(expected);
});

test('writes the lines that penpa-edit expects', () => {
  const printed = formatPenpa(puzzleIn(parseGrid('12/.?')));
  const packed = printed.ok ? printed.value.text.split('&p=')[1] : '';
  const lines = inflateRawSync(Buffer.from(packed, 'base64')).toString().split('\n');
  expect(lines).toHaveLength(19);
  // The middle of a 2 x 2 board is a corner: number 36 + 2 * 6 + 2 in the layer after the cells.
  expect(lines[0]).toMatch(/^square,2,2,38,0,1,1,114,114,50,50,0,0,0,0,Title: ,Author: /);
  expect(lines[3]).toContain('zN:{"14":["1",1,"1"],"15":["2",1,"1"],"21":["?",1,"1"]}');
  expect(lines[5]).toBe('[14,1,5,1]');
});

test('refuses more than penpa-edit opens', () => {
  const wide = puzzleIn(parseGrid('1'.repeat(101)));
  expect(formatPenpa(wide)).toMatchObject({ error: { code: 'not-representable' } });
});
