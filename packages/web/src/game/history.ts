/** The boards that were finished, newest first, and the best times among them. */
import { LEVELS, type Level, MAX_SIDE } from '@hitori/core';
import type { Aid } from './game.ts';
import { isCount, isRecord, isTime, readAids } from './saved-game.ts';

export interface HistoryEntry {
  readonly rows: number;
  readonly cols: number;
  readonly level: Level | null;
  /** What it took, in milliseconds. */
  readonly ms: number;
  readonly hints: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The hash that opens the board again. */
  readonly hash: string;
  /** The date of a daily puzzle. */
  readonly daily: string | null;
  readonly aids: readonly Aid[];
}

/** More than this is forgotten, the oldest first. */
export const MOST_ENTRIES = 500;

/** The entries of both, newest first, each once. */
export function mergeHistories(
  one: readonly HistoryEntry[],
  two: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const entries = new Map([...one, ...two].map((entry) => [`${entry.at} ${entry.hash}`, entry]));
  return [...entries.values()].sort((a, b) => b.at - a.at).slice(0, MOST_ENTRIES);
}

export interface BestTime {
  readonly size: string;
  readonly level: Level | null;
  readonly ms: number;
  readonly count: number;
}

/** Whether a time counts among the best: without any help. */
export function isFair({ hints, aids }: Pick<HistoryEntry, 'hints' | 'aids'>): boolean {
  return hints === 0 && aids.length === 0;
}

/** The best time without hints of each size and level, small and easy first. */
export function bestTimes(history: readonly HistoryEntry[]): readonly BestTime[] {
  const best = new Map<string, { entry: HistoryEntry; count: number }>();
  for (const entry of history) {
    if (!isFair(entry)) continue;
    const key = `${entry.rows}x${entry.cols} ${entry.level}`;
    const known = best.get(key);
    const isBetter = known === undefined || entry.ms < known.entry.ms;
    best.set(key, { entry: isBetter ? entry : known.entry, count: (known?.count ?? 0) + 1 });
  }
  const rank = ({ level }: HistoryEntry) =>
    level === null ? LEVELS.length : LEVELS.indexOf(level);
  return [...best.values()]
    .sort(({ entry: a }, { entry: b }) => a.rows * a.cols - b.rows * b.cols || rank(a) - rank(b))
    .map(({ entry, count }) => ({
      size: `${entry.rows}×${entry.cols}`,
      level: entry.level,
      ms: entry.ms,
      count,
    }));
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function isSide(value: unknown): value is number {
  return isCount(value) && value >= 1 && value <= MAX_SIDE;
}

export function historyFromJson(value: unknown): readonly HistoryEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry): HistoryEntry[] => {
    const { rows, cols, level, ms, hints, at, hash, daily, aids } = entry;
    if (!isSide(rows) || !isSide(cols) || !isTime(ms) || !isTime(at)) return [];
    return [
      {
        rows,
        cols,
        ms,
        at,
        level: LEVELS.find((name) => name === level) ?? null,
        hints: isCount(hints) ? hints : 0,
        hash: typeof hash === 'string' && hash.startsWith('#puzzle=') ? hash : '',
        daily: typeof daily === 'string' && DATE.test(daily) ? daily : null,
        aids: readAids(aids),
      },
    ];
  });
}
