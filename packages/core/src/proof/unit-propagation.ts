/**
 * Unit propagation over the clauses of a puzzle, and nothing else: the part of the checker that draws
 * consequences. R1 and R2 are looked up (equals of a line, neighbours), since listing their pairs takes
 * millions; every other clause is watched at two of its literals. A literal is `cell + 1` for shaded,
 * `-(cell + 1)` for unshaded.
 *
 * What holds without supposing anything stays on the trail; `refutes` supposes, propagates and takes back.
 * Reasons are kept for those who want to know what a refutation used (trim.ts); no answer depends on them.
 */

import { neighboursOf, type Puzzle } from '../puzzle/puzzle.ts';
import type { Clause } from '../puzzle/rule-clauses.ts';
import { linesOf } from '../puzzle/shape.ts';

/** The reason of what was supposed. Other reasons: a clause's index, or -2 - the other cell of a pair. */
export const SUPPOSED = -1;

/** How many steps pass between two calls of `poll`. */
const POLL_EVERY = 1024;

export class UnitPropagation {
  /** What is true, in the order in which it was found. */
  readonly trail: number[] = [];
  /** By cell on the trail: why it is there. */
  readonly reasons: Int32Array;
  /** The clauses added. */
  readonly clauses: number[][] = [];
  /** What failed last: a cell that has the other value (-1 for an empty clause), and the reason against it. */
  failure: { readonly cell: number; readonly reason: number } = { cell: -1, reason: SUPPOSED };
  /** Whether the clauses clash without supposing anything. */
  isRefuted = false;

  /** 1 true, -1 false, 0 open: at literal + cells. */
  private readonly truth: Int8Array;
  private readonly cells: number;
  /** The trail up to here has been propagated. */
  private head = 0;
  /** The clauses watched at a literal, at literal + cells: looked at when it becomes false. */
  private readonly watching: number[][] = [];
  private readonly neighbours: readonly (readonly number[])[];
  /** By cell, the next cell of its row or column with its symbol; behind the last comes the first. */
  private readonly nextEqual: readonly [rows: Int32Array, columns: Int32Array];
  private readonly poll: () => void;
  private steps = 0;

  /** `poll` is called every now and then, and may end the work by throwing. */
  constructor(puzzle: Puzzle, poll: () => void) {
    this.cells = puzzle.symbols.length;
    this.poll = poll;
    this.truth = new Int8Array(2 * this.cells + 1);
    this.reasons = new Int32Array(this.cells);
    this.neighbours = Array.from({ length: this.cells }, (_, cell) => neighboursOf(puzzle, cell));
    const lines = linesOf(puzzle);
    this.nextEqual = [
      linkEquals(puzzle, lines.slice(0, puzzle.rows)),
      linkEquals(puzzle, lines.slice(puzzle.rows)),
    ];
  }

  /** Adds a clause and draws what follows from it for good. */
  add(clause: Clause): void {
    const index = this.clauses.length;
    const truthOf = (literal: number) => this.truth[literal + this.cells];
    const literals = [...new Set(clause)];
    const open = literals.filter((literal) => truthOf(literal) === 0);
    this.clauses.push([...open, ...literals.filter((literal) => truthOf(literal) !== 0)]);
    // What is on the trail now stays, so a clause that holds needs no watching.
    if (this.isRefuted || literals.some((literal) => truthOf(literal) > 0)) return;
    if (open.length > 1) {
      this.watch(open[0], index);
      this.watch(open[1], index);
    } else if (literals.length === 0) {
      this.failure = { cell: -1, reason: index };
      this.isRefuted = true;
    } else this.isRefuted = !(this.set(this.clauses[index][0], index) && this.close());
  }

