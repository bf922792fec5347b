/** The draft as a board: what is drawn of it, and what a press on it changes in each mode. */
import {
  findViolations,
  type Puzzle,
  peersOf,
  SHADED,
  type Symmetry,
  UNKNOWN,
  UNSHADED,
} from '@hitori/core';
import { drawViolations, type SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardModel } from '../app/board-model.ts';
import type { Environment } from '../app/environment.ts';
import { drawLit } from '../app/overlays.ts';
import type { Mode } from '../draft/compose-keys.ts';
import { imagesOf, patternOf, type Sketch, withFaces } from '../draft/sketch.ts';
import { errorsByCell } from '../game/board-errors.ts';
import { extendStroke, type Stroke, startStroke } from '../game/painting.ts';
import { drawCursor, drawLocks } from './drawings.ts';

interface DraftBoardSource extends Pick<Environment, 'settings'> {
  readonly sketch: ReadonlySignal<Sketch>;
  readonly puzzle: ReadonlySignal<Puzzle>;
  readonly mode: ReadonlySignal<Mode>;
  readonly symmetry: ReadonlySignal<Symmetry>;
  /** What the verdict and the tools draw over the board. */
  readonly drawn: ReadonlySignal<readonly SvgNode[]>;
  /** Cells that may be blank. */
  readonly dimmed: ReadonlySignal<ReadonlySet<number>>;
  /** All of a cell in words. */
  describe(cell: number): string;
  /** A press or a drag was finished. */
  paint(sketch: Sketch): void;
}

const NO_CELLS: ReadonlySet<number> = new Set();

export function createDraftBoard(source: DraftBoardSource): BoardModel {
  const { settings, sketch, puzzle, mode, symmetry } = source;
  const stroke = signal<Stroke | null>(null);
  const cursor = signal(0);
  const isFocused = signal(false);
  const focusAsked = signal(0);
  const lit = signal<number | null>(null);

  /** A state a cell of what the mode paints; locks are no shaded cells, which may not touch. */
  const painted = (of: Sketch): Uint8Array =>
    mode.value === 'pattern'
      ? patternOf(of)
      : Uint8Array.from(of.faces, ({ isLocked }) => (isLocked ? UNSHADED : UNKNOWN));

  const withStroke = (of: Sketch, { cells, to }: Stroke): Sketch => {
    if (mode.value !== 'pattern') return withFaces(of, cells, { isLocked: to !== UNKNOWN });
    const images = [...cells].flatMap((cell) => imagesOf(of, symmetry.value, cell));
    return withFaces(of, images, { isShaded: to === SHADED });
  };

  /** With the drag that is under way. */
  const shown = computed(() =>
    stroke.value ? withStroke(sketch.value, stroke.value) : sketch.value,
  );
  const marks = computed(() => patternOf(shown.value));
  const violations = computed(() => findViolations(puzzle.value, marks.value));

  return {
    puzzle,
    marks,
    allMarks: marks,
    cursor,
    isFocused,
    focusAsked,
    lit,
    describe: source.describe,
    trial: signal(NO_CELLS),
    overlay: computed(() => [
      ...drawCursor(puzzle.value, cursor.value),
      ...source.drawn.value,
      ...drawViolations(puzzle.value, violations.value, 'var(--warn)', 'var(--paper)'),
      ...drawLocks(shown.value),
      ...(lit.value === null ? [] : drawLit(puzzle.value, lit.value)),
    ]),
    errors: computed(() => errorsByCell(puzzle.value, marks.value, violations.value)),
    peers: computed(() =>
      settings.value.highlightSame && isFocused.value && cursor.value < marks.value.length
        ? new Set(peersOf(puzzle.value, cursor.value))
        : NO_CELLS,
    ),
    dimmed: source.dimmed,
    // Where it is typed is in sight, also while the focus is elsewhere.
    told: computed(() => [lit.value ?? cursor.value]),
    isReadOnly: signal(false),
    askFocus() {
      focusAsked.value++;
    },
    begin(cell, press) {
      if (mode.value === 'symbols') {
        // A press chooses the cell; held, or with the right button, it locks.
        if (press !== 'long' && press !== 'right') return;
        const { isLocked } = sketch.value.faces[cell];
        source.paint(withFaces(sketch.value, [cell], { isLocked: !isLocked }));
        return;
      }
      const states = painted(sketch.value);
      const full = mode.value === 'pattern' ? SHADED : UNSHADED;
      const to = states[cell] === UNKNOWN ? full : UNKNOWN;
      stroke.value = startStroke(sketch.value.cols, states, cell, to);
    },
    lead(cell) {
      if (stroke.value) stroke.value = extendStroke(stroke.value, painted(sketch.value), cell);
    },
    end() {
      const finished = stroke.value;
      stroke.value = null;
      if (finished) source.paint(withStroke(sketch.value, finished));
    },
    cancel() {
      stroke.value = null;
    },
    mark(cell, state) {
      const isShaded = state === SHADED && !sketch.value.faces[cell].isShaded;
      source.paint(withFaces(sketch.value, [cell], { isShaded }));
    },
  };
}
