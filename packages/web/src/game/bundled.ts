/** The boards that come with the page. */
import type { GenerateLevel, Puzzle } from '@hitori/core';
import bundled from './boards.json';
import { type Game, type Origin, startGame } from './game.ts';
import { hashOf, readId } from './link.ts';

export const BUNDLED: readonly { readonly puzzle: string; readonly level: string }[] = bundled;

export function bundledGame(index: number): Game {
  const { puzzle, level } = BUNDLED[index % BUNDLED.length];
  const origin: Origin = { kind: 'bundled', name: null };
  return startGame(readId(puzzle), level as Game['level'], origin);
}

/** The index of the bundled board of the same size and level that comes after this one; null after the last. */
export function bundledAfter({ puzzle, level }: Game): number | null {
  const { rows, cols } = puzzle;
  const hash = hashOf(puzzle);
  const fitting = [...BUNDLED.keys()].filter(
    (index) =>
      BUNDLED[index].puzzle.startsWith(`hitori:${rows}x${cols}:`) && BUNDLED[index].level === level,
  );
  const at = fitting.findIndex((index) => hash.endsWith(BUNDLED[index].puzzle));
  return at >= 0 && at + 1 < fitting.length ? fitting[at + 1] : null;
}

/**
 * The index of a bundled board of a side and level that is neither among the hashes nor among the puzzles; null
 * when there is none.
 */
export function bundledOf(
  side: number,
  level: GenerateLevel,
  hashes: readonly string[],
  puzzles: readonly Puzzle[],
): number | null {
  const known = [...hashes, ...puzzles.map(hashOf)];
  const index = BUNDLED.findIndex(
    (board) =>
      board.puzzle.startsWith(`hitori:${side}x${side}:`) &&
      (level === 'any' || board.level === level) &&
      !known.some((hash) => hash.endsWith(board.puzzle)),
  );
  return index < 0 ? null : index;
}
