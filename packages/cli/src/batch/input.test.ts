import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

const solve = (...inputs: string[]) => hitori(['solve', '--json', ...inputs]);

test('a file, standard input and a literal are numbered through', async () => {
  const directory = makeFiles({
    'a.jsonl': '{"grid":["12","21"]}\n{"id":"x","grid":["12","21"]}\n',
  });
  const outcome = await hitori(['solve', '--json', join(directory, 'a.jsonl'), '-', '12/21'], {
    stdin: '12/21\n',
  });
  expect(objectsOf(outcome).map(({ id }) => id)).toEqual(['1', 'x', '3', '4']);
});

test.each([
  ['an empty file', '', /no puzzle/],
  ['white space', ' \n\n', /no puzzle/],
  ['binary data', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]), /no text|not text/],
  ['bytes that are no UTF-8', new Uint8Array([0x31, 0xe9, 0x31]), /no text|not text/],
  ['a line of 10 MB', '1'.repeat(10_000_000), /longer|long|large/],
])('%s: one clear line, status 2', async (_name, content, pattern) => {
  const directory = makeFiles({ input: content });
  const { status, out, err } = await hitori(['solve', join(directory, 'input')]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(pattern);
  expect(err).toMatch(/^hitori: [^\n]+\n$/);
  expect(err.length).toBeLessThan(300);
});

test.each([
  ['a missing file', 'missing.txt', /no such file/],
  ['a missing path', 'missing/file.txt', /no file of this name, and as a puzzle: /],
  ['a directory', '.', /is a directory/],
])('%s: one clear line, status 2', async (_name, input, pattern) => {
  const { status, out, err } = await hitori(['solve', input]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(pattern);
  expect(err).toMatch(/^hitori: [^\n]+\n$/);
});

test('nothing is printed when one of the files is missing', async () => {
  expect(await solve('12/21', 'missing')).toMatchObject({ status: 2, out: '' });
});

test('300 rows are too many', async () => {
  const directory = makeFiles({ input: `${'1'.repeat(300)}\n`.repeat(300) });
  const outcome = await solve(join(directory, 'input'));
  expect(objectsOf(outcome)).toMatchObject([{ error: { code: 'too-large' } }]);
});

test('UTF-16 with a byte order mark is read', async () => {
  const directory = makeFiles({ input: Buffer.from('\ufeff12\r\n21\r\n', 'utf16le') });
  expect(objectsOf(await solve(join(directory, 'input')))).toMatchObject([{ rows: 2, cols: 2 }]);
});

test('characters may be cut anywhere between chunks', async () => {
  const bytes = Buffer.from('{"id":"é日","grid":[["é","日"],["日","é"]]}\n');
  const stdin = Array.from(bytes, (byte) => Buffer.of(byte));
  const outcome = await hitori(['count', '--json'], { stdin });
  expect(objectsOf(outcome)).toMatchObject([{ id: 'é日', count: '5' }]);
});

test('no input on a terminal is a usage error', async () => {
  const { status, err } = await hitori(['solve'], { isTTY: true });
  expect(status).toBe(2);
  expect(err).toMatch(/^hitori: no input/);
});
