/** The daily puzzle: the same for everybody on a date, larger and harder towards the weekend. */
import type { GenerateLevel } from '@hitori/core';

export interface DailyPlan {
  readonly date: string;
  readonly rows: number;
  readonly cols: number;
  readonly level: GenerateLevel;
  readonly seed: string;
}

/** Sunday first, as Date counts. */
const WEEK: readonly (readonly [side: number, level: GenerateLevel])[] = [
  [12, 'hard'],
  [6, 'easy'],
  [7, 'easy'],
  [8, 'medium'],
  [8, 'medium'],
  [9, 'hard'],
  [10, 'hard'],
];

/** The player's own calendar day, as `2025-01-31`. */
export function dateText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function dailyPlan(date: Date): DailyPlan {
  const [side, level] = WEEK[date.getDay()];
  const text = dateText(date);
  return { date: text, rows: side, cols: side, level, seed: `daily-${text}` };
}
