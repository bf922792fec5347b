import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';
import { formatText, parseText } from './text.ts';

test.each([
  ['a record', 'genre: hitori\ngrid:\n12\n21', '12/21'],
  ['blank lines between headers', 'genre: hitori\n\ngrid:\n12\n21\n', '12/21'],
  ['long symbols', 'genre: hitori\ngrid:\n10 2\n2 10', '10 2/2 10'],
  ['no genre', 'grid:\n12\n21', '12/21'],
  ['another genre', 'genre: nurikabe\ngrid:\n12\n21', 'wrong-genre'],
  ['no grid', 'genre: hitori\n12\n21', 'bad-header'],
  ['an empty grid', 'genre: hitori\ngrid:\n', 'empty'],
  ['a short row', 'genre: hitori\ngrid:\n12\n2', 'ragged r2c2'],
])('reads %s', (_, text, expected) => {
  expect(outcomeOf(parseText(text))).toBe(expected);
});

test('carries the id, the solution and other headers', () => {
  const text = 'genre: hitori\nid: p1\ntitle: First: one\ngrid:\n12\n11\nsolution:\n--\n#-';
  expect(parseText(text)).toMatchObject({
    value: { id: 'p1', solution: Uint8Array.of(2, 2, 1, 2), extra: { title: 'First: one' } },
  });
});

test('writes a record, separated when a label is long', () => {
  const write = (grid: string) => formatText(puzzleIn(parseGrid(grid)));
  expect(write('12/2.')).toMatchObject({ value: { text: 'genre: hitori\ngrid:\n12\n2.' } });
  expect(write('10 2/. 1')).toMatchObject({ value: { text: 'genre: hitori\ngrid:\n10 2\n. 1' } });
  expect(write('2x1\n10\n2')).toMatchObject({ error: { code: 'not-representable', row: 0 } });
});
