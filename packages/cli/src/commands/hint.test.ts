import { expect, test } from 'vitest';
import { hitori, objectsOf } from '../../test/harness.ts';

const PUZZLE = '3222/1342/4113/1133';

test('gives the next deduction as JSON', async () => {
  const outcome = await hitori(['hint', PUZZLE, '--json']);
  expect(outcome.status).toBe(0);
  expect(objectsOf(outcome)).toEqual([
    {
      id: '1',
      rows: 4,
      cols: 4,
      grid: expect.any(Array),
      technique: 'sandwich',
      ending: null,
      picture: 'triple',
      level: 'easy',
      cells: [[0, 2, '-']],
      because: [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      region: [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      chain: [],
      ring: [],
      violation: null,
      differ: [],
      stages: [expect.any(String), expect.any(String), expect.any(String)],
      text: expect.stringMatching(/^Triple: r1c3 /),
    },
  ]);
});

test('goes on from the marks given', async () => {
  const outcome = await hitori(['hint', PUZZLE, '--json', '--answer', '..-./..../..../....']);
  expect(objectsOf(outcome)[0]).toMatchObject({
    technique: 'routine',
    level: null,
    cells: [
      [0, 1, '#'],
      [0, 3, '#'],
    ],
    because: [[0, 2]],
  });
});

test('a contradiction lists its chain', async () => {
  const outcome = await hitori(['hint', PUZZLE, '--json', '--answer', '#.../..../..../....']);
  const [hint] = objectsOf(outcome);
  expect(hint).toMatchObject({ technique: 'mistake', cells: [[0, 0, '-']] });
  expect(hint?.['chain']).toContainEqual(
    expect.objectContaining({ cells: [[0, 0, '#']], reason: 'supposition', because: [] }),
  );
});

test.each([
  ['a solved puzzle', PUZZLE, '-#-#/----/-#--/#--#', 'solved', null, []],
  [
    'a puzzle where nothing follows',
    '12/21',
    '../..',
    'open',
    null,
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
  ['a puzzle without solution', '111/111/111', '.../.../...', 'impossible', { rule: 'R1' }, []],
])('%s gives no hint', async (_name, puzzle, answer, ending, violation, differ) => {
  const outcome = await hitori(['hint', puzzle, '--json', '--answer', answer]);
  expect(outcome.status).toBe(1);
  const nothing = { technique: null, level: null, cells: [] };
  expect(objectsOf(outcome)).toMatchObject([{ ...nothing, ending, differ }]);
  expect(objectsOf(outcome)[0]?.['violation']).toEqual(
    violation && expect.objectContaining(violation),
  );
});

test('a limit is not the same as no hint', async () => {
  const outcome = await hitori(['hint', '12/21', '--json', '--limit-ms', '0']);
  expect(outcome.status).toBe(3);
});

test('tells people where, what and why, with the board', async () => {
  const { out } = await hitori(['hint', PUZZLE]);
  expect(out).toContain(': Look at row 1. (easy)\n  Triple: of three');
  expect(out).toContain('(2)');
});

test('speaks Japanese', async () => {
  expect((await hitori(['hint', PUZZLE, '--language', 'ja'])).out).toContain('1行目');
});

test('a bad answer is bad input', async () => {
  expect((await hitori(['hint', PUZZLE, '--answer', '-#'])).status).toBe(2);
});

test('marks that could not be judged in time are no ground to stand on', async () => {
  const wrong = ['hint', PUZZLE, '--answer', '#.../..../..../....', '--limit-ms', '0'];
  const { status, out } = await hitori(wrong);
  expect(status).toBe(3);
  expect(out).toContain('The marks could not be judged in time');
  const [hint] = objectsOf(await hitori([...wrong, '--json', '--language', 'ja']));
  expect(hint).toMatchObject({ technique: 'routine', text: expect.stringContaining('判定') });
});

test('names the level in the language asked for', async () => {
  expect((await hitori(['hint', PUZZLE, '--language', 'ja'])).out).toContain('(やさしい)');
});
