import { expect, test } from 'vitest';
import { mean, ratingsByLabel, separation } from './labels.ts';

test('counts a tie as half', () => {
  expect(separation([1, 2], [2, 3])).toBe(0.875);
});

const hasLabels = ratingsByLabel(5).every((group) => group.length > 0);

test.runIf(hasLabels).each([5, 6])('orders the labels of publishers at %d on a side', (side) => {
  const scores = ratingsByLabel(side).map((group) => group.map(({ score }) => score));
  const [easy = [], medium = [], hard = []] = scores;
  expect(mean(medium)).toBeGreaterThan(mean(easy));
  expect(mean(hard)).toBeGreaterThan(mean(medium));
  expect(separation(easy, [...medium, ...hard])).toBeGreaterThanOrEqual(0.96);
  const efforts = ratingsByLabel(side).map((group) => group.map(({ effort }) => effort));
  const [light = [], ...heavy] = efforts;
  expect(separation(light, heavy.flat())).toBeGreaterThanOrEqual(0.96);
});
