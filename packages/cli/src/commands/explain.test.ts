import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

const PUZZLE = '3222/1342/4113/1133';

test('lists every step as a hint', async () => {
  const outcome = await hitori(['explain', PUZZLE, '--json']);
  expect(outcome.status).toBe(0);
  const [explanation] = objectsOf(outcome);
  expect(explanation).toMatchObject({ id: '1', rows: 4, cols: 4, status: 'unique' });
  const steps = explanation?.['steps'] as { cells: [number, number, string][] }[];
  const marks = Array.from({ length: 4 }, () => Array<string>(4).fill('.'));
  for (const [row, col, mark] of steps.flatMap(({ cells }) => cells)) marks[row]![col] = mark;
  expect(marks.map((row) => row.join('')).join('/')).toBe('-#-#/----/-#--/#--#');
});

test('numbers the steps and shows the end', async () => {
  const { out } = await hitori(['explain', PUZZLE]);
  expect(out).toMatch(/: one solution, \d+ steps, effort [\d.]+\n +1 {2}Sandwich: r\dc\d stands/);
  expect(out).toContain('▓2▓');
});

test('a puzzle with several solutions is a negative answer', async () => {
  expect((await hitori(['explain', '12/21'])).status).toBe(1);
});

test('writes one page for all puzzles', async () => {
  const file = join(makeFiles({}), 'way.html');
  const outcome = await hitori(['explain', PUZZLE, '11/12', '--html', file]);
  expect(outcome).toMatchObject({ status: 0, out: '' });
  const page = readFileSync(file, 'utf8');
  expect(page).toMatch(
    /^<!doctype html>.*<h2>1: 3222\/1342\/4113\/1133<\/h2>.*<h2>2: 11\/12<\/h2>/s,
  );
});

test('leaves no half a page', async () => {
  const file = join(makeFiles({}), 'way.html');
  expect((await hitori(['explain', 'nosuchfile', '--html', file])).status).toBe(2);
  expect(existsSync(file)).toBe(false);
});

test('the page and JSON exclude one another', async () => {
  expect((await hitori(['explain', PUZZLE, '--json', '--html', 'x.html'])).status).toBe(2);
});

test('leaves an old page alone when nothing could be explained', async () => {
  const file = join(makeFiles({ 'way.html': 'old' }), 'way.html');
  expect((await hitori(['explain', '12/2', '--html', file])).status).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('old');
});

test('a page can go to standard output', async () => {
  const { out } = await hitori(['explain', PUZZLE, '--html', '-']);
  expect(out).toMatch(/^<!doctype html>.*<h2>1: 3222\/.*<\/h2>.*<\/html>\n$/s);
  expect(await hitori(['explain', '12/2', '--html', '-'])).toMatchObject({ status: 2, out: '' });
});

test('says so when nothing follows', async () => {
  const { out } = await hitori(['explain', '12/21']);
  expect(out).toMatch(/^12\/21: more than one solution; what holds in all of them, 0 steps\n/);
  expect(out).toContain('These cells differ: r1c1, r1c2, r2c1, r2c2.');
});

test('the same puzzle twice has two headings', async () => {
  const { out } = await hitori(['explain', '12/21', '12/21', '--html', '-']);
  expect(out).toMatch(/<h2>1: 12\/21<\/h2>.*<h2>2: 12\/21<\/h2>/s);
});
