/** The checks accept what they say and name the option and the value that they refuse. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAmount, checkCallback, checkChoice, checkCount, show } from './check.ts';

function messageOf(call: () => void): string | null {
  try {
    call();
    return null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

test.each([
  [
    () => checkChoice('level', 'harsh', ['easy', 'hard']),
    "level must be one of easy, hard, not 'harsh'",
  ],
  [() => checkChoice('level', undefined, ['easy']), 'level must be one of easy, not undefined'],
  [() => checkAmount('limitMs', -1), 'limitMs must be a number of 0 or more, not -1'],
  [() => checkAmount('limitMs', Number.NaN), 'limitMs must be a number of 0 or more, not NaN'],
  [() => checkAmount('limitMs', '5'), "limitMs must be a number of 0 or more, not '5'"],
  [() => checkAmount('limitMs', null), 'limitMs must be a number of 0 or more, not null'],
  [() => checkCount('max', 1.5), 'max must be a whole number, not 1.5'],
  [() => checkCount('max', []), 'max must be a number of 0 or more, not an array'],
  [() => checkCallback('shouldStop', {}), 'shouldStop must be a function, not an object'],
  [() => checkCallback('shouldStop', true), 'shouldStop must be a function, not true'],
])('%s', (call, message) => {
  expect(messageOf(call)).toBe(message);
});

test.each([
  () => checkChoice('level', 'easy', ['easy', 'hard']),
  () => checkAmount('limitMs', 0),
  () => checkAmount('limitMs', 0.5),
  () => checkAmount('limitMs', undefined),
  () => checkAmount('limitMs', Number.POSITIVE_INFINITY),
  () => checkCount('max', Number.POSITIVE_INFINITY),
  () => checkCount('max', 2 ** 40),
  () => checkCallback('shouldStop', undefined),
  () => checkCallback('shouldStop', () => true),
])('accepts: %s', (call) => {
  expect(messageOf(call)).toBeNull();
});

test('any value at all can be shown, shortly', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(show(value).length).toBeLessThan(60);
    }),
  );
});
