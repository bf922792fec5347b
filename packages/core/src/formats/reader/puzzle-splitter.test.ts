import { expect, test } from 'vitest';
import { outcomeOf } from '../../../test/read-puzzle.ts';
import type { FormatName } from '../contract/format.ts';
import type { PuzzleRecord } from './puzzle-record.ts';
import { PuzzleSplitter, parseRecord } from './puzzle-splitter.ts';

function split(text: string, options: { format?: FormatName; maxRecord?: number } = {}) {
  const splitter = new PuzzleSplitter(options);
  return [...splitter.push(text), ...splitter.end()];
}

function outcomes(records: readonly PuzzleRecord[]): string[] {
  return records.map((record) => outcomeOf(parseRecord(record)));
}

const PRETTY = JSON.stringify({ puzzle: { grid: ['12', '21'] } }, null, 2);
const TEXT = 'genre: hitori\ngrid:\n12\n21';
const SAVE =
  "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nPARAMS  :3:2x2\nDESC    :4:1221";
const JANKO = 'begin\npuzzle hitori\n\nproblem\n1 2\n2 1\nend';
const PZPRV3 = 'pzprv3\nhitori\n2\n2\n1 2 \n2 1 ';

test.each([
  ['JSON lines', '{"grid":["12","21"]}\n\n{"grid":["12","21"]}\n'],
  ['IDs', 'hitori:2x2:1221\r\nhitori:2x2:1221'],
  ['links', 'https://puzz.link/p?hitori/2/2/1221\nhttps://puzz.link/p?hitori/2/2/1221'],
  ['game IDs', '2x2:1221\n2:1221'],
  ['literals', '12/21\n12/21'],
  ['files on one line', 'pzprv3/hitori/2/2/1 2 /2 1 /\npzprv3/hitori/2/2/1 2 /2 1 /'],
  ['rows and blank lines', '\n12\n21\n\n\n12\n21\n'],
  ['JSON over lines', `${PRETTY}\n${PRETTY}`],
  ['an array over lines', '[\n[1,2],\n[2,1]\n]\n[\n[1,2],\n[2,1]\n]'],
  ['text records', `${TEXT}\n${TEXT}`],
  ['text records and blank lines', `${TEXT.replace('grid', '\ngrid')}\n\n${TEXT}`],
  ['save files', `${SAVE}\n${SAVE}\n`],
  ['Janko blocks', `${JANKO}\n${JANKO}`],
  ['pzprv3 files', `${PZPRV3}\n${PZPRV3}`],
  ['rows under sizes', '2 2\n12\n21\n2 2\n12\n21'],
  ['a mixture', `12\n21\n${TEXT}`],
  ['IDs after rows', '12\n21\n\nhitori:2x2:1221'],
])('cuts %s', (_, text) => {
  expect(outcomes(split(text))).toEqual(['12/21', '12/21']);
});

test('tells sizes of either order, and rows that look like sizes', () => {
  expect(outcomes(split('2 3\n123\n321\n3 2\n123\n321'))).toEqual(['123/321', '123/321']);
  expect(outcomes(split('1 2\n2 1\n1 1\n\n1 2\n2 1'))).toEqual(['12/21/11', '12/21']);
});

test('goes on after a bad line', () => {
  const text = '12/21\nnonsense here\n\n{"grid":\n12/21';
  expect(outcomes(split(text))).toEqual(['12/21', expect.any(String), 'bad-json', '12/21']);
});

test('finds its way when the first line of a batch is cut off', () => {
  const text = '{"grid":[[1,2\n{"grid":["12","21"]}\n{"grid":["12","21"]}';
  expect(outcomes(split(text))).toEqual(['bad-json', '12/21', '12/21']);
});

test('numbers the first lines of records', () => {
  const lines = split(`\n12\n21\n\n${PRETTY}\n12/21`).map((record) => record.line);
  expect(lines).toEqual([2, 5, 13]);
});

test('takes every line as a record when the format says so', () => {
  expect(outcomes(split('{"grid":\n{"grid":["12","21"]}', { format: 'jsonl' }))).toEqual([
    'bad-json',
    '12/21',
  ]);
});

test('keeps the lines of a table together', () => {
  const [record] = split('a/b,c\nc,a/b', { format: 'csv' });
  expect(outcomeOf(parseRecord(record, { format: 'csv' }))).toBe('a/b c/c a/b');
});

test('cuts a long line, and goes on after it', () => {
  const splitter = new PuzzleSplitter({ maxRecord: 100 });
  const records = [...splitter.push('12/21\n')];
  for (let chunk = 0; chunk < 1000; chunk++) records.push(...splitter.push('1234567890'));
  records.push(...splitter.push('\n12/21\n'), ...splitter.end());
  expect(outcomes(records)).toEqual(['12/21', 'too-large', '12/21']);
  expect(records[1].text).toHaveLength(100);
});

test('cuts a long block', () => {
  const records = split(`${'12\n'.repeat(100)}\n12\n21`, { maxRecord: 20 });
  expect(outcomes(records)).toEqual(['too-large', '12/21']);
});

test('gives one record for binary data', () => {
  expect(outcomes(split('\uFFFDPNG\r\n\u001A\n\0\0\n\n\0IHDR\n12\n21'))).toEqual([
    'unknown-format',
  ]);
});
