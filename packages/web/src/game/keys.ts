/**
 * What a key asks for. Letters that move are a choice, because both ways are in use and `h` can only
 * mean one thing: with `wasd` it opens a hint, with `hjkl` it moves left and Shift+H opens the hint.
 */
import type { Move } from './cursor.ts';

export const KEY_SCHEMES = ['wasd', 'hjkl'] as const;
export type KeyScheme = (typeof KEY_SCHEMES)[number];

export type Command =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'shade' | 'ring' | 'erase' }
  | { readonly kind: 'undo' | 'redo' | 'hint' | 'new' | 'check' | 'checkpoint' | 'help' };

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

const COMMANDS: Readonly<Record<string, Exclude<Command['kind'], 'move'>>> = {
  ' ': 'shade',
  Enter: 'shade',
  x: 'ring',
  c: 'ring',
  Backspace: 'erase',
  Delete: 'erase',
  h: 'hint',
  n: 'new',
  v: 'check',
  t: 'checkpoint',
  '?': 'help',
};

/** The command of a key press; undefined when the key is none of the game's. */
export function commandOf(press: KeyPress, scheme: KeyScheme): Command | undefined {
  if (press.alt) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrl) return commandWithCtrl(key, press.shift);
  const move = MOVE_KEYS[key] ?? (press.shift ? undefined : LETTER_MOVES[scheme][key]);
  if (move !== undefined) return { kind: 'move', move };
  const kind = COMMANDS[key];
  return kind === undefined ? undefined : ({ kind } as Command);
}

function commandWithCtrl(key: string, shift: boolean): Command | undefined {
  if (key === 'z') return { kind: shift ? 'redo' : 'undo' };
  if (key === 'y') return { kind: 'redo' };
  if (key === 'Home') return { kind: 'move', move: 'board-start' };
  if (key === 'End') return { kind: 'move', move: 'board-end' };
  return undefined;
}
