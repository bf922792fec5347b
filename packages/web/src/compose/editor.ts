/** Symbols by keys and buttons: typed into the cell of the cursor, which moves on by itself. */
import { effect } from '@preact/signals';
import type { BoardModel } from '../app/board-model.ts';
import type { Environment } from '../app/environment.ts';
import { type Face, type Sketch, withFaces } from '../draft/sketch.ts';
import { joinedText, MOMENT_MS, mayGrow, type Typing } from '../draft/typing.ts';
import type { DraftModel } from './draft-model.ts';

export interface Editor {
  /** A symbol's key: joined with the digit before it where both are one number. */
  typeKey(key: string): void;
  /** A whole symbol, '' for a blank, and on to the next cell; the focus stays where it is. */
  put(symbol: string): void;
  /** Blanks the cell; one that is blank already: the cell before it. */
  blankBack(): void;
  /** Changes the cell of the cursor. */
  change(change: (face: Face) => Partial<Face>): void;
  /** The digit that waits for another one is all of its symbol. */
  settle(): void;
  dispose(): void;
}

export function createEditor(
  model: DraftModel,
  board: BoardModel,
  { now }: Pick<Environment, 'now'>,
  /** Told of every change of the sketch. */
  onChange: (before: Sketch) => void,
): Editor {
  let typing: Typing | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { cursor } = board;
  const sketchOf = () => model.draft.value.sketch;

  const set = (change: Partial<Face>, isAmended = false): void => {
    const before = sketchOf();
    const base = withFaces(before, [cursor.value], change);
    if (model.change(base, isAmended)) onChange(before);
  };

  const moveBy = (step: number): void => {
    const { rows, cols } = sketchOf();
    cursor.value = Math.min(Math.max(cursor.value + step, 0), rows * cols - 1);
    if (board.isFocused.value) board.askFocus();
  };

  const forget = (): void => {
    clearTimeout(timer);
    typing = null;
  };

  const settle = (): void => {
    if (typing === null) return;
    const { cell } = typing;
    forget();
    if (cell === cursor.value) moveBy(1);
  };

  const enter = (text: string, isAmended: boolean, largest: number): void => {
    forget();
    set({ symbol: text }, isAmended);
    if (!mayGrow(text, largest)) {
      moveBy(1);
      return;
    }
    typing = { cell: cursor.value, text, at: now() };
    timer = setTimeout(settle, MOMENT_MS);
  };

  /** Whoever goes elsewhere waits for nothing. */
  const stop = effect(() => {
    if (typing !== null && typing.cell !== cursor.value) forget();
  });

  return {
    typeKey(key) {
      const { rows, cols } = sketchOf();
      const largest = Math.max(rows, cols);
      const joined = joinedText(typing, cursor.value, key, now(), largest);
      if (joined === null) settle();
      enter(joined ?? key, joined !== null, largest);
    },
    put(symbol) {
      forget();
      set({ symbol });
      moveBy(1);
    },
    blankBack() {
      forget();
      if (sketchOf().faces[cursor.value].symbol === '') moveBy(-1);
      set({ symbol: '' });
    },
    change(change) {
      set(change(sketchOf().faces[cursor.value]));
    },
    settle,
    dispose() {
      forget();
      stop();
    },
  };
}
