/**
 * What each cell of a board shows and says, as bits. One pass over the cells that have elements finds those
 * that have changed, and only these are drawn again: with a computation a cell every one of them would be
 * asked at every mark.
 */
import { labelAt, type Puzzle, type Shading, UNKNOWN } from '@hitori/core';
import { batch, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { BoardModel } from '../app/board-model.ts';
import type { CellError } from '../game/board-errors.ts';

/** The bits beside the state, which has the lowest two. */
const DERIVED = 4;
const TRIAL = 8;
const PEER = 16;
const DIMMED = 32;
const CURRENT = 64;
const ERROR_SHIFT = 7;

const ERRORS: readonly (CellError | undefined)[] = [undefined, 'R1', 'R2', 'R3', 'wall'];

/** What the picture of a cell shows. */
const LOOK = 3 | DERIVED | TRIAL | PEER | DIMMED;
/** What is said of a cell, and whether the focus comes to it. */
const MEANING = 3 | DERIVED | TRIAL | CURRENT | (7 << ERROR_SHIFT);

export interface Look {
  readonly state: number;
  readonly isDerived: boolean;
  readonly isTrial: boolean;
  readonly isPeer: boolean;
  readonly isDimmed: boolean;
}

export interface Meaning {
  readonly state: number;
  readonly isDerived: boolean;
  readonly isTrial: boolean;
  readonly isCurrent: boolean;
  readonly error: CellError | undefined;
}

export const lookOf = (bits: number): Look => ({
  state: bits & 3,
  isDerived: (bits & DERIVED) !== 0,
  isTrial: (bits & TRIAL) !== 0,
  isPeer: (bits & PEER) !== 0,
  isDimmed: (bits & DIMMED) !== 0,
});

export const meaningOf = (bits: number): Meaning => ({
  state: bits & 3,
  isDerived: (bits & DERIVED) !== 0,
  isTrial: (bits & TRIAL) !== 0,
  isCurrent: (bits & CURRENT) !== 0,
  error: ERRORS[bits >> ERROR_SHIFT],
});

interface Face {
  readonly symbol: Signal<string>;
  readonly look: Signal<number>;
  readonly meaning: Signal<number>;
}

export class Faces {
  private readonly faces = new Map<number, Face>();
  private readonly board: BoardModel;

  constructor(board: BoardModel) {
    this.board = board;
  }

  /** The symbol of a cell, and its bits for `lookOf` and `meaningOf`; each changes only with what it holds. */
  of(cell: number): { readonly [name in keyof Face]: ReadonlySignal<Face[name]['value']> } {
    const known = this.faces.get(cell);
    if (known) return known;
    const seen = untracked(() => read(this.board));
    const bits = bitsOf(seen, cell);
    const face = {
      symbol: signal(labelAt(seen.puzzle, cell)),
      look: signal(bits & LOOK),
      meaning: signal(bits & MEANING),
    };
    this.faces.set(cell, face);
    return face;
  }

  /** Brings all of them up to date; within an effect it runs again when the board changes. */
  update(): void {
    const seen = read(this.board);
    batch(() => {
      for (const [cell, face] of this.faces) {
        if (cell >= seen.puzzle.symbols.length) {
          this.faces.delete(cell);
          continue;
        }
        const bits = bitsOf(seen, cell);
        face.symbol.value = labelAt(seen.puzzle, cell);
        face.look.value = bits & LOOK;
        face.meaning.value = bits & MEANING;
      }
    });
  }
}

interface Seen {
  readonly puzzle: Puzzle;
  readonly marks: Shading;
  readonly allMarks: Shading;
  readonly trial: ReadonlySet<number>;
  readonly peers: ReadonlySet<number>;
  readonly dimmed: ReadonlySet<number>;
  readonly errors: ReadonlyMap<number, CellError>;
  readonly cursor: number;
}

const read = (board: BoardModel): Seen => ({
  puzzle: board.puzzle.value,
  marks: board.marks.value,
  allMarks: board.allMarks.value,
  trial: board.trial.value,
  peers: board.peers.value,
  dimmed: board.dimmed.value,
  errors: board.errors.value,
  cursor: board.cursor.value,
});

function bitsOf(seen: Seen, cell: number): number {
  const own = seen.marks[cell];
  const state = seen.allMarks[cell];
  return (
    state +
    (state !== own ? DERIVED : 0) +
    (own !== UNKNOWN && seen.trial.has(cell) ? TRIAL : 0) +
    (seen.peers.has(cell) ? PEER : 0) +
    (seen.dimmed.has(cell) ? DIMMED : 0) +
    (seen.cursor === cell ? CURRENT : 0) +
    (ERRORS.indexOf(seen.errors.get(cell)) << ERROR_SHIFT)
  );
}
