import { expect, test } from 'vitest';
import { createLender } from './lender.ts';

function countingLender() {
  let made = 0;
  const lend = createLender(() => ({ number: ++made }));
  return { lend, made: () => made };
}

test('one after the other borrow the same, and nothing is made before it is asked for', () => {
  const { lend, made } = countingLender();
  expect(made()).toBe(0);
  expect([lend(({ number }) => number), lend(({ number }) => number)]).toEqual([1, 1]);
});

test('whoever borrows while it is out gets another one', () => {
  const { lend, made } = countingLender();
  const [outer, inner] = lend((first) => [first.number, lend((second) => second.number)]);
  expect([outer, inner]).toEqual([1, 2]);
  lend(() => {});
  expect(made()).toBe(2);
});

test('it comes back when the work throws', () => {
  const { lend, made } = countingLender();
  const fail = () =>
    lend(() => {
      throw new Error('broken');
    });
  expect(fail).toThrow('broken');
  lend(() => {});
  expect(made()).toBe(1);
});
