/** What a finished game came to, against the games before it. */
import type { Level } from '@hitori/core';
import type { Game } from '../game/game.ts';
import { bestTimes, type HistoryEntry, isFair } from '../game/history.ts';
import { hashOf } from '../game/link.ts';
import { timeText } from '../game/time-text.ts';
import type { Messages } from '../text/en.ts';
import { levelText } from '../text/level-text.ts';

/** The best time of other boards of this size and level, in milliseconds; null when there is none. */
export function bestBefore(
  { puzzle, level }: { readonly puzzle: Game['puzzle']; readonly level: Level | null },
  history: readonly HistoryEntry[],
): number | null {
  const hash = hashOf(puzzle);
  const size = `${puzzle.rows}×${puzzle.cols}`;
  const others = history.filter((entry) => entry.hash !== hash);
  return bestTimes(others).find((row) => row.size === size && row.level === level)?.ms ?? null;
}

/** How a time stands to the best one; empty for a game that was helped. */
export function sayBest(game: Game, history: readonly HistoryEntry[], words: Messages): string {
  const { finishedIn } = game;
  if (finishedIn === null || !isFair(game)) return '';
  const best = bestBefore(game, history);
  if (best === null) return words.firstTime;
  return finishedIn < best
    ? words.faster(timeText(best - finishedIn))
    : words.slower(timeText(finishedIn - best), timeText(best));
}

/** The result in a line that gives nothing of the board away. */
export function sayResult(game: Game, words: Messages): string {
  const { puzzle, level, origin, finishedIn, hints, aids } = game;
  const what = [
    words.size(puzzle.rows, puzzle.cols),
    levelText(level, words),
    ...(origin.kind === 'daily' ? [words.daily(origin.name ?? '')] : []),
  ].join(' · ');
  const how = [words.hintsUsed(hints), ...aids.map((aid) => words.aids[aid])].join(words.comma);
  return words.card(what, timeText(finishedIn ?? 0), how);
}
