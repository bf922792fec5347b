import { expect, test } from 'vitest';
import { hitori, objectsOf } from '../../test/harness.ts';

test.each([
  ['all', ['12/21'], { count: '5', exact: true }, 0],
  ['none', ['11/11'], { count: '0', exact: true }, 0],
  ['at most', ['--max', '3', '12/21'], { count: '3', exact: false }, 0],
  ['repeats only', ['--repeats-only', '1234/2341/3412/4123'], { count: '1', exact: true }, 0],
  ['weak', ['--weak', '11/11'], { count: '2', exact: true }, 0],
  ['a limit', ['--limit-ms', '0', '123/231/312'], { exact: false }, 3],
])('%s', async (_name, args, fields, status) => {
  const outcome = await hitori(['count', '--json', ...args]);
  expect(outcome.status).toBe(status);
  expect(objectsOf(outcome)).toEqual([expect.objectContaining(fields)]);
});

test('says it in words', async () => {
  expect((await hitori(['count', '12/21'])).out).toBe('12/21: 5 solutions\n');
  expect((await hitori(['count', '--weak', '12/21'])).out).toBe('12/21: 1 weak solution\n');
  expect((await hitori(['count', '--max', '1', '12/21'])).out).toBe('12/21: at least 1 solution\n');
});
