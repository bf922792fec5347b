/** The examples of docs/formats.md are puzzles of the format that their fence names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from './detect.ts';
import { FORMATS, OUTPUT_FORMATS } from './format.ts';

const docs = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');
const examples = [...docs.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, format, text]) => ({
  format,
  text,
}));

test('has an example of every format that can be read', () => {
  const shown = new Set(examples.map(({ format }) => format));
  expect(FORMATS.filter((format) => !shown.has(format))).toEqual([...OUTPUT_FORMATS]);
});

test.each(examples)('reads the $format example $text', ({ format, text }) => {
  expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { format, warnings: [] } });
});

test('describes every error code', () => {
  const source = readFileSync(new URL('format.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code);
  const described = [...docs.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
  expect(described).toEqual(expect.arrayContaining(codes));
});
