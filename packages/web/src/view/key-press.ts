/** A key event as the game's keys know it. */
import type { KeyPress } from '../game/keys.ts';

export function keyPressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  };
}
