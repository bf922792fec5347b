import { expect, test } from 'vitest';
import { hitori, objectsOf } from '../../test/harness.ts';

const UNIQUE = '3222/1342/4113/1133';

test('lists the weak solutions, connected or not', async () => {
  const outcome = await hitori(['weak', '--json', '11/11', '12/21']);
  expect(outcome.status).toBe(0);
  expect(objectsOf(outcome)).toEqual([
    { id: '1', rows: 2, cols: 2, grid: expect.any(Array), weak: expect.any(Array), exact: true },
    { id: '2', rows: 2, cols: 2, grid: expect.any(Array), weak: [['--', '--']], exact: true },
  ]);
  const [{ weak }] = objectsOf(outcome) as { weak: string[][] }[];
  expect(weak.sort()).toEqual([
    ['#-', '-#'],
    ['-#', '#-'],
  ]);
});

test.each([
  ['as many as there are', ['--limit', '5'], { exact: true }, 5, 0],
  ['fewer', ['--limit', '2'], { exact: false }, 2, 0],
  ['a limit of time', ['--limit-ms', '0'], { exact: false }, 0, 3],
])('%s', async (_name, args, fields, length, status) => {
  const outcome = await hitori(['weak', '--json', ...args, UNIQUE]);
  expect(outcome.status).toBe(status);
  expect(objectsOf(outcome)).toEqual([expect.objectContaining(fields)]);
  expect(objectsOf(outcome)[0]['weak']).toHaveLength(length);
});

test('draws them, and says how many are connected', async () => {
  const { out } = await hitori(['weak', '11/11']);
  expect(out).toMatch(/^11\/11: 2 weak solutions, 0 of these connected\n┌/);
  expect(out.match(/┌/g)).toHaveLength(2);
  expect((await hitori(['weak', '--limit', '1', '11/11'])).out).toMatch(
    /^11\/11: at least 1 weak solution, /,
  );
});

test('prints the exact-cover problem that convert prints', async () => {
  const { out } = await hitori(['weak', '--xcc', UNIQUE]);
  expect(out).toMatch(/^1,1 1,2 .* \| /);
  expect(out).toBe((await hitori(['convert', '--to', 'xcc', UNIQUE])).out);
  const [object] = objectsOf(await hitori(['weak', '--xcc', '--json', UNIQUE]));
  expect(object).toEqual({ id: '1', rows: 4, cols: 4, xcc: out });
});
