/** Boards beside the game, in the settings and the lesson: games of their own, which are not kept. */
import { findViolations, type Violation } from '@hitori/core';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { deriveMarks } from '../game/auto-marks.ts';
import { type Action, type Game, reduce, startGame } from '../game/game.ts';
import { readPuzzle } from '../game/link.ts';
import { type BoardModel, createBoardModel } from './board-model.ts';
import { assistanceOf, settings } from './settings.ts';

const TRY_PUZZLE = 'hitori:3x3:112123321';

export interface FreeGame {
  readonly game: Signal<Game>;
  readonly violations: ReadonlySignal<readonly Violation[]>;
  dispatch(action: Action): void;
}

export function createFreeGame(id: string): FreeGame {
  const parsed = readPuzzle(id);
  if (!parsed.ok) throw new Error(`bug: ${parsed.error}`);
  const game = signal(startGame(parsed.value.puzzle, null, { kind: 'lesson', name: null }));
  const violations = computed((): readonly Violation[] => {
    const { errors, watchR1, watchR2, watchR3 } = settings.value;
    if (errors !== 'show') return [];
    const isWatched = { R1: watchR1, R2: watchR2, R3: watchR3 };
    const { puzzle, marks } = game.value;
    const all = deriveMarks(puzzle, marks, assistanceOf(settings.value));
    return findViolations(puzzle, all).filter(({ rule }) => isWatched[rule]);
  });
  return {
    game,
    violations,
    dispatch(action) {
      game.value = reduce(game.value, action, Date.now(), assistanceOf(settings.value));
    },
  };
}

export const tryBoard: BoardModel = createBoardModel(createFreeGame(TRY_PUZZLE));
