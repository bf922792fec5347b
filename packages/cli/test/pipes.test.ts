/** What one command prints with --json, or as a format, another one reads: every pair that makes sense. */
import { expect, test } from 'vitest';
import { hitori, objectsOf } from './harness.ts';

const UNIQUE = '3222/1342/4113/1133';

const SOURCES: readonly (readonly string[])[] = [
  ['generate', '5x5', '--seed', '1', '--json'],
  ['generate', '5x5', '--seed', '1', '--to', 'jsonl'],
  ['generate', '5x5', '--seed', '1', '--symbols', 'letters', '--json'],
  ...['solve', 'rate', 'count', 'hint', 'explain', 'weak'].map((name) => [name, '--json', UNIQUE]),
  ['check', '--json', UNIQUE, '--answer', '-#-#/----/-#--/#--#'],
  ...['text', 'json', 'jsonl', 'id', 'pzpr', 'pzprv3', 'sgt', 'penpa', 'grid', 'csv'].map(
    (format) => ['convert', '--to', format, UNIQUE],
  ),
  ...['ansi', 'svg', 'asp', 'dzn'].map((format) => ['convert', '--to', format, UNIQUE]),
];

const SINKS: readonly (readonly string[])[] = [
  ['solve'],
  ['rate'],
  ['count'],
  ['hint'],
  ['explain'],
  ['weak'],
  ['prove'],
  ['convert', '--to', 'id'],
  ['convert', '--to', 'jsonl'],
  ['convert', '--to', 'svg'],
];

test.each(SOURCES)('%s %s %s %s: is read by every command', async (...args) => {
  const { out: stdin, status } = await hitori(args.filter((arg) => arg !== undefined));
  expect(status).toBeLessThan(2);
  for (const [name = '', ...options] of SINKS) {
    if (name === 'convert' && options.includes('id') && args.includes('letters')) continue;
    const outcome = await hitori([name, '--json', ...options], { stdin });
    expect([name, outcome.status, outcome.err.replace(/.*drop.*\n/g, '')]).toEqual([name, 0, '']);
    const [object] = objectsOf(outcome);
    expect([object?.['rows'], object?.['cols']]).toEqual(args[0] === 'generate' ? [5, 5] : [4, 4]);
  }
});

test('a solution that travels with its puzzle is checked and drawn', async () => {
  for (const args of [SOURCES[0]!, ['solve', '--json', UNIQUE]]) {
    const { out: stdin } = await hitori(args);
    const checked = await hitori(['check', '--json'], { stdin });
    expect(objectsOf(checked)[0]).toMatchObject({ solved: true });
    const drawn = await hitori(['convert', '--solution', '--to', 'svg'], { stdin });
    expect(drawn.status).toBe(0);
    expect(drawn.out).toContain('<svg');
  }
  const { out: proof } = await hitori(['prove', UNIQUE]);
  expect((await hitori(['verify'], { stdin: proof })).status).toBe(0);
});
