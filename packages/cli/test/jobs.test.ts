/**
 * The promise that matters most about threads: the output is the same for any number of them. The
 * first puzzle takes long enough for the pool to take over.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Pool } from '../src/batch/pool.ts';
import { hitori } from './harness.ts';

const SLOW = Array.from({ length: 14 }, (_, row) =>
  Array.from({ length: 14 }, (_, col) => ((row + col) % 14) + 1).join(' '),
);

const symbol = fc.integer({ min: 1, max: 5 });
const grid = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, cols]) =>
    fc.array(fc.array(symbol, { minLength: cols, maxLength: cols }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const goodLine = fc
  .tuple(fc.option(fc.string()), grid)
  .map(([id, cells]) => JSON.stringify({ ...(id === null ? {} : { id }), grid: cells }));
const badLine = fc.constantFrom('12/2', '{"id":"x"}', '{', '1x/é', '99/9');
const line = fc.oneof({ weight: 9, arbitrary: goodLine }, { weight: 1, arbitrary: badLine });

test.each([['--json'], []])('the same for any number of jobs %s', async (...json) => {
  const lines = fc.sample(line, { numRuns: 3000, seed: 1 });
  const stdin = `${[JSON.stringify({ grid: SLOW }), ...lines].join('\n')}\n`;
  const submit = vi.spyOn(Pool.prototype, 'submit');
  const run = (jobs: number) =>
    hitori(['count', '--max', '500000', ...json, '--jobs', String(jobs)], { stdin });
  const [one, four] = [await run(1), await run(4)];
  expect(submit.mock.calls.length).toBeGreaterThan(40);
  expect(four.status).toBe(one.status);
  expect(four.out === one.out).toBe(true);
  // More threads than cores are not started, and that is said.
  const errors = four.err.replace(/^hitori: --jobs .*cores, so many are used\n/, '');
  expect(errors === one.err).toBe(true);
  expect(one.out.length).toBeGreaterThan(3000 * 10);
});
