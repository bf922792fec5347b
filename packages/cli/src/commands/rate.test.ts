import { expect, test } from 'vitest';
import { hitori, objectsOf } from '../../test/harness.ts';

test('rates a unique puzzle', async () => {
  const outcome = await hitori(['rate', '3222/1342/4113/1133', '--json']);
  expect(outcome.status).toBe(0);
  expect(objectsOf(outcome)).toEqual([
    {
      id: '1',
      rows: 4,
      cols: 4,
      grid: expect.any(Array),
      status: 'unique',
      level: 'easy',
      score: expect.any(Number),
      steps: expect.any(Number),
      techniques: expect.objectContaining({ routine: expect.any(Number), sandwich: 2, corner: 1 }),
      effort: expect.any(Number),
      bottleneck: null,
    },
  ]);
});

test.each([
  ['12/21', 'multiple'],
  ['111/111/111', 'none'],
])('does not rate %s', async (puzzle, status) => {
  const outcome = await hitori(['rate', puzzle, '--json']);
  expect(outcome.status).toBe(1);
  const unrated = {
    status,
    level: null,
    score: null,
    steps: null,
    techniques: null,
    effort: null,
    bottleneck: null,
  };
  expect(objectsOf(outcome)[0]).toMatchObject(unrated);
});

test('tells it in one line', async () => {
  const { out } = await hitori(['rate', '3222/1342/4113/1133', '12/21']);
  expect(out).toMatch(
    /: easy, score \d+, effort [\d.]+, \d+ rounds, \d+ routine, 2 sandwich.*\n12\/21: not rated/,
  );
});
