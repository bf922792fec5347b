/** Boards of the tests, and the games that are played on them. */
import { type Puzzle, parsePuzzle, type Shading, solve } from '@hitori/core';
import type { Assistance } from '../src/game/auto-marks.ts';
import { type Action, type Game, reduce, startGame } from '../src/game/game.ts';

export function readBoard(text: string): Puzzle {
  const parsed = parsePuzzle(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.puzzle;
}

export function solutionOf(puzzle: Puzzle): Shading {
  const { solution } = solve(puzzle);
  if (solution === null) throw new Error('the board has no solution');
  return solution;
}

export const NO_ASSISTANCE: Assistance = { neighbours: false, equals: false };

export const FOUR = '3222/1342/4113/1133';

export function newGame(text: string = FOUR): Game {
  return startGame(readBoard(text), null, { kind: 'pasted', name: null });
}

/** The game after actions, a second apart. */
export function play(game: Game, ...actions: readonly Action[]): Game {
  return actions.reduce(
    (played, action, index) => reduce(played, action, (index + 1) * 1000, NO_ASSISTANCE),
    game,
  );
}

/** The action that marks cells: `+3` shaded, `-3` unshaded, `.3` unmarked. */
export function mark(...cells: readonly string[]): Action {
  return {
    type: 'mark',
    marks: cells.map((text) => ({ cell: Number(text.slice(1)), state: '.+-'.indexOf(text[0]) })),
  };
}
