import { expect, test } from 'vitest';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { MAX_RECORD } from '../contract/format.ts';
import { formatCsv } from '../notations/csv.ts';
import { parsePuzzle } from './parse.ts';

test.each([
  ['json', ' {"puzzle":{"grid":["12","21"]}}'],
  ['json', '[[1,2],[2,1]]'],
  ['jsonl', '\uFEFF{"grid":["12","21"]}'],
  ['text', 'title: a\ngenre: hitori\ngrid:\n12\n21'],
  ['id', 'hitori:2x2:1221'],
  ['pzpr', 'https://puzz.link/p?hitori/2/2/1221'],
  ['pzprv3', 'pzprv3/hitori/1/2/1 2 /'],
  ['sgt', '2x2dk:1221'],
  ['csv', '"a","b"\n"b","a"'],
  ['grid', '1,2\n2,1'],
  ['grid', '1?2/?21'],
  ['grid', 'problem\n12\n21\nend'],
])('detects %s in %j', (format, text) => {
  expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { format } });
});

test.each([
  ['nothing', ' \n', 'empty'],
  ['binary data', '12\0\u0001\u0002', 'unknown-format'],
  ['a text without end', '1'.repeat(MAX_RECORD + 1), 'too-large'],
])('refuses %s', (_, text, code) => {
  expect(parsePuzzle(text)).toMatchObject({ error: { code } });
});

test('reads as the format that is asked for', () => {
  expect(parsePuzzle('12\n21', { format: 'csv' })).toMatchObject({
    value: { puzzle: { cols: 1 } },
  });
  expect(parsePuzzle('12/21', { format: 'json' })).toMatchObject({ error: { code: 'bad-json' } });
  for (const format of ['xcc', 'cnf'] as const)
    expect(parsePuzzle('12/21', { format })).toMatchObject({
      error: { code: 'output-only', message: expect.stringContaining('output only') },
    });
});

test('never puts more than one line into a message', () => {
  for (const text of [
    '{\n"a\n":',
    '1\n\u2028\u20282',
    'hitori\u2028:2x2:1221',
    'genre: a\u2028b\ngrid:\n1',
  ]) {
    const result = parsePuzzle(text);
    expect(result.ok ? '' : result.error.message).not.toMatch(/[\n\r\u2028]/);
  }
});

test('a table that is no grid is detected as a table', () => {
  for (const rows of [
    [['hitori:1', '-3', null]],
    [
      ['a', '\uFEFF'],
      ['\uFEFFa', 'b'],
    ],
    [
      [1, 2],
      ['New York', '_'],
    ],
    [['a?hitori/4/4', '{']],
  ]) {
    const created = createPuzzle(rows);
    const printed = created.ok ? formatCsv(created.value) : created;
    const parsed = printed.ok ? parsePuzzle(printed.value.text) : printed;
    expect(parsed).toMatchObject({ ok: true, value: { format: 'csv' } });
    expect(parsed.ok && created.ok && parsed.value.puzzle).toEqual(created.ok && created.value);
  }
});
