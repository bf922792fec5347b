/** What a key asks for while composing: a symbol, a move, or what is done to the cell. */
import { MOVES, type Move } from '../game/cursor.ts';
import { commandOf, type KeyPress } from '../game/keys.ts';

/** What a press on the board changes. */
export const MODES = ['symbols', 'pattern', 'locks'] as const;
export type Mode = (typeof MODES)[number];

export type ComposeKey =
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'move'; readonly to: Move }
  | {
      readonly kind:
        | 'blank'
        | 'blank-back'
        | 'blank-on'
        | 'shade'
        | 'lock'
        | 'word'
        | 'undo'
        | 'redo'
        | 'close'
        | 'help';
    };

const SYMBOL = /^[\p{L}\p{N}]$/u;

/** undefined when the key is none of the screen's. */
export function composeKeyOf(press: KeyPress, mode: Mode): ComposeKey | undefined {
  const { key, ctrl, alt } = press;
  if (alt) return undefined;
  if (ctrl || key.length > 1) return namedKey(press, mode);
  if (key === '#') return { kind: 'shade' };
  if (key === '!') return { kind: 'lock' };
  if (key === '?') return { kind: 'help' };
  if (mode !== 'symbols') {
    if (key === 'l' || key === 'L') return { kind: 'lock' };
    return key === ' ' ? { kind: mode === 'locks' ? 'lock' : 'shade' } : undefined;
  }
  if (key === ' ' || key === '.' || key === '-') return { kind: 'blank-on' };
  // As a Japanese keyboard may send them: wide letters and digits.
  const symbol = key.normalize('NFKC');
  return SYMBOL.test(symbol) ? { kind: 'symbol', symbol } : undefined;
}

function namedKey(press: KeyPress, mode: Mode): ComposeKey | undefined {
  const { key, ctrl } = press;
  if (key === 'Backspace' && !ctrl) return { kind: mode === 'symbols' ? 'blank-back' : 'blank' };
  if (key === 'Delete' && !ctrl) return { kind: 'blank' };
  if (key === 'Enter' && !ctrl) {
    if (mode === 'symbols') return { kind: 'word' };
    return { kind: mode === 'locks' ? 'lock' : 'shade' };
  }
  const command = commandOf(press, 'wasd');
  const move = MOVES.find((to) => to === command);
  if (move) return { kind: 'move', to: move };
  return command === 'undo' || command === 'redo' || command === 'close'
    ? { kind: command }
    : undefined;
}
