/**
 * What a board on the page shows and does: derived from a game, whatever the board is for (the game, the
 * lesson, the one in the settings). The view only reads these signals and calls these functions.
 */

import { isSeed, type Puzzle, peersOf, type Shading, UNKNOWN, type Violation } from '@hitori/core';
import { drawViolations, type SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { deriveMarks } from '../game/auto-marks.ts';
import { type CellError, errorsByCell, wallOf } from '../game/board-errors.ts';
import type { Action, Game } from '../game/game.ts';
import { trialCells } from '../game/game.ts';
import { extendStroke, type Stroke, startStroke, strokeMarks } from '../game/painting.ts';
import { nextState, type Press } from '../game/presets.ts';
import { assistanceOf, type Settings } from '../game/settings.ts';
import { drawLit, drawWall } from './overlays.ts';

/** A board shown in place of the player's own, such as a step of the walk-through. */
export interface Showing {
  readonly marks: Shading;
  readonly overlay: readonly SvgNode[];
}

export interface BoardModel {
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** The marks drawn, those of a drag under way included; without derived ones. */
  readonly marks: ReadonlySignal<Shading>;
  /** The same with derived marks. */
  readonly allMarks: ReadonlySignal<Shading>;
  readonly trial: ReadonlySignal<ReadonlySet<number>>;
  readonly overlay: ReadonlySignal<readonly SvgNode[]>;
  readonly errors: ReadonlySignal<ReadonlyMap<number, CellError>>;
  readonly peers: ReadonlySignal<ReadonlySet<number>>;
  readonly dimmed: ReadonlySignal<ReadonlySet<number>>;
  readonly cursor: Signal<number>;
  /** Whether the board has the focus: only then is the cursor's line highlighted. */
  readonly isFocused: Signal<boolean>;
  /** The cells that are spoken of, the first one before all others: they are to be in sight. */
  readonly told: ReadonlySignal<readonly number[]>;
  /** The cell that is read about at the moment. */
  readonly lit: Signal<number | null>;
  readonly isReadOnly: ReadonlySignal<boolean>;
  /** All of a cell in words, where they are others than those of a game. */
  readonly describe?: (cell: number) => string;
  /** Counts the times that the focus was asked to come to the cursor. */
  readonly focusAsked: ReadonlySignal<number>;
  askFocus(): void;
  /** The state that a press on a cell leads to, begun as a stroke. */
  begin(cell: number, press: Press): void;
  lead(cell: number): void;
  end(): void;
  cancel(): void;
  /** Marks one cell, or takes the mark off when it has it already. */
  mark(cell: number, state: number): void;
}

const NO_TOLD: readonly number[] = [];

export interface BoardSource {
  readonly settings: ReadonlySignal<Settings>;
  readonly game: ReadonlySignal<Game>;
  dispatch(action: Action): void;
  readonly showing?: ReadonlySignal<Showing | null>;
  /** What is drawn over the player's own marks: a hint. */
  readonly drawn?: ReadonlySignal<readonly SvgNode[]>;
  readonly violations?: ReadonlySignal<readonly Violation[]>;
  readonly told?: ReadonlySignal<readonly number[]>;
}

const NO_NODES: readonly SvgNode[] = [];
const NO_VIOLATIONS: readonly Violation[] = [];
const NO_CELLS: ReadonlySet<number> = new Set();

export function createBoardModel(source: BoardSource): BoardModel {
  const { settings, game, dispatch } = source;
  const stroke = signal<Stroke | null>(null);
  const cursor = signal(0);
  const isFocused = signal(false);
  const focusAsked = signal(0);
  const puzzle = computed(() => game.value.puzzle);
  const showing = computed(() => source.showing?.value ?? null);
  const isReadOnly = computed(() => showing.value !== null);

  const marks = computed(() => {
    if (showing.value) return showing.value.marks;
    if (stroke.value === null) return game.value.marks;
    const painted = game.value.marks.slice();
    for (const { cell, state } of strokeMarks(stroke.value)) painted[cell] = state;
    return painted;
  });
  const allMarks = computed(() =>
    showing.value
      ? marks.value
      : deriveMarks(puzzle.value, marks.value, assistanceOf(settings.value)),
  );
  const violations = computed(() =>
    showing.value ? NO_VIOLATIONS : (source.violations?.value ?? NO_VIOLATIONS),
  );
  const lit = signal<number | null>(null);
  const litNodes = computed(() =>
    lit.value === null || lit.value >= puzzle.value.symbols.length
      ? NO_NODES
      : drawLit(puzzle.value, lit.value),
  );
  const overlay = computed(() => {
    if (showing.value) return [...showing.value.overlay, ...litNodes.value];
    const drawn = source.drawn?.value ?? NO_NODES;
    return [
      ...drawViolations(puzzle.value, violations.value, 'var(--warn)', 'var(--paper)'),
      ...drawWall(puzzle.value, wallOf(puzzle.value, allMarks.value, violations.value)),
      ...drawn,
      ...litNodes.value,
    ];
  });

  return {
    puzzle,
    marks,
    allMarks,
    overlay,
    cursor,
    lit,
    told: computed(() => (lit.value === null ? (source.told?.value ?? NO_TOLD) : [lit.value])),
    isFocused,
    isReadOnly,
    focusAsked,
    askFocus() {
      focusAsked.value++;
    },
    trial: computed(() => (showing.value ? NO_CELLS : trialCells(game.value))),
    errors: computed(() => errorsByCell(puzzle.value, allMarks.value, violations.value)),
    peers: computed(() =>
      settings.value.highlightSame && isFocused.value && cursor.value < puzzle.value.symbols.length
        ? new Set(peersOf(puzzle.value, cursor.value))
        : NO_CELLS,
    ),
    dimmed: computed(() => (settings.value.dimSeeds ? seedsOf(puzzle.value) : NO_CELLS)),
    begin(cell, press) {
      if (isReadOnly.value) return;
      const { preset, tapOrder } = settings.value;
      const current = game.value.marks;
      const to = nextState(preset, tapOrder, press, current[cell]);
      stroke.value = startStroke(puzzle.value.cols, current, cell, to);
    },
    lead(cell) {
      if (stroke.value) stroke.value = extendStroke(stroke.value, game.value.marks, cell);
    },
    end() {
      const finished = stroke.value;
      stroke.value = null;
      if (finished) dispatch({ type: 'mark', marks: strokeMarks(finished) });
    },
    cancel() {
      stroke.value = null;
    },
    mark(cell, state) {
      if (isReadOnly.value) return;
      const to = game.value.marks[cell] === state ? UNKNOWN : state;
      dispatch({ type: 'mark', marks: [{ cell, state: to }] });
    },
  };
}

function seedsOf(puzzle: Puzzle): ReadonlySet<number> {
  return new Set([...puzzle.symbols.keys()].filter((cell) => isSeed(puzzle, cell)));
}
