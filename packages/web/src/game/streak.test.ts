import { expect, test } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { lastDays, streakOf } from './streak.ts';

const entry = (daily: string, aids: HistoryEntry['aids'] = []): HistoryEntry => ({
  rows: 5,
  cols: 5,
  level: 'easy',
  ms: 1000,
  hints: 0,
  at: 0,
  hash: '',
  daily,
  aids,
});
const TODAY = new Date(2025, 2, 2);

test.each([
  [[], 0],
  [['2025-03-02'], 1],
  [['2025-03-01', '2025-02-28'], 2],
  [['2025-03-02', '2025-03-01', '2025-02-28', '2025-02-26'], 3],
  [['2025-02-28'], 0],
] as const)('days in a row of %j: %i', (dates, days) => {
  expect(
    streakOf(
      dates.map((date) => entry(date)),
      TODAY,
    ),
  ).toBe(days);
});

test('a board that was given up is no day of a streak', () => {
  expect(streakOf([entry('2025-03-02', ['solution']), entry('2025-03-01')], TODAY)).toBe(1);
});

test('the last days, the oldest first', () => {
  expect(lastDays([entry('2025-03-01')], TODAY, 3)).toEqual([
    { date: '2025-02-28', isDone: false },
    { date: '2025-03-01', isDone: true },
    { date: '2025-03-02', isDone: false },
  ]);
});