  /** Whether supposing every literal of the clause false clashes. `whenRefuted` sees the trail as it is then. */
  refutes(clause: Clause, whenRefuted?: () => void): boolean {
    if (this.isRefuted) return true;
    const before = this.trail.length;
    const holds = clause.every((literal) => this.set(-literal, SUPPOSED)) && this.close();
    if (!holds) whenRefuted?.();
    this.undoTo(before);
    return !holds;
  }

  /** Takes back all but so many entries of the trail, for `refutes` and with `dropFrom`. */
  undoTo(length: number): void {
    while (this.trail.length > length) {
      const literal = this.trail.pop()!;
      this.truth[this.cells + literal] = 0;
      this.truth[this.cells - literal] = 0;
    }
    this.head = length;
  }

  /** Forgets a clause and all behind it; `length` is that of the trail when it was added. */
  dropFrom(index: number, length: number): void {
    this.clauses.length = index;
    this.isRefuted = false;
    this.undoTo(length);
  }

  /** Makes a literal true; false when it is false already. */
  private set(literal: number, reason: number): boolean {
    const value = this.truth[this.cells + literal];
    const cell = Math.abs(literal) - 1;
    if (value < 0) this.failure = { cell, reason };
    if (value !== 0) return value > 0;
    this.truth[this.cells + literal] = 1;
    this.truth[this.cells - literal] = -1;
    this.reasons[cell] = reason;
    this.trail.push(literal);
    return true;
  }

  /** Draws all consequences of the trail; false when two clash. */
  private close(): boolean {
    while (this.head < this.trail.length) {
      if (++this.steps % POLL_EVERY === 0) this.poll();
      const literal = this.trail[this.head++];
      const cell = Math.abs(literal) - 1;
      if (!(literal > 0 ? this.unshadeBeside(cell) : this.shadeEquals(cell))) return false;
      if (!this.visitClauses(-literal)) return false;
    }
    return true;
  }

  /** R2. */
  private unshadeBeside(cell: number): boolean {
    for (const other of this.neighbours[cell]) if (!this.set(-(other + 1), -2 - cell)) return false;
    return true;
  }

  /** R1. */
  private shadeEquals(cell: number): boolean {
    for (const next of this.nextEqual)
      for (let other = next[cell]; other !== cell; other = next[other])
        if (!this.set(other + 1, -2 - cell)) return false;
    return true;
  }

  /** The clauses watched at a literal that became false: watched elsewhere, or their last literal is true. */
  private visitClauses(literal: number): boolean {
    const list = this.watching[literal + this.cells] ?? [];
    let kept = 0;
    let holds = true;
    for (const index of list) {
      const clause = this.clauses[index];
      if (clause === undefined) continue;
      if (!holds || !this.moveWatch(clause, literal, index)) list[kept++] = index;
      // The first literal is the only one left.
      if (holds && clause[1] === literal) holds = this.set(clause[0], index);
    }
    list.length = kept;
    return holds;
  }

  /** Puts a false literal second, then watches another one that is not false in its place, if there is one. */
  private moveWatch(clause: number[], literal: number, index: number): boolean {
    if (clause[0] === literal) [clause[0], clause[1]] = [clause[1], literal];
    const found = clause.findIndex((other, i) => i > 1 && this.truth[this.cells + other] >= 0);
    if (found < 0) return false;
    [clause[1], clause[found]] = [clause[found], literal];
    this.watch(clause[1], index);
    return true;
  }

  private watch(literal: number, index: number): void {
    this.watching[literal + this.cells] ??= [];
    this.watching[literal + this.cells].push(index);
  }
}

function linkEquals({ symbols }: Puzzle, lines: readonly (readonly number[])[]): Int32Array {
  const next = Int32Array.from(symbols.keys());
  for (const line of lines) {
    const last = new Map<number, number>();
    for (const cell of line) {
      const before = symbols[cell] > 0 ? last.get(symbols[cell]) : undefined;
      if (before !== undefined) [next[cell], next[before]] = [next[before], cell];
      last.set(symbols[cell], cell);
    }
  }
  return next;
}
