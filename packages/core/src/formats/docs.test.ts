/**
 * The examples of docs/formats.md are puzzles of the format that their fence names; those of formats that
 * are only written are what is written for one small board, the first lines of it where a `…` follows.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { grid } from '../../test/notation.ts';
import { FORMATS, type FormatName, isOutputOnly } from './contract/format.ts';
import { formatPuzzle } from './notations/print.ts';
import { parsePuzzle } from './reader/parse.ts';

const docs = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');
const examples = [...docs.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, format, text]) => ({
  format: format as FormatName,
  text,
}));
const [written, readable] = [true, false].map((isWritten) =>
  examples.filter(({ format }) => isOutputOnly(format) === isWritten),
);

test('has a section and a row of the table for every format', () => {
  const about = (format: FormatName) =>
    docs.includes(`\n## ${format}\n`) && docs.includes(`\n| [\`${format}\`](#${format}) |`);
  expect(FORMATS.filter((format) => !about(format))).toEqual([]);
});

test('has an example of every format that can be read', () => {
  const shown = new Set(readable.map(({ format }) => format));
  expect(FORMATS.filter((format) => !shown.has(format) && !isOutputOnly(format))).toEqual([]);
});

test.each(readable)('reads the $format example $text', ({ format, text }) => {
  expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { format, warnings: [] } });
});

test.each(written)('writes the $format example', ({ format, text }) => {
  const printed = formatPuzzle(grid('112'), format);
  if (!printed.ok) throw new Error(printed.error.message);
  const shown = text.replace(/…$/, '');
  expect(
    shown === text ? printed.value.text.trimEnd() : printed.value.text.slice(0, shown.length),
  ).toBe(shown);
});

test('describes every error code', () => {
  const source = readFileSync(new URL('contract/format.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
  const described = [...docs.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
  expect(described).toEqual(expect.arrayContaining(codes));
});
