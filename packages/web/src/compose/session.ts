/**
 * A session of composing: a draft on a board, what the engine says of it, and what can be made of it.
 * Everything outside of it (the store, the solvers, the time, the words) is given to it.
 */
import type { Puzzle, Symmetry } from '@hitori/core';
import type { Repair } from '@hitori/core/compose';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardModel } from '../app/board-model.ts';
import type { Environment } from '../app/environment.ts';
import type { Mode } from '../draft/compose-keys.ts';
import type { Draft } from '../draft/draft.ts';
import { emptySketch, type Sketch, withSymbols } from '../draft/sketch.ts';
import type { KeyPress } from '../game/keys.ts';
import type { Store } from '../game/storage.ts';
import { composeTextIn } from '../text/compose-text.ts';
import type { ComposeMessages } from '../text/en-compose.ts';
import type { Solver } from '../worker/solver.ts';
import { type ComposeCommands, createComposeCommands } from './commands.ts';
import { createDescriber } from './describe.ts';
import { createDraftBoard } from './draft-board.ts';
import { createDraftModel, type DraftModel } from './draft-model.ts';
import { createEditor, type Editor } from './editor.ts';
import { createFindings, type Findings } from './findings.ts';
import { type ComposeMaker, createComposeMaker } from './maker.ts';
import { sayChange } from './say-change.ts';
import { type VerdictWords, wordsOf } from './verdict-words.ts';

export interface ComposeOptions extends Environment {
  readonly store: Store;
  /** A solver of its own for each kind of question, so that none waits for another. */
  newSolver(): Solver;
}

export interface ComposeSession extends Environment {
  readonly words: ReadonlySignal<ComposeMessages>;
  readonly draft: ReadonlySignal<Draft>;
  readonly puzzle: ReadonlySignal<Puzzle>;
  readonly board: BoardModel;
  readonly mode: Signal<Mode>;
  readonly symmetry: Signal<Symmetry>;
  readonly findings: Omit<Findings, 'drawn' | 'dispose'>;
  readonly verdictWords: ReadonlySignal<VerdictWords>;
  readonly maker: ComposeMaker;
  readonly editor: Omit<Editor, 'dispose'>;
  readonly commands: ComposeCommands;
  readonly drafts: DraftModel['drafts'];
  /** Whether the field for a longer symbol is open. */
  readonly isWordOpen: Signal<boolean>;
  /** Does what the key asks for; false when it is none of the session's. */
  press(press: KeyPress): boolean;
  /** Another sketch in place of the draft's, as one step. */
  use(sketch: Sketch): void;
  applyRepair(repair: Repair, said: string): void;
  openDraft(draft: Draft): void;
  startDraft(sketch?: Sketch): void;
  removeDraft(name: string): void;
  dispose(): void;
}

/** How long a verdict stands before it is said, in milliseconds: who types is not talked over. */
const SAY_MS = 600;

export function createComposeSession(options: ComposeOptions): ComposeSession {
  const { settings, language, text, announce, now, store, newSolver } = options;
  const environment: Environment = { settings, language, text, announce, now };
  const words = computed(() => composeTextIn(language.value));
  const model = createDraftModel(store, environment);
  const { puzzle } = model;
  const sketch = computed(() => model.draft.value.sketch);
  const mode = signal<Mode>('symbols');
  const symmetry = signal<Symmetry>('none');
  const isWordOpen = signal(false);
  const findings = createFindings(puzzle, newSolver);
  const describe = createDescriber(sketch, findings, words, text);

  const say = (before: Sketch): void => {
    const said = sayChange(before, sketch.value, words.value, text.value);
    if (said !== '') announce(said);
  };
  const use = (next: Sketch): void => {
    const before = sketch.value;
    if (model.change(next)) say(before);
    if (board.cursor.value >= next.faces.length) board.cursor.value = 0;
  };
  const board = createDraftBoard({
    settings,
    sketch,
    puzzle,
    mode,
    symmetry,
    drawn: findings.drawn,
    dimmed: findings.noiseCells,
    describe,
    paint: use,
  });
  const editor = createEditor(model, board, environment, say);
  const maker = createComposeMaker(newSolver(), (made) => {
    const isFitting = made.rows === sketch.value.rows && made.cols === sketch.value.cols;
    use(withSymbols(isFitting ? sketch.value : emptySketch(made.rows, made.cols), made));
    announce(words.value.made);
  });
  const verdictWords = computed(() =>
    wordsOf(puzzle.value, findings.verdict.value, words.value, text.value),
  );
  let lastSaid = '';
  const stopSaying = effect(() => {
    const { title, lines } = verdictWords.value;
    if (findings.verdict.value.kind === 'working') return undefined;
    const said = [title, ...lines.slice(0, 1)].join(text.value.semicolon);
    if (said === lastSaid) return undefined;
    const timer = setTimeout(() => {
      lastSaid = said;
      announce(said);
    }, SAY_MS);
    return () => clearTimeout(timer);
  });
  /** What belongs to another draft goes with it. */
  const leave = (): void => {
    editor.settle();
    maker.stop();
    isWordOpen.value = false;
    board.cursor.value = 0;
  };
  const parts = { ...environment, words, model, sketch, board, editor, mode, isWordOpen, use };
  const { commands, press } = createComposeCommands({ ...parts, symmetry, findings, maker });

  return {
    ...environment,
    words,
    draft: model.draft,
    puzzle,
    board,
    mode,
    symmetry,
    findings,
    verdictWords,
    maker,
    editor,
    commands,
    drafts: model.drafts,
    isWordOpen,
    press,
    use,
    applyRepair({ cell, to }, said) {
      const faces = [...sketch.value.faces];
      faces[cell] = { ...faces[cell], symbol: to ?? '' };
      findings.previewed.value = null;
      board.cursor.value = cell;
      use({ ...sketch.value, faces });
      announce(words.value.mended(said));
    },
    openDraft(draft) {
      leave();
      model.open(draft);
    },
    startDraft(begun) {
      leave();
      model.start(begun);
    },
    removeDraft(name) {
      leave();
      model.remove(name);
      announce(words.value.deleted);
    },
    dispose() {
      stopSaying();
      editor.dispose();
      maker.stop();
      findings.dispose();
    },
  };
}
