/** What the keys and buttons of composing do. */

import type { Symmetry } from '@hitori/core';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardModel } from '../app/board-model.ts';
import { type Commands, createCommands } from '../app/command.ts';
import type { Environment } from '../app/environment.ts';
import { type ComposeKey, composeKeyOf, type Mode } from '../draft/compose-keys.ts';
import {
  changedCells,
  type Face,
  imagesOf,
  isSameShape,
  type Sketch,
  withFaces,
  withSymbols,
} from '../draft/sketch.ts';
import { moveCursor } from '../game/cursor.ts';
import type { KeyPress } from '../game/keys.ts';
import type { ComposeMessages } from '../text/en-compose.ts';
import type { DraftModel } from './draft-model.ts';
import type { Editor } from './editor.ts';
import type { Findings } from './findings.ts';
import type { ComposeMaker } from './maker.ts';
import { sayChange } from './say-change.ts';

export type ComposeCommand =
  | 'undo'
  | 'redo'
  | 'clear'
  | 'clear-pattern'
  | 'lock-all'
  | 'unlock-all'
  | 'minimise';
export type ComposeCommands = Commands<ComposeCommand>;

interface Parts extends Environment {
  readonly words: ReadonlySignal<ComposeMessages>;
  readonly model: DraftModel;
  readonly sketch: ReadonlySignal<Sketch>;
  readonly board: BoardModel;
  readonly editor: Editor;
  readonly mode: ReadonlySignal<Mode>;
  readonly symmetry: ReadonlySignal<Symmetry>;
  readonly isWordOpen: Signal<boolean>;
  readonly findings: Findings;
  readonly maker: ComposeMaker;
  use(sketch: Sketch): void;
}

interface Keyed {
  readonly commands: ComposeCommands;
  press(press: KeyPress): boolean;
}

export function createComposeCommands(parts: Parts): Keyed {
  const commands = createCommands<ComposeCommand>({ ...history(parts), ...whole(parts) });
  return {
    commands,
    press(press) {
      const key = composeKeyOf(press, parts.mode.value);
      return key !== undefined && run(key, parts, commands);
    },
  };
}

function history({ model, sketch, editor, board, text, words, announce }: Parts) {
  const go = (step: () => void, say: (change: string) => string): void => {
    editor.settle();
    const before = sketch.value;
    step();
    const after = sketch.value;
    const [first = 0] = isSameShape(before, after) ? changedCells(before, after) : [];
    board.cursor.value = first;
    announce(say(sayChange(before, after, words.value, text.value)));
  };
  return {
    undo: {
      isEnabled: () => model.draft.value.past.length > 0,
      run: () => go(model.undo, text.value.undone),
      refuse: () => announce(text.value.nothingToUndo),
    },
    redo: {
      isEnabled: () => model.draft.value.future.length > 0,
      run: () => go(model.redo, text.value.redone),
    },
  };
}

/** What is done to all cells at once. */
function whole({ sketch, use, findings, words, announce }: Parts) {
  const all = (): Iterable<number> => sketch.value.faces.keys();
  const given = () =>
    [...all()].filter((cell) => {
      const { symbol, isLocked } = sketch.value.faces[cell];
      return symbol !== '' && !isLocked;
    });
  const some = (is: (face: Sketch['faces'][number]) => boolean) => sketch.value.faces.some(is);
  return {
    clear: {
      isEnabled: () =>
        some(({ symbol, isShaded, isLocked }) => symbol !== '' || isShaded || isLocked),
      run: () =>
        use(withFaces(sketch.value, all(), { symbol: '', isShaded: false, isLocked: false })),
    },
    'clear-pattern': {
      isEnabled: () => some(({ isShaded }) => isShaded),
      run: () => use(withFaces(sketch.value, all(), { isShaded: false })),
    },
    'lock-all': {
      isEnabled: () => given().length > 0,
      run: () => use(withFaces(sketch.value, given(), { isLocked: true })),
    },
    'unlock-all': {
      isEnabled: () => some(({ isLocked }) => isLocked),
      run: () => use(withFaces(sketch.value, all(), { isLocked: false })),
    },
    minimise: {
      isEnabled: () => findings.noiseCells.value.size > 0,
      run() {
        const { value } = findings.noise;
        if (value.kind !== 'known' || value.answer === null) return;
        const { puzzle, givens } = value.answer;
        use(withSymbols(sketch.value, puzzle));
        announce(words.value.minimised(givens));
      },
    },
  };
}

/** What is taken from a cell in each mode. */
const ERASED: Readonly<Record<Mode, Partial<Face>>> = {
  symbols: { symbol: '' },
  pattern: { isShaded: false },
  locks: { isLocked: false },
};

/** false: the page may know the key. */
function run(key: ComposeKey, parts: Parts, commands: ComposeCommands): boolean {
  const { sketch, board, editor, mode, symmetry, isWordOpen, use } = parts;
  switch (key.kind) {
    case 'symbol':
      editor.typeKey(key.symbol);
      return true;
    case 'move':
      board.cursor.value = moveCursor(sketch.value, board.cursor.value, key.to);
      board.askFocus();
      return true;
    case 'blank':
      editor.change(() => ERASED[mode.value]);
      return true;
    case 'blank-back':
      editor.blankBack();
      return true;
    case 'blank-on':
      editor.put('');
      return true;
    case 'shade': {
      const cell = board.cursor.value;
      const { isShaded } = sketch.value.faces[cell];
      const images = imagesOf(sketch.value, symmetry.value, cell);
      use(withFaces(sketch.value, images, { isShaded: !isShaded }));
      return true;
    }
    case 'lock':
      editor.change(({ isLocked }) => ({ isLocked: !isLocked }));
      return true;
    case 'word':
      editor.settle();
      isWordOpen.value = true;
      return true;
    case 'undo':
    case 'redo':
      commands[key.kind].run();
      return true;
    case 'close':
      if (!isWordOpen.value) return false;
      isWordOpen.value = false;
      return true;
    case 'help':
      return false;
  }
}
