/**
 * A game as a value and the pure function that changes it; no clock, no storage, no page.
 *
 * Invariant: undoing all of `past` from `marks` gives an empty board, and `checkpoints` are lengths of
 * `past`, rising, none longer than it.
 */
import { isSolution, type Level, type Puzzle, type Shading, UNKNOWN, UNSHADED } from '@hitori/core';
import { type Assistance, deriveMarks } from './auto-marks.ts';
import { type Clock, elapsedAt, STOPPED, startClock, stopClock } from './clock.ts';

/** One undo step: the cells it touched, with their states before and after. */
export interface Change {
  readonly cells: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Where a board comes from, for its title and its history. */
export interface Origin {
  readonly kind:
    | 'bundled'
    | 'pack'
    | 'generated'
    | 'daily'
    | 'link'
    | 'pasted'
    | 'lesson'
    | 'draft';
  /** The seed, the date of a daily puzzle, the place in a pack, or the id that came with a pasted one. */
  readonly name: string | null;
}

/**
 * What makes a finish no best time, beside hints: the way was shown, the solver watched, the board was
 * finished before, it came with marks, the first wrong move was told, or the solution was shown.
 */
export const AIDS = ['walk', 'watch', 'replay', 'marks', 'mistake', 'solution'] as const;
export type Aid = (typeof AIDS)[number];

export interface Game {
  readonly puzzle: Puzzle;
  readonly level: Level | null;
  readonly origin: Origin;
  readonly marks: Shading;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
  readonly checkpoints: readonly number[];
  readonly clock: Clock;
  /** The time of the first finish, in milliseconds; later moves do not change it. */
  readonly finishedIn: number | null;
  /** How many hints were opened. */
  readonly hints: number;
  readonly aids: readonly Aid[];
}

export interface CellMark {
  readonly cell: number;
  readonly state: number;
}

export type Action =
  /** All cells given change in one undo step. */
  | { readonly type: 'mark'; readonly marks: readonly CellMark[] }
  | { readonly type: 'undo' }
  /** Takes moves back until so many are left; redo brings them again. */
  | { readonly type: 'rewind'; readonly moves: number }
  | { readonly type: 'redo' }
  /** Takes every mark off, as one undo step. */
  | { readonly type: 'clear' }
  | { readonly type: 'set-checkpoint' }
  /** Keeps what was marked since the last checkpoint. */
  | { readonly type: 'keep-checkpoint' }
  /** Takes back what was marked since the last checkpoint; redo brings it again. */
  | { readonly type: 'drop-checkpoint' }
  /** The marks that come with a board: undone like a move, but they finish nothing. */
  | { readonly type: 'place'; readonly marks: readonly CellMark[] }
  | { readonly type: 'open-hint' }
  | { readonly type: 'aid'; readonly aid: Aid }
  | { readonly type: 'rate'; readonly level: Level | null }
  | { readonly type: 'resume' }
  | { readonly type: 'pause' };

export function startGame(puzzle: Puzzle, level: Level | null, origin: Origin): Game {
  return {
    puzzle,
    level,
    origin,
    marks: new Uint8Array(puzzle.rows * puzzle.cols),
    past: [],
    future: [],
    checkpoints: [],
    clock: STOPPED,
    finishedIn: null,
    hints: 0,
    aids: [],
  };
}

/** The game after an action at the time `now`; the same object when nothing changes. */
export function reduce(game: Game, action: Action, now: number, assistance: Assistance): Game {
  switch (action.type) {
    case 'mark':
      return finish(mark(game, action.marks), now, assistance);
    case 'clear':
      return mark(
        game,
        [...game.marks.keys()].map((cell) => ({ cell, state: UNKNOWN })),
      );
    case 'undo':
      return undo(game);
    case 'rewind':
      return rewind(game, action.moves);
    case 'redo':
      return finish(redo(game), now, assistance);
    case 'set-checkpoint':
      if (game.checkpoints.at(-1) === game.past.length) return game;
      return { ...game, checkpoints: [...game.checkpoints, game.past.length] };
    case 'keep-checkpoint':
      return { ...game, checkpoints: game.checkpoints.slice(0, -1) };
    case 'drop-checkpoint':
      return dropCheckpoint(game);
    case 'place': {
      const placed = mark(game, action.marks);
      return placed === game ? game : withAid(placed, 'marks');
    }
    case 'open-hint':
      return { ...game, hints: game.hints + 1 };
    case 'aid':
      return withAid(game, action.aid);
    case 'rate':
      return game.level === action.level ? game : { ...game, level: action.level };
    case 'resume':
      return game.finishedIn === null ? { ...game, clock: startClock(game.clock, now) } : game;
    case 'pause':
      return { ...game, clock: stopClock(game.clock, now) };
  }
}

/** Help after the finish changes nothing any more. */
function withAid(game: Game, aid: Aid): Game {
  if (game.finishedIn !== null || game.aids.includes(aid)) return game;
  return { ...game, aids: [...game.aids, aid] };
}

function mark(game: Game, marks: readonly CellMark[]): Game {
  const changed = marks.filter(({ cell, state }) => game.marks[cell] !== state);
  if (changed.length === 0) return game;
  const change: Change = {
    cells: changed.map(({ cell }) => cell),
    before: changed.map(({ cell }) => game.marks[cell]),
    after: changed.map(({ state }) => state),
  };
  return {
    ...game,
    marks: apply(game.marks, change.cells, change.after),
    past: [...game.past, change],
    future: [],
  };
}

function apply(marks: Shading, cells: readonly number[], states: readonly number[]): Shading {
  const changed = marks.slice();
  cells.forEach((cell, index) => {
    changed[cell] = states[index];
  });
  return changed;
}

function undo(game: Game): Game {
  const change = game.past.at(-1);
  if (change === undefined) return game;
  const past = game.past.slice(0, -1);
  return {
    ...game,
    marks: apply(game.marks, change.cells, change.before),
    past,
    future: [...game.future, change],
    checkpoints: game.checkpoints.filter((length) => length <= past.length),
  };
}

function redo(game: Game): Game {
  const change = game.future.at(-1);
  if (change === undefined) return game;
  return {
    ...game,
    marks: apply(game.marks, change.cells, change.after),
    past: [...game.past, change],
    future: game.future.slice(0, -1),
  };
}

function dropCheckpoint(game: Game): Game {
  const length = game.checkpoints.at(-1);
  if (length === undefined) return game;
  const taken = rewind(game, length);
  return { ...taken, checkpoints: taken.checkpoints.slice(0, -1) };
}

function rewind(game: Game, moves: number): Game {
  let taken = game;
  while (taken.past.length > moves) taken = undo(taken);
  return taken;
}

/** Stops the clock at the first moment when the board is solved. */
function finish(game: Game, now: number, assistance: Assistance): Game {
  if (game.finishedIn !== null || !isSolved(game, assistance)) return game;
  const clock = stopClock(game.clock, now);
  return { ...game, clock, finishedIn: elapsedAt(clock, now) };
}

/** Whether the board is a solution when every cell that is not shaded counts as unshaded. */
export function isSolved(game: Game, assistance: Assistance): boolean {
  return game.past.length > 0 && isSolution(game.puzzle, finalMarks(game, assistance));
}

/** The marks with what is derived from them; all other cells unshaded. */
export function finalMarks(game: Game, assistance: Assistance): Shading {
  return deriveMarks(game.puzzle, game.marks, assistance).map((state) =>
    state === UNKNOWN ? UNSHADED : state,
  );
}

/** The cells whose marks are younger than the last checkpoint: those on trial. */
export function trialCells(game: Game): ReadonlySet<number> {
  const length = game.checkpoints.at(-1);
  if (length === undefined) return new Set();
  return new Set(game.past.slice(length).flatMap((change) => change.cells));
}
