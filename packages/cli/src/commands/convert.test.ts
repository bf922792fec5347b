import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

test('prints the text itself, puzzles apart where a text has several lines', async () => {
  const links = await hitori(['convert', '--to', 'pzpr', '12/21', '11/12']);
  expect(links.out).toMatch(/^https:\S+\nhttps:\S+\n$/);
  const grids = await hitori(['convert', '--to', 'csv', '12/21', '11/12']);
  expect(grids.out).toBe('1,2\n2,1\n\n1,1\n1,2\n');
});

test('carries the id and unknown fields through to jsonl', async () => {
  const line = '{"id":"a","grid":[[1,2],[2,1]],"source":"book","page":[1,2]}\n';
  expect((await hitori(['convert', '--to', 'jsonl'], { stdin: line })).out).toBe(line);
});

test('tells with --json the format, the text and what was dropped', async () => {
  const stdin = '{"id":"a","grid":[[1,2],[2,1]],"source":"book"}';
  const outcome = await hitori(['convert', '--to', 'id', '--json'], { stdin });
  expect(outcome.err).toMatch(/:1 \(a\): warning: .*\n.*:1 \(a\): warning: .*source/);
  expect(objectsOf(outcome)).toEqual([
    {
      id: 'a',
      rows: 2,
      cols: 2,
      format: 'id',
      output: expect.stringMatching(/^hitori:2x2:1221\n?$/),
      warnings: [expect.stringContaining('a'), expect.stringContaining('source')],
    },
  ]);
});

test('refuses what a format cannot hold', async () => {
  const { status, out, err } = await hitori(['convert', '--to', 'id', '1 99/99 1']);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^hitori: 1 99\/99 1: .+\n$/);
});

test('writes a file whole, and leaves the old one when nothing could be converted', async () => {
  const directory = makeFiles({ 'out.csv': 'old' });
  const path = join(directory, 'out.csv');
  const write = (puzzle: string) => hitori(['convert', '--to', 'csv', '-o', path, puzzle]);
  expect((await write('12/2')).status).toBe(2);
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(await write('12/21')).toEqual({ status: 0, out: '', err: '' });
  expect(readFileSync(path, 'utf8')).toBe('1,2\n2,1\n');
  expect(readdirSync(directory)).toEqual(['out.csv']);
});

test('says that a file cannot be written', async () => {
  const directory = makeFiles({});
  const path = join(directory, 'missing', 'out.csv');
  const { status, err } = await hitori(['convert', '--to', 'csv', '-o', path, '12/21']);
  expect(status).toBe(2);
  expect(err).toMatch(/^hitori: cannot write .*\n$/);
  expect(existsSync(path)).toBe(false);
});

test('counts the warnings of a long batch after the first ten', async () => {
  const stdin = '{"id":"a","grid":[[1,2],[2,1]]}\n'.repeat(25);
  const { status, out, err } = await hitori(['convert', '--to', 'id'], { stdin });
  expect(status).toBe(0);
  expect(out).toBe('hitori:2x2:1221\n'.repeat(25));
  expect(err.split('\n').length - 1).toBe(11);
  expect(err).toMatch(/\nhitori: 15 more warnings\n$/);
});

test('draws an SVG and a PNG, the latter into a file only and one puzzle at a time', async () => {
  const svg = await hitori(['convert', '--to', 'svg', '12/21']);
  expect(svg.out).toMatch(/^<svg .*<\/svg>\n$/s);
  const path = join(makeFiles({}), 'board.png');
  const drawn = await hitori(['convert', '--to', 'png', '-o', path, '12/21']);
  expect(drawn).toEqual({ status: 0, out: '', err: '' });
  expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG');
  for (const rest of [['12/21'], ['-o', '-', '12/21'], ['--json', '-o', path, '12/21']])
    expect((await hitori(['convert', '--to', 'png', ...rest])).status).toBe(2);
  expect((await hitori(['convert', '--to', 'png', '-o', path, '12/21', '11/12'])).status).toBe(2);
});

test.each(['svg', 'cnf', 'xcc', 'asp', 'dzn'])('%s: a file holds one puzzle', async (format) => {
  const path = join(makeFiles({}), 'out');
  const args = ['convert', '--to', format, '-o', path];
  const two = await hitori([...args, '12/21', '11/12']);
  expect(two).toMatchObject({ status: 2, out: '' });
  expect(two.err).toMatch(/^hitori: .*one at a time\n$/);
  expect(existsSync(path)).toBe(false);
  expect(await hitori([...args, '12/21'])).toEqual({ status: 0, out: '', err: '' });
  expect(readFileSync(path, 'utf8')).toBe((await hitori(['convert', '--to', format, '12/21'])).out);
  expect((await hitori([...args, '--json', '12/21', '11/12'])).status).toBe(0);
});

test('--from offers what can be read only', async () => {
  const { status, err } = await hitori(['convert', '--from', 'cnf', '--to', 'id', '12/21']);
  expect(status).toBe(2);
  expect(err).toMatch(/^hitori: .*Choose one of text, .*csv, ansi, .*dzn\.\n$/);
  expect((await hitori(['completion', 'bash'])).out).toMatch(
    /solve --from'\) .*penpa grid jsonl csv ansi .*dzn"/,
  );
});
