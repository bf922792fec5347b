/**
 * The classic engine: three-valued constraint propagation, then branching. Written for reading; it
 * shares no kernel with `cdcl`, says which rule decided each cell, and is the oracle in the tests.
 *
 * Rules, to a fixpoint: static ones once (`sandwich`: a cell between two equal symbols of its line is
 * unshaded; `pair`: every further equal of two equal neighbours in their line is shaded), then
 * `duplicate` (equals of an unshaded cell in its lines are shaded), `adjacent` (neighbours of a shaded
 * cell are unshaded), and when these are quiet `cut` (a cell whose shading would split the open area,
 * that is all cells not shaded, is unshaded; so is the last open cell).
 */
import type {
  Engine,
  EnumerateResult,
  SearchStats,
  SolveOptions,
  SolveResult,
  Status,
} from './engine.ts';
import { Budget } from './limits.ts';
import { findCutCells, splitsUnshaded } from './open-area.ts';
import { isSameSymbol, isSeed, neighboursOf, type Puzzle, peersOf } from './puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from './shading.ts';

export const PROPAGATION_RULES = [
  'sandwich',
  'pair',
  'seed',
  'duplicate',
  'adjacent',
  'cut',
] as const;
export type PropagationRule = (typeof PROPAGATION_RULES)[number];

/** One cell decided by one rule. */
export interface PropagationStep {
  readonly rule: PropagationRule;
  readonly cell: number;
  readonly state: typeof SHADED | typeof UNSHADED;
  /** The cells the conclusion rests on (for `cut`, all shaded cells: the open area as it stands). */
  readonly because: readonly number[];
}

export interface Propagation {
  /** The marks with all consequences drawn. */
  readonly shading: Shading;
  /** The consequences, in the order in which they were drawn. */
  readonly steps: readonly PropagationStep[];
  /**
   * The rule whose conclusion clashes with the marks (`cut` also when the unshaded cells are divided),
   * or null when nothing clashes.
   */
  readonly broken: PropagationRule | null;
}

/** Draws every consequence of the marks (none, unless given) without supposing anything. */
export function propagate(
  puzzle: Puzzle,
  marks?: Shading,
  options: { readonly repeatsOnly?: boolean | undefined } = {},
): Propagation {
  const cells = puzzle.rows * puzzle.cols;
  if (marks !== undefined && marks.length !== cells)
    throw new RangeError(
      `marks of ${marks.length} cells do not fit ${puzzle.rows} x ${puzzle.cols}`,
    );
  const board = new PropagationBoard(puzzle, options.repeatsOnly ?? false);
  const steps: PropagationStep[] = [];
  board.onStep = (step) => steps.push(step);
  marks?.forEach((state, cell) => {
    if (state !== UNKNOWN) board.set(cell, state);
  });
  const holds = board.applyStatic() && board.propagate();
  return { shading: board.marks, steps, broken: holds ? null : board.broken };
}

/** The marks of a puzzle in progress, with a trail to take them back. */
class PropagationBoard {
  readonly marks: Shading;
  readonly stats: SearchStats = { decisions: 0, conflicts: 0, propagations: 0 };
  broken: PropagationRule | null = null;
  onStep: ((step: PropagationStep) => void) | undefined = undefined;
  private readonly puzzle: Puzzle;
  private readonly repeatsOnly: boolean;
  private readonly peers: readonly (readonly number[])[];
  private readonly neighbours: readonly (readonly number[])[];
  private readonly trail: number[] = [];
  private head = 0;

  constructor(puzzle: Puzzle, repeatsOnly: boolean) {
    this.puzzle = puzzle;
    this.repeatsOnly = repeatsOnly;
    const cells = Array.from({ length: puzzle.rows * puzzle.cols }, (_, cell) => cell);
    this.marks = new Uint8Array(cells.length);
    this.peers = cells.map((cell) => peersOf(puzzle, cell));
    this.neighbours = cells.map((cell) => neighboursOf(puzzle, cell));
  }

  get isComplete(): boolean {
    return this.trail.length === this.marks.length;
  }

  get trailLength(): number {
    return this.trail.length;
  }

  set(cell: number, state: number): void {
    this.marks[cell] = state;
    this.trail.push(cell);
  }

  undoTo(length: number): void {
    while (this.trail.length > length) this.marks[this.trail.pop()!] = UNKNOWN;
    this.head = length;
    this.broken = null;
  }

  /** Sandwiches and pairs, and repeats-only the seeds; false when they clash with the marks. */
  applyStatic(): boolean {
    const { rows, cols } = this.puzzle;
    for (let cell = 0; cell < this.marks.length; cell++) {
      if (this.repeatsOnly && isSeed(this.puzzle, cell) && !this.unshade('seed', cell, []))
        return false;
      const right = cols - 1 - (cell % cols);
      const below = rows - 1 - Math.floor(cell / cols);
      if (!this.applyPatterns(cell, 1, right) || !this.applyPatterns(cell, cols, below))
        return false;
    }
    return true;
  }

