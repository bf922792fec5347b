/** `hitori book` from outside: which files appear, and what is refused. What the pages hold is tested in book. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeBook } from '@hitori/book';
import { type Certificate, parsePuzzle, puzzleKey } from '@hitori/core';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from './harness.ts';

const UNIQUE = '3222/1342/4113/1133';
const OTHER = '12/11';

const isPdf = (path: string) => readFileSync(path).subarray(0, 8).toString('latin1') === '%PDF-1.7';

test('a book is what the library makes of the same puzzles', async () => {
  const folder = makeFiles({});
  const path = join(folder, 'book.pdf');
  const run = await hitori([
    'book',
    UNIQUE,
    OTHER,
    '-o',
    path,
    '--per-page',
    '2',
    '--title',
    'Two',
  ]);
  expect(run).toEqual({ status: 0, out: '', err: '' });
  const puzzles = [UNIQUE, OTHER].map((text) => {
    const parsed = parsePuzzle(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return { puzzle: parsed.value.puzzle };
  });
  const made = await makeBook(puzzles, { perPage: 2, title: 'Two' });
  expect(made.ok && Buffer.compare(made.value, readFileSync(path))).toBe(0);
  expect(readdirSync(folder)).toEqual(['book.pdf']);
});

test('every option is heard, in threads too', async () => {
  const lines = (await hitori(['generate', '5x5', '--count', '12', '--seed', '1', '--json'])).out;
  const folder = makeFiles({ 'p.jsonl': lines });
  const plain = join(folder, 'plain.pdf');
  await hitori(['book', join(folder, 'p.jsonl'), '-o', plain]);
  const font = createRequire(import.meta.url).resolve(
    '../../book/fonts/ibm-plex-sans-latin-600-normal.woff',
  );
  const options = [
    '--title T',
    '--subtitle S --cover-title',
    '--author A',
    '--language ja',
    '--paper 170x240mm',
    '--per-page 6',
    '--answers after-each',
    '--answers none',
    '--order level',
    '--sections',
    '--bleed',
    '--gutter 20mm',
    '--large-print',
    '--rules',
    '--walkthroughs 2',
    '--cover-title',
    `--font ${font}`,
  ];
  const seen = new Set([readFileSync(plain, 'latin1')]);
  for (const option of options) {
    const path = join(folder, 'one.pdf');
    const run = await hitori(['book', join(folder, 'p.jsonl'), '-o', path, ...option.split(' ')]);
    expect(run).toEqual({ status: 0, out: '', err: '' });
    seen.add(readFileSync(path, 'latin1'));
  }
  expect(seen.size).toBe(options.length + 1);
  const again = join(folder, 'again.pdf');
  await hitori(['book', join(folder, 'p.jsonl'), '-o', again, '--jobs', '1', '--gutter', 'auto']);
  expect(readFileSync(again, 'latin1')).toBe(readFileSync(plain, 'latin1'));
});

test('certificates are of what is printed: their ids are its numbers, and they hold', async () => {
  const lines = (
    await hitori(['generate', '6x6', '--count', '8', '--level', 'any', '--seed', '2', '--json'])
  ).out;
  const folder = makeFiles({ 'p.jsonl': lines });
  const [pdf, proofs] = [join(folder, 'b.pdf'), join(folder, 'c.jsonl')];
  const args = ['book', join(folder, 'p.jsonl'), '-o', pdf, '--sections', '--certificates', proofs];
  expect(await hitori(args)).toMatchObject({ status: 0, err: '' });
  const certificates: Certificate[] = objectsOf({
    status: 0,
    out: readFileSync(proofs, 'utf8'),
    err: '',
  }) as unknown as Certificate[];
  expect(certificates.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const verified = await hitori(['verify', '--json', proofs]);
  expect(verified.status).toBe(0);
  expect(objectsOf(verified).every(({ verdict }) => verdict === 'unique')).toBe(true);
  // The levels that open the chapters go up with the numbers.
  const rated = objectsOf(await hitori(['rate', '--json', proofs])).map(({ level }) => level);
  const levels = ['easy', 'medium', 'hard', 'expert', 'beyond'];
  const ranks = rated.map((level) => levels.indexOf(level as string));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  const keyOf = (line: string) => {
    const parsed = parsePuzzle(line);
    return parsed.ok ? puzzleKey(parsed.value.puzzle) : line;
  };
  const keys = (text: string) => text.trim().split('\n').map(keyOf).sort();
  expect(keys(readFileSync(proofs, 'utf8'))).toEqual(keys(lines));
});

test('answers may have a file of their own', async () => {
  const folder = makeFiles({});
  const [pdf, answers] = [join(folder, 'b.pdf'), join(folder, 'answers.pdf')];
  expect(await hitori(['book', UNIQUE, '-o', pdf, '--answers', answers])).toMatchObject({
    status: 0,
  });
  expect(isPdf(pdf) && isPdf(answers)).toBe(true);
  expect(readFileSync(pdf).equals(readFileSync(answers))).toBe(false);
});

test('a puzzle without exactly one solution is refused by name, and nothing is written', async () => {
  const folder = makeFiles({
    'p.jsonl': `{"id":"loose","grid":["12","21"]}\n{"id":"tight","grid":["12","11"]}\n`,
  });
  const [pdf, proofs] = [join(folder, 'b.pdf'), join(folder, 'c.jsonl')];
  const args = ['book', join(folder, 'p.jsonl'), '-o', pdf, '--certificates', proofs];
  const refused = await hitori(args);
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.err).toContain('not exactly one solution: loose (several solutions)');
  expect(readdirSync(folder)).toEqual(['p.jsonl']);
  expect(await hitori([...args, '--limit-ms', '0'])).toMatchObject({ status: 3 });
  expect(existsSync(pdf)).toBe(false);
  expect(await hitori([...args, '--allow-any'])).toMatchObject({ status: 0, err: '' });
  expect(isPdf(pdf)).toBe(true);
  const verdicts = objectsOf(await hitori(['verify', '--json', proofs])).map(
    (one) => one['verdict'],
  );
  expect(verdicts).toEqual(['multiple', 'unique']);
});

test('what cannot be read or set leaves the old file as it was', async () => {
  const folder = makeFiles({ 'b.pdf': 'old', 'font.ttf': 'no font' });
  const pdf = join(folder, 'b.pdf');
  const cases: [string[], RegExp][] = [
    [[UNIQUE, '12/2'], /row 2 has 1 cell.*\nhitori: nothing was written/],
    [[UNIQUE, '--font', join(folder, 'font.ttf')], /no book: the font: it is no font/],
    [[UNIQUE, '--font', join(folder, 'none.ttf')], /--font: no such file/],
    [[UNIQUE, '--title', 'ﷺ'], /no font has ﷺ/],
    [[UNIQUE, '--paper', 'a3x'], /paper.*Choose one of a4/],
    [[UNIQUE, '--per-page', '3'], /Choose one of 1, 2, 4, 6/],
    [[UNIQUE, '--answers', 'back'], /FILE.pdf/],
    [[UNIQUE, '--gutter', '99'], /0 to 60 mm/],
    [[], /no puzzle|no input/],
  ];
  for (const [args, message] of cases) {
    const run = await hitori(['book', '-o', pdf, ...args]);
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.err).toMatch(message);
    expect(readFileSync(pdf, 'utf8')).toBe('old');
  }
  expect(await hitori(['book', UNIQUE])).toMatchObject({ status: 2 });
  expect(readdirSync(folder).sort()).toEqual(['b.pdf', 'font.ttf']);
});
