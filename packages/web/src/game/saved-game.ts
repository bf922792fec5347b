/**
 * A game as JSON and back. What is read may be damaged or made by hand: it is checked piece by piece,
 * and anything that does not fit makes the whole text unreadable rather than the game wrong.
 */
import {
  createPuzzle,
  formatShading,
  LEVELS,
  type Level,
  labelAt,
  type Puzzle,
  parseShading,
  type Shading,
} from '@hitori/core';
import { AIDS, type Aid, type Change, type Game, type Origin } from './game.ts';
import { MOST_CELLS } from './link.ts';

const ORIGINS: readonly string[] = [
  'bundled',
  'pack',
  'generated',
  'daily',
  'link',
  'pasted',
  'lesson',
  'draft',
] satisfies Origin['kind'][];

export function gameToJson(game: Game, now: number): unknown {
  const { puzzle, clock } = game;
  const elapsed = clock.elapsed + (clock.since === null ? 0 : Math.max(0, now - clock.since));
  return {
    cells: cellsOf(puzzle),
    level: game.level,
    origin: game.origin,
    marks: formatShading(puzzle, game.marks),
    past: game.past,
    future: game.future,
    checkpoints: game.checkpoints,
    elapsed,
    finishedIn: game.finishedIn,
    hints: game.hints,
    aids: game.aids,
  };
}

/** The rows of a puzzle as the texts of their cells. */
export function cellsOf(puzzle: Puzzle): string[][] {
  return Array.from({ length: puzzle.rows }, (_, row) =>
    Array.from({ length: puzzle.cols }, (_, col) => labelAt(puzzle, row * puzzle.cols + col)),
  );
}

/** The game, standing still; undefined when the value is not one. */
export function gameFromJson(value: unknown): Game | undefined {
  if (!isRecord(value) || !isTable(value['cells'])) return undefined;
  const [firstRow = []] = value['cells'];
  if (value['cells'].length * firstRow.length > MOST_CELLS) return undefined;
  const puzzle = createPuzzle(value['cells']);
  if (!puzzle.ok || !isTexts(value['marks'])) return undefined;
  const marks = parseShading(puzzle.value, value['marks']);
  const size = puzzle.value.rows * puzzle.value.cols;
  const { past, future, checkpoints, level, finishedIn, aids } = value;
  if (!marks.ok || !isChanges(past, size) || !isChanges(future, size)) return undefined;
  const origin = readOrigin(value['origin']);
  if (!isUndoable(marks.value, past, future)) return undefined;
  if (!Array.isArray(checkpoints) || origin === undefined) return undefined;
  return {
    puzzle: puzzle.value,
    level: LEVELS.find((name) => name === level) ?? (null as Level | null),
    origin,
    marks: marks.value,
    past,
    future,
    checkpoints: checkpoints.filter((length) => isCount(length) && length <= past.length),
    clock: { elapsed: isTime(value['elapsed']) ? value['elapsed'] : 0, since: null },
    finishedIn: isTime(finishedIn) ? finishedIn : null,
    hints: isCount(value['hints']) ? value['hints'] : 0,
    aids: readAids(aids),
  };
}

function readOrigin(value: unknown): Origin | undefined {
  if (!isRecord(value) || !ORIGINS.includes(value['kind'] as string)) return undefined;
  const { kind, name } = value;
  return { kind: kind as Origin['kind'], name: typeof name === 'string' ? name : null };
}

export function readAids(value: unknown): readonly Aid[] {
  return Array.isArray(value) ? AIDS.filter((aid) => value.includes(aid)) : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The last moment that a date can name, in milliseconds. */
const LAST_TIME = 8.64e15;

/** A time or a span of it that can be shown. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LAST_TIME;
}

/** Whether the changes are those that led to the marks: undoing them all leaves an empty board. */
function isUndoable(marks: Shading, past: readonly Change[], future: readonly Change[]): boolean {
  const undone = marks.slice();
  const fits = (change: Change, from: readonly number[], to: readonly number[]) => {
    if (change.cells.some((cell, index) => undone[cell] !== from[index])) return false;
    change.cells.forEach((cell, index) => {
      undone[cell] = to[index];
    });
    return true;
  };
  if (![...past].reverse().every((change) => fits(change, change.after, change.before)))
    return false;
  if (undone.some((state) => state !== 0)) return false;
  return [...past, ...[...future].reverse()].every((change) =>
    fits(change, change.before, change.after),
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isTable(value: unknown): value is string[][] {
  return Array.isArray(value) && value.every(isTexts);
}

function isChanges(value: unknown, size: number): value is Change[] {
  const isState = (state: unknown) => state === 0 || state === 1 || state === 2;
  return (
    Array.isArray(value) &&
    value.every(
      (change) =>
        isRecord(change) &&
        Array.isArray(change['cells']) &&
        Array.isArray(change['before']) &&
        Array.isArray(change['after']) &&
        change['cells'].every((cell) => Number.isInteger(cell) && cell >= 0 && cell < size) &&
        change['before'].length === change['cells'].length &&
        change['after'].length === change['cells'].length &&
        [...change['before'], ...change['after']].every(isState),
    )
  );
}
