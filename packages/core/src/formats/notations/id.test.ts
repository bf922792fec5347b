import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';
import { formatId, parseId } from './id.ts';

test.each([
  ['hitori:4x4:3222134241131133', '3222/1342/4113/1133'],
  ['hitori:1x3:12z', '1 2 35'],
  ['Hitori:2x1:12', '1/2'],
  ['hitori:2x2:122', 'ragged r2c2'],
  ['hitori:2x2:12211', 'ragged'],
  ['hitori:2x2:1203', 'stray-character r2c1'],
  ['hitori:2x2:12.3', 'stray-character r2c1'],
  ['hitori:2x2:12A3', 'stray-character r2c1'],
  ['hitori:0x2:', 'bad-header'],
  ['hitori:4:1234', 'bad-header'],
  ['hitori:300x300:1', 'too-large'],
  ['nurikabe:2x2:1221', 'wrong-genre'],
])('reads %s', (text, expected) => {
  expect(outcomeOf(parseId(text))).toBe(expected);
});

test('writes rows x columns', () => {
  expect(formatId(puzzleIn(parseGrid('10 2 35')))).toMatchObject({
    value: { text: 'hitori:1x3:a2z' },
  });
});

test.each([
  ['a blank', '12/1.', 'r2c2'],
  ['a letter', '12/a1', 'r2c1'],
  ['a large number', '1 2 36', 'r1c3'],
  ['another spelling of a number', '01 1', 'r1c1'],
])('refuses %s', (_, grid, place) => {
  const printed = formatId(puzzleIn(parseGrid(grid)));
  expect(printed).toMatchObject({ ok: false, error: { code: 'not-representable' } });
  expect(printed.ok || printed.error.message).toContain(place);
});
