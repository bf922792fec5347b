import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';
import { formatPzprv3, parsePzprv3 } from './pzprv3.ts';

test.each([
  ['pzprv3/hitori/2/3/1 2 3 /3 2 1 /', '123/321'],
  ['pzprv3\nhitori\n2\n3\n1 2 3 \n3 2 1 \n. . . \n. . . \n', '123/321'],
  ['https://pzv.jp/p.html?pzprv3/hitori/1/2/1 2 /', '12'],
  ['pzprv3.1/hitori/1/4/. - 0 07 /', '.?07'],
  ['pzprv3/hitori/2/2/1 2 /2 x /', 'stray-character r2c2'],
  ['pzprv3/hitori/2/2/1 2 /2 /', 'ragged r2c2'],
  ['pzprv3/hitori/2/2/1 2 /', 'ragged r2'],
  ['pzprv3/hitori/1/2/1 2 /# ! /', 'stray-character r1c2'],
  ['pzprv3/hitori/2', 'bad-header'],
  ['hitori/2/2', 'bad-header'],
  ['pzprv3/hitori/300/300/', 'too-large'],
  ['pzprv3/kurodoko/1/1/1 /', 'wrong-genre'],
])('reads %j', (text, expected) => {
  expect(outcomeOf(parsePzprv3(text))).toBe(expected);
});

test('reads and writes marks', () => {
  const text = 'pzprv3\nhitori\n2\n2\n1 2 \n1 - \n. + \n# . ';
  const parsed = parsePzprv3(text);
  expect(parsed).toMatchObject({ value: { answer: Uint8Array.of(0, 2, 1, 0) } });
  if (!parsed.ok || !parsed.value.answer) throw new Error('no marks');
  const { puzzle, answer } = parsed.value;
  expect(formatPzprv3(puzzle, { shading: answer })).toMatchObject({ value: { text } });
});

test('warns of what follows the marks', () => {
  expect(parsePzprv3('pzprv3/hitori/1/1/1 /. /0 /')).toMatchObject({
    value: { warnings: [expect.stringContaining('ignored')] },
  });
});

test('refuses words', () => {
  expect(formatPzprv3(puzzleIn(parseGrid('1a')))).toMatchObject({
    error: { code: 'not-representable', col: 1 },
  });
});
