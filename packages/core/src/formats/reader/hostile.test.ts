/**
 * Texts that are meant to hurt: nothing throws, and twice the text takes about twice the time. Times are
 * compared very loosely (a quadratic reader takes four times as long at each doubling, and here six
 * doublings are measured at once), so that a busy machine fails nothing.
 */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseAnswer } from '../answers/answer.ts';
import { MAX_RECORD } from '../contract/format.ts';
import { parseJsonl } from '../notations/jsonl.ts';
import { parsePuzzle } from './parse.ts';
import { PuzzleSplitter, parseRecord } from './puzzle-splitter.ts';

const PATTERNS: Readonly<Record<string, (length: number) => string>> = {
  'a link that is none': (n) => `x?abc/${'1'.repeat(n)}`,
  queries: (n) => '?abc/'.repeat(n / 5),
  'flags of a link': (n) => `hitori/${'a/'.repeat(n / 2)}2/2/1221`,
  schemes: (n) => 'a://'.repeat(n / 4),
  links: (n) => 'https://a.b/p?hitori/2/2/1221 '.repeat(n / 30),
  'escaped quotes': (n) => '"\\'.repeat(n / 2),
  quotes: (n) => `x="${"'".repeat(n)}x`,
  'open brackets': (n) => '['.repeat(n),
  'open brackets on lines': (n) => '[1,\n'.repeat(n / 4),
  'closed brackets': (n) => ')'.repeat(n),
  pairs: (n) => '[]{}()'.repeat(n / 6),
  rows: (n) => '1 2 3\n'.repeat(n / 6),
  'rows without end': (n) => '12345\n\n'.repeat(n / 7),
  'numbers on lines': (n) => '3\n'.repeat(n / 2),
  sizes: (n) => '2 2\n12\n21\n'.repeat(n / 10),
  'sizes without rows': (n) => '3x3\n'.repeat(n / 4),
  titles: (n) => 'ab\n12\n'.repeat(n / 6),
  headers: (n) => 'name: value\n'.repeat(n / 12),
  begin: (n) => 'begin\n'.repeat(n / 6),
  frames: (n) => '┌──┐\n'.repeat(n / 5),
  tags: (n) => '<td>'.repeat(n / 4),
  'open tables': (n) => '<table>\n<tr'.repeat(n / 11),
  'open tags': (n) => '<'.repeat(n),
  LaTeX: (n) => '\\begin{array}'.repeat(n / 13),
  spaces: (n) => `1${' '.repeat(n)}2`,
  slashes: (n) => '/'.repeat(n),
  words: (n) => 'word '.repeat(n / 5),
  'a word': (n) => 'a'.repeat(n),
  colons: (n) => 'a:'.repeat(n / 2),
  facts: (n) => 'f(1,2,3).'.repeat(n / 9),
  points: (n) => `3:${'1.'.repeat(n / 2)}`,
  commas: (n) => ','.repeat(n),
  stars: (n) => '* '.repeat(n / 2),
  'bad bytes': (n) => '1\0\n2\n'.repeat(n / 5),
  'packed links': (n) => `p=${'A'.repeat(n)}`,
  'objects cut off': (n) => '{"grid":[\n'.repeat(n / 10),
  percents: (n) => '%3A%2F%2F'.repeat(n / 9),
};

const SMALL = 2_048;
const DOUBLINGS = 6;

function cost(text: string): number {
  const start = performance.now();
  outcomeOf(parsePuzzle(text));
  const splitter = new PuzzleSplitter();
  for (const record of [...splitter.push(text), ...splitter.end()].slice(0, 50))
    parseRecord(record);
  return performance.now() - start;
}

describe('twice the text is at most about twice the work', () => {
  test.each(Object.entries(PATTERNS))('%s', (_, pattern) => {
    cost(pattern(SMALL));
    const small = Math.min(cost(pattern(SMALL)), cost(pattern(SMALL)));
    const large = cost(pattern(SMALL * 2 ** DOUBLINGS));
    // 64 times the text; a quadratic reader takes 4096 times as long.
    expect(large).toBeLessThan(64 * 12 * Math.max(small, 2));
  });
});

test('a long text is refused at once', () => {
  expect(outcomeOf(parsePuzzle('1'.repeat(MAX_RECORD + 1)))).toBe('too-large');
});

/** A link as penpa-edit packs it. */
function penpa(lines: readonly string[]): string {
  return `https://host/penpa-edit/#m=edit&p=${deflateRawSync(Buffer.from(lines.join('\n'))).toString('base64')}`;
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

test.each([
  [
    'labels that are objects',
    ['square,1,1', '[0,0,0,0]', '{}', '{zN:{"12":[{"toString":1},1,"1"]}}', '{}'],
  ],
  ['labels nested deeply', ['square,1,1', '[0,0,0,0]', '{}', `{zN:{"12":[${deep},1,"1"]}}`, '{}']],
])('reads no text from %s', (_, lines) => {
  expect(outcomeOf(parsePuzzle(penpa(lines)))).toBe('.');
});

test.each([
  ['margins that are no numbers', ['square,4,4', '["a",{},null,[]]', '{}', '{zN:{}}', '{}']],
  ['margins below zero', ['square,4,4', '[-9,0,0,0]', '{}', '{zN:{}}', '{}']],
  [
    'a text that grows when it is written out',
    ['square,1,1', '[0,0,0,0]', '{}', 'z8'.repeat(2_000_000)],
  ],
])('refuses %s', (_, lines) => {
  expect(outcomeOf(parsePuzzle(penpa(lines)))).toBe('bad-link');
});

test('answers are linear too', () => {
  const puzzle = puzzleIn(parseJsonl('{"grid":["12","21"]}'));
  for (const pattern of Object.values(PATTERNS))
    expect(parseAnswer(pattern(50_000), puzzle).ok).toBe(false);
});
