/**
 * Packs: puzzles that come with the page but are loaded only when they are asked for, one file a size
 * (scripts/make-library.mjs makes them out of corpus/library.db).
 */
import { LEVELS, type Level } from '@hitori/core';
import { type Game, startGame } from './game.ts';
import { readId } from './link.ts';

export const PACK_SIDES: readonly number[] = Array.from({ length: 16 }, (_, index) => 5 + index);

/** Puzzles of one size. */
export interface Pack {
  readonly side: number;
  /** The IDs of the puzzles, by level, those with the lowest score first. */
  readonly puzzles: Readonly<Partial<Record<Level, readonly string[]>>>;
}

export interface PackPlace {
  readonly side: number;
  readonly level: Level;
  /** From 0. */
  readonly index: number;
}

/** The pack in the JSON of a file; undefined when it is something else. */
export function readPack(side: number, value: unknown): Pack | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const puzzles: Partial<Record<Level, readonly string[]>> = {};
  for (const level of LEVELS) {
    const ids: unknown = (value as Partial<Record<Level, unknown>>)[level];
    if (ids === undefined) continue;
    if (!Array.isArray(ids) || !ids.every((id) => isIdOf(side, id))) return undefined;
    puzzles[level] = ids;
  }
  return { side, puzzles };
}

function isIdOf(side: number, id: unknown): boolean {
  const head = `hitori:${side}x${side}:`;
  return typeof id === 'string' && id.startsWith(head) && id.length === head.length + side * side;
}

/** undefined when the pack has no such puzzle. */
export function packGame({ side, puzzles }: Pack, level: Level, index: number): Game | undefined {
  const id = puzzles[level]?.[index];
  const name = `${side}-${level}-${index + 1}`;
  return id === undefined ? undefined : startGame(readId(id), level, { kind: 'pack', name });
}

/** Where the puzzle of a game stands in the packs; null when it is from none. */
export function packPlaceOf({ origin, puzzle, level }: Game): PackPlace | null {
  if (origin.kind !== 'pack' || level === null) return null;
  const number = Number(/-(\d{1,4})$/.exec(origin.name ?? '')?.[1]);
  return Number.isNaN(number) ? null : { side: puzzle.rows, level, index: number - 1 };
}
