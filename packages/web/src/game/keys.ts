/**
 * What a key asks for. Letters that move are a choice, because both ways are in use and `h` can only
 * mean one thing: with `wasd` it opens a hint, with `hjkl` it moves left and Shift+H opens the hint.
 */
import type { Move } from './cursor.ts';

export const KEY_SCHEMES = ['wasd', 'hjkl'] as const;
export type KeyScheme = (typeof KEY_SCHEMES)[number];

export type MarkCommand = 'shade' | 'ring' | 'erase';
export type StepCommand = 'first-step' | 'step-back' | 'step-forward' | 'last-step';

/** What a key can ask for, by the name of the command. */
export type KeyCommand =
  | Move
  | MarkCommand
  | StepCommand
  | 'undo'
  | 'redo'
  | 'hint'
  | 'check'
  | 'set-checkpoint'
  | 'close'
  | 'pause'
  | 'new'
  | 'help';

export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

const MOVE_KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'column-start',
  PageDown: 'column-end',
};

const LETTER_MOVES: Readonly<Record<KeyScheme, Readonly<Record<string, Move>>>> = {
  wasd: { w: 'up', a: 'left', s: 'down', d: 'right', j: 'down', k: 'up', l: 'right' },
  hjkl: { h: 'left', j: 'down', k: 'up', l: 'right' },
};

/** While steps are watched and the board has no focus, the keys of a line go through the steps. */
const STEP_KEYS: Readonly<Record<string, StepCommand>> = {
  ArrowLeft: 'step-back',
  ArrowRight: 'step-forward',
  Home: 'first-step',
  End: 'last-step',
};

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ' ': 'shade',
  Enter: 'shade',
  x: 'ring',
  c: 'ring',
  Backspace: 'erase',
  Delete: 'erase',
  h: 'hint',
  n: 'new',
  v: 'check',
  t: 'set-checkpoint',
  p: 'pause',
  '?': 'help',
  Escape: 'close',
};

/** The command of a key press; undefined when the key is none of the game's. */
export function commandOf(
  press: KeyPress,
  scheme: KeyScheme,
  isWatching = false,
): KeyCommand | undefined {
  if (press.alt) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrl) return commandWithCtrl(key, press.shift);
  if (isWatching && STEP_KEYS[key] !== undefined) return STEP_KEYS[key];
  return MOVE_KEYS[key] ?? (press.shift ? undefined : LETTER_MOVES[scheme][key]) ?? COMMANDS[key];
}

function commandWithCtrl(key: string, shift: boolean): KeyCommand | undefined {
  if (key === 'z') return shift ? 'redo' : 'undo';
  if (key === 'y') return 'redo';
  if (key === 'Home') return 'board-start';
  if (key === 'End') return 'board-end';
  return undefined;
}