  /** The static rules for a cell and the `room` cells after it, `step` apart, in one of its lines. */
  private applyPatterns(cell: number, step: number, room: number): boolean {
    const { puzzle } = this;
    if (room >= 2 && isSameSymbol(puzzle, cell, cell + 2 * step))
      if (!this.unshade('sandwich', cell + step, [cell, cell + 2 * step])) return false;
    if (room < 1 || !isSameSymbol(puzzle, cell, cell + step)) return true;
    const isInLine = (other: number) =>
      step === 1
        ? Math.floor(other / puzzle.cols) === Math.floor(cell / puzzle.cols)
        : other % puzzle.cols === cell % puzzle.cols;
    for (const other of this.peers[cell])
      if (other !== cell + step && isInLine(other))
        if (!this.shade('pair', other, [cell, cell + step])) return false;
    return true;
  }

  private shade(rule: PropagationRule, cell: number, because: readonly number[]): boolean {
    return this.conclude(rule, cell, SHADED, because);
  }

  private unshade(rule: PropagationRule, cell: number, because: readonly number[]): boolean {
    return this.conclude(rule, cell, UNSHADED, because);
  }

  private conclude(
    rule: PropagationRule,
    cell: number,
    state: typeof SHADED | typeof UNSHADED,
    because: readonly number[],
  ): boolean {
    if (this.marks[cell] === state) return true;
    if (this.marks[cell] !== UNKNOWN) {
      this.broken = rule;
      return false;
    }
    this.set(cell, state);
    this.stats.propagations++;
    this.onStep?.({ rule, cell, state, because });
    return true;
  }

  /** Duplicate and adjacent until they are quiet, then cut, until nothing follows any more. */
  propagate(): boolean {
    for (;;) {
      while (this.head < this.trail.length)
        if (!this.propagateCell(this.trail[this.head++])) return false;
      if (splitsUnshaded(this.puzzle, this.marks)) {
        this.broken = 'cut';
        return false;
      }
      const cuts = findCutCells(this.puzzle, this.marks).filter(
        (cell) => this.marks[cell] === UNKNOWN,
      );
      if (cuts.length === 0) return true;
      const shaded = this.onStep ? this.shadedCells() : [];
      for (const cell of cuts) this.conclude('cut', cell, UNSHADED, shaded);
    }
  }

  private shadedCells(): number[] {
    return [...this.marks.keys()].filter((cell) => this.marks[cell] === SHADED);
  }

  private propagateCell(cell: number): boolean {
    if (this.marks[cell] === SHADED)
      return this.neighbours[cell].every((other) => this.unshade('adjacent', other, [cell]));
    return this.peers[cell].every((other) => this.shade('duplicate', other, [cell]));
  }

  /** The undecided cell with most decided neighbours; the first of several in row-major order. */
  pickCell(): number {
    let best = -1;
    let most = -1;
    for (let cell = 0; cell < this.marks.length; cell++) {
      if (this.marks[cell] !== UNKNOWN) continue;
      let decided = 0;
      for (const other of this.neighbours[cell]) if (this.marks[other] !== UNKNOWN) decided++;
      if (decided > most) {
        most = decided;
        best = cell;
      }
    }
    return best;
  }
}

interface Branch {
  readonly trailLength: number;
  readonly cell: number;
  /** What is still to be tried: first shaded, then unshaded. */
  readonly state: typeof SHADED | typeof UNSHADED;
}

/** Depth-first over all solutions; an explicit stack, since a large empty board is deep. */
function search(
  puzzle: Puzzle,
  visit: (solution: Shading) => boolean,
  options: SolveOptions,
): EnumerateResult {
  const board = new PropagationBoard(puzzle, options.repeatsOnly ?? false);
  // A step walks the whole board, so the clock is looked at each time.
  const budget = new Budget(options, 1);
  const { stats } = board;
  const branches: Branch[] = [];
  let count = 0;
  let holds = board.applyStatic();
  for (;;) {
    if (budget.isSpent(stats.conflicts))
      return { count, complete: false, stats, reason: budget.spent ?? 'limit' };
    holds = holds && board.propagate();
    if (holds && !board.isComplete) {
      const cell = board.pickCell();
      const { trailLength } = board;
      branches.push({ trailLength, cell, state: UNSHADED }, { trailLength, cell, state: SHADED });
      stats.decisions++;
    } else if (holds) {
      count++;
      if (!visit(board.marks.slice())) return { count, complete: false, stats };
    } else {
      stats.conflicts++;
    }
    const branch = branches.pop();
    if (branch === undefined) return { count, complete: true, stats };
    board.undoTo(branch.trailLength);
    board.set(branch.cell, branch.state);
    holds = true;
  }
}

export const propagation: Engine = {
  name: 'propagation',

  solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
    const found: Shading[] = [];
    const { complete, stats, reason } = search(
      puzzle,
      (solution) => found.push(solution) < 2,
      options,
    );
    let status: Status = 'unknown';
    if (found.length === 2) status = 'multiple';
    else if (complete) status = found.length === 1 ? 'unique' : 'none';
    const result = { status, solution: found[0] ?? null, second: found[1] ?? null, stats };
    return reason === undefined ? result : { ...result, reason };
  },

  enumerate: (puzzle, visit, options = {}) => search(puzzle, visit, options),
};
