import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

const UNIQUE = '3222/1342/4113/1133';

test('what prove prints holds, in order, from standard input', async () => {
  const { out: stdin } = await hitori(['prove', '--json', UNIQUE, '12/21', '111/111/111']);
  const outcome = await hitori(['verify', '--json'], { stdin });
  expect(outcome).toMatchObject({ status: 0, err: '' });
  expect(objectsOf(outcome)).toEqual([
    { id: '1', rows: 4, cols: 4, valid: true, verdict: 'unique', reason: null },
    { id: '2', rows: 2, cols: 2, valid: true, verdict: 'multiple', reason: null },
    { id: '3', rows: 3, cols: 3, valid: true, verdict: 'none', reason: null },
  ]);
  expect((await hitori(['verify', '-'], { stdin })).out).toBe(
    '1: valid, exactly one solution\n2: valid, more than one solution\n3: valid, no solution\n',
  );
});

test('a line that was changed or is no certificate is refused, status 1', async () => {
  const { out: line } = await hitori(['prove', UNIQUE]);
  const changed = line.replace('"unique"', '"none"');
  const stdin = `${line}\n  \n${changed}{"id":"x"}\r\nnot JSON\n7\nnull`;
  const outcome = await hitori(['verify', '--json'], { stdin });
  expect(outcome.status).toBe(1);
  expect(objectsOf(outcome).map(({ id, valid, reason }) => [id, valid, reason])).toEqual([
    ['1', true, null],
    ['1', false, expect.stringMatching(/digest/)],
    ['x', false, expect.stringMatching(/format/)],
    ['4', false, expect.stringMatching(/not JSON/)],
    ['5', false, expect.stringMatching(/not a JSON object/)],
    ['6', false, expect.stringMatching(/not a JSON object/)],
  ]);
  const { out } = await hitori(['verify', '-'], { stdin: changed });
  expect(out).toMatch(/^1: refused: .*digest.*\n$/);
});

test('files, and a certificate given directly', async () => {
  const { out: line } = await hitori(['prove', UNIQUE]);
  const directory = makeFiles({ 'a.jsonl': line, empty: '', binary: Uint8Array.of(0, 255, 0) });
  const path = (name: string) => join(directory, name);
  expect((await hitori(['verify', path('a.jsonl'), line.trim()])).status).toBe(0);
  const mixed = await hitori(['verify', path('empty'), path('binary'), path('a.jsonl')]);
  expect(mixed.status).toBe(2);
  expect(mixed.out).toBe('1: refused: it is not JSON\n1: valid, exactly one solution\n');
  expect(mixed.err).toMatch(/empty: there is no certificate.*\n$/);
});

test.each([['missing.jsonl'], ['no/such.jsonl'], ['12/21']])('%s: no such file', async (name) => {
  const { status, out, err } = await hitori(['verify', name]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/no such file/);
});

test('a terminal is no input', async () => {
  const { status, err } = await hitori(['verify'], { isTTY: true });
  expect(status).toBe(2);
  expect(err).toMatch(/file of certificates/);
});

test('says nothing about puzzles when a file is missing', async () => {
  expect(await hitori(['verify', 'nofile'])).toEqual({
    status: 2,
    out: '',
    err: "hitori: no such file: 'nofile'\n",
  });
});

/** A true certificate of a large grid of one symbol, which takes longer than a thread to start. */
async function longLine(): Promise<string> {
  const grid = Array.from({ length: 255 }, () => new Array(255).fill(1));
  return (await hitori(['prove', '-'], { stdin: JSON.stringify({ grid }) })).out;
}

test('a long certificate is checked in a thread, in its place', async () => {
  const { out: short } = await hitori(['prove', UNIQUE]);
  const stdin = short + (await longLine()) + short;
  const { status, out } = await hitori(['verify', '-'], { stdin });
  expect(status).toBe(0);
  expect(out.split('\n').map((line) => line.replace(/^.*: /, ''))).toEqual([
    'valid, exactly one solution',
    'valid, no solution',
    'valid, exactly one solution',
    '',
  ]);
});

test('deep values are refused', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const stdin = `{"format":"hitori-certificate","version":1,"verdict":"none","id":${deep}}`;
  const { status, out } = await hitori(['verify', '-'], { stdin });
  expect({ status, out }).toEqual({ status: 1, out: '1: refused: its id is not a text\n' });
});
