/** The daily puzzles that were finished: the last days, and how many days in a row. */
import { dateText } from './daily.ts';
import type { HistoryEntry } from './history.ts';

export interface Day {
  /** As `2025-01-31`. */
  readonly date: string;
  readonly isDone: boolean;
}

/** The last days up to a date, the oldest first. */
export function lastDays(
  history: readonly HistoryEntry[],
  today: Date,
  count: number,
): readonly Day[] {
  const done = doneDates(history);
  return Array.from({ length: count }, (_, index) => {
    const date = dateText(daysBefore(today, count - 1 - index));
    return { date, isDone: done.has(date) };
  });
}

/** How many days in a row up to today; a day that is not over yet does not end them. */
export function streakOf(history: readonly HistoryEntry[], today: Date): number {
  const done = doneDates(history);
  const from = done.has(dateText(today)) ? 0 : 1;
  let days = 0;
  while (done.has(dateText(daysBefore(today, from + days)))) days++;
  return days;
}

/** A board whose solution was shown is not finished by its player. */
function doneDates(history: readonly HistoryEntry[]): ReadonlySet<string | null> {
  return new Set(
    history.filter(({ aids }) => !aids.includes('solution')).map(({ daily }) => daily),
  );
}

function daysBefore(today: Date, days: number): Date {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - days);
}
