/**
 * The focus comes back to where it was when a sheet or the panel closes; where that is gone, to the board.
 */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { BoardModel } from '../app/board-model.ts';

interface FocusSource {
  /** What is open: null when nothing is. */
  readonly sheet: ReadonlySignal<unknown>;
  readonly session: {
    readonly panel: ReadonlySignal<unknown>;
    readonly board: Pick<BoardModel, 'askFocus'>;
  };
}

/** Returns the function that ends it. */
export function returnFocus({ sheet, session }: FocusSource): () => void {
  const follow = (isOpen: () => boolean, isAlways: boolean): (() => void) => {
    let origin: Element | null = null;
    let wasOpen = false;
    return effect(() => {
      const opens = isOpen();
      if (opens && !wasOpen) origin = document.activeElement;
      // After the sheet or the panel is gone.
      if (!opens && wasOpen) window.setTimeout(() => restore(origin, isAlways));
      wasOpen = opens;
    });
  };

  const restore = (origin: Element | null, isAlways: boolean): void => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (document.querySelector('dialog') !== null || (!isAlways && !isLost)) return;
    const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
    if (isThere && origin.checkVisibility()) origin.focus({ preventScroll: true });
    else if (isLost) session.board.askFocus();
  };

  const stops = [
    follow(() => sheet.value !== null, true),
    follow(() => session.panel.value !== null, false),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
