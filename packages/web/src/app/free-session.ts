/** A board beside the game, in the settings and the lesson: a session that keeps nothing and asks nobody. */
import { findViolations, type Violation } from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { deriveMarks } from '../game/auto-marks.ts';
import { type Action, type Game, reduce, startGame } from '../game/game.ts';
import type { KeyCommand, KeyPress } from '../game/keys.ts';
import { readId } from '../game/link.ts';
import { assistanceOf, isWatched } from '../game/settings.ts';
import { createBoardCommands } from './board-commands.ts';
import { type BoardModel, createBoardModel } from './board-model.ts';
import type { Environment } from './environment.ts';
import { pressKey } from './press-key.ts';
import { sayMarks } from './say-marks.ts';

export interface FreeSession {
  readonly game: ReadonlySignal<Game>;
  readonly board: BoardModel;
  dispatch(action: Action): void;
  /** Runs the command of a key, if the board has it. */
  press(press: KeyPress): KeyCommand | undefined;
}

/** `draw`: what is drawn over the marks; `onMarks` is told of every change of them. */
export function createFreeSession(
  id: string,
  environment: Environment,
  draw: (game: Game) => readonly SvgNode[] = () => [],
  onMarks: (before: Game, after: Game) => void = () => undefined,
): FreeSession {
  const { settings, now, text, announce } = environment;
  const game = signal(startGame(readId(id), null, { kind: 'lesson', name: null }));
  const violations = computed((): readonly Violation[] => {
    if (settings.value.errors !== 'show') return [];
    const { puzzle, marks } = game.value;
    const all = deriveMarks(puzzle, marks, assistanceOf(settings.value));
    return findViolations(puzzle, all).filter((broken) => isWatched(settings.value, broken));
  });
  const dispatch = (action: Action): void => {
    const before = game.value;
    game.value = reduce(before, action, now(), assistanceOf(settings.value));
    const said = sayMarks(before, game.value, violations.value, text.value);
    if (said !== '') announce(said);
    if (before.marks !== game.value.marks) onMarks(before, game.value);
  };
  const drawn = computed(() => draw(game.value));
  const board = createBoardModel({ settings, game, dispatch, violations, drawn });
  const commands = createBoardCommands(board);
  return {
    game,
    board,
    dispatch,
    press: (press) => pressKey(commands, press, settings.value.keys),
  };
}
