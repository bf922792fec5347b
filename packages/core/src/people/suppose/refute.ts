/**
 * Why a value is impossible: the shortest chain of marks from a supposition to a broken rule.
 *
 * Every derived mark knows the derived marks it rests on, its `roots`, itself included. Marks are settled
 * in the order of how many that are, as in Dijkstra's search (Knuth, "A generalization of Dijkstra's
 * algorithm", 1977): by a neighbour, by an equal, and where allowed by a ring that the cell would close. Two
 * settled marks that clash, or a settled ring, offer a chain: the union of their roots. The search ends when
 * no mark still to come can be part of a shorter one. The kernel's twin is rater/chain-search.ts.
 */

import { NumberHeap } from '../../kernel/number-heap.ts';
import { type Puzzle, peersOf } from '../../puzzle/puzzle.ts';
import { findRing, partsBeside } from '../../puzzle/ring.ts';
import type { Violation } from '../../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { diagonalsOf, isAtEdge, neighboursOf, splitsAlone } from '../../puzzle/shape.ts';
import { type ChainMark, type Conclusion, duplicateOf } from '../deduction/deduction.ts';
import { findCorners } from '../techniques/corner.ts';
import { findPairs } from '../techniques/pair.ts';
import { consequencesOf } from '../techniques/routine.ts';
import { findSandwiches } from '../techniques/sandwich.ts';

export interface Refutation {
  /** The supposition first, then each mark that the clash needs, in the order they follow. */
  readonly chain: readonly ChainMark[];
  /** The shaded cells that would close, when that is the clash. */
  readonly ring: readonly number[];
  readonly clash: Violation;
}

export interface RefuteLimits {
  /** Rounds of routine that a mark may be away from the supposition. */
  readonly maxRounds: number;
  /** Whether the easy techniques may be used too. */
  readonly withEasy: boolean;
  /** The most marks that are settled: more would make no chain to follow. Default: no limit. */
  readonly maxMarks?: number | undefined;
  /** Asked again and again; true ends the search. */
  readonly isSpent?: (() => boolean) | undefined;
}

/** The shortest chain from a supposition to a broken rule; undefined when none is found, or in time. */
export function refute(
  puzzle: Puzzle,
  marks: Shading,
  supposed: Conclusion,
  limits: RefuteLimits,
): Refutation | undefined {
  return new ChainSearch(puzzle, marks, limits).run(supposed);
}

/** A mark that could be settled, with what it rests on. */
interface Proposal {
  readonly mark: ChainMark;
  readonly roots: ReadonlySet<number>;
  readonly round: number;
}

class ChainSearch {
  private readonly puzzle: Puzzle;
  private readonly marks: Shading;
  private readonly limits: RefuteLimits;
  /** Settled marks, in the order they were settled. */
  private readonly settled = new Map<number, Proposal>();
  /** The best proposal of each cell and state, and all of them in order. */
  private readonly proposals = new Map<number, Proposal>();
  private readonly queue = new NumberHeap();
  /** Shaded cells that close no ring: those that further rings may run through. */
  private readonly planted = new Set<number>();
  private readonly cutSeen = new Set<number>();
  /** The shortest chain so far; without a clash, what breaks is R3, by the ring. */
  private best: (Omit<Refutation, 'clash'> & { readonly clash: Violation | null }) | undefined;
  private fewest = Number.POSITIVE_INFINITY;

  constructor(puzzle: Puzzle, marks: Shading, limits: RefuteLimits) {
    this.puzzle = puzzle;
    this.marks = marks.slice();
    this.limits = limits;
    for (const cell of marks.keys()) if (marks[cell] === SHADED) this.planted.add(cell);
  }

  run(supposed: Conclusion): Refutation | undefined {
    const { maxMarks = Number.POSITIVE_INFINITY } = this.limits;
    const mark: ChainMark = { ...supposed, cause: 'supposition', because: [] };
    this.settle({ mark, roots: new Set([supposed.cell]), round: 0 });
    this.proposeKnown();
    for (let next = this.takeCheapest(); next; next = this.takeCheapest()) {
      if (next.roots.size >= this.fewest) break;
      if (this.limits.isSpent?.() || this.settled.size > maxMarks) return undefined;
      this.settle(next);
    }
    return this.best && this.withSupposition(this.best, supposed);
  }

  /** What the marks and symbols say without the supposition: nothing where all that is done. */
  private proposeKnown(): void {
    const { puzzle, marks } = this;
    for (const mark of consequencesOf(puzzle, marks, marks.keys())) this.propose(mark, 0);
    if (!this.limits.withEasy) return;
    for (const [cause, find] of PATTERNS)
      for (const { cells, because } of find(puzzle, marks))
        for (const { cell, state } of cells) this.propose({ cell, state, cause, because }, 0);
    this.proposeCuts(0);
  }

  private propose(mark: ChainMark, round: number): void {
    if (this.marks[mark.cell] !== UNKNOWN) return;
    // A pattern of symbols rests on no mark.
    const isPattern = mark.cause === 'sandwich' || mark.cause === 'pair' || mark.cause === 'corner';
    const roots = this.rootsOf(isPattern ? [] : mark.because);
    roots.add(mark.cell);
    const place = 2 * mark.cell + (mark.state === SHADED ? 0 : 1);
    const known = this.proposals.get(place);
    if (known && known.roots.size <= roots.size) return;
    this.proposals.set(place, { mark, roots, round });
    this.queue.push(roots.size * 2 * this.marks.length + place);
  }

  /** By the number of roots, then by cell, shaded first. */
  private takeCheapest(): Proposal | undefined {
    while (this.queue.size > 0) {
      const place = this.queue.pop() % (2 * this.marks.length);
      const found = this.proposals.get(place);
      if (found && this.marks[found.mark.cell] === UNKNOWN) return found;
    }
    return undefined;
  }

  private settle(proposal: Proposal): void {
    const { puzzle, marks } = this;
    const { mark, round } = proposal;
    const { cell, state } = mark;
    marks[cell] = state;
    this.settled.set(cell, proposal);
    if (state === SHADED) this.settleShaded(cell);
    else
      for (const other of peersOf(puzzle, cell))
        if (marks[other] === UNSHADED)
          this.offer([cell, other], () => duplicateOf(puzzle, cell, other), []);
    if (round === this.limits.maxRounds) return;
    for (const next of consequencesOf(puzzle, marks, [cell])) this.propose(next, round + 1);
    if (state === SHADED && this.limits.withEasy) this.proposeCuts(round + 1);
  }

  private settleShaded(cell: number): void {
    const { puzzle, marks } = this;
    for (const other of neighboursOf(puzzle, cell))
      if (marks[other] === SHADED)
        this.offer([cell, other], () => ({ rule: 'R2', cells: inOrder(cell, other) }), []);
    const ring = this.ringThrough(cell);
    if (ring) this.offer(ring, () => null, ring);
    else this.planted.add(cell);
  }

  /** Cells that have come to close a ring are unshaded. */
  private proposeCuts(round: number): void {
    for (const cell of this.marks.keys()) {
      if (this.marks[cell] !== UNKNOWN || this.cutSeen.has(cell) || !this.hasContacts(cell))
        continue;
      if (this.limits.isSpent?.()) return;
      const ring = this.ringThrough(cell);
      if (!ring) continue;
      this.cutSeen.add(cell);
      const because = ring.filter((other) => other !== cell);
      this.propose({ cell, state: UNSHADED, cause: 'cut', because }, round);
    }
  }

  /** Whether a cell touches the shaded cells and the border twice or more: else it closes no ring. */
  private hasContacts(cell: number): boolean {
    if (splitsAlone(this.puzzle, cell)) return true;
    let contacts = isAtEdge(this.puzzle, cell) ? 1 : 0;
    for (const other of diagonalsOf(this.puzzle, cell)) if (this.planted.has(other)) contacts++;
    return contacts > 1;
  }

  /** The ring through a cell with the fewest roots, each counted once a cell. */
  private ringThrough(cell: number): number[] | undefined {
    return findRing(this.puzzle, cell, (other) =>
      this.planted.has(other)
        ? 1 + (this.settled.get(other)?.roots.size ?? 0)
        : Number.POSITIVE_INFINITY,
    );
  }

  /** The settled marks that some cells rest on, themselves included. */
  private rootsOf(cells: readonly number[]): Set<number> {
    const all = new Set<number>();
    for (const cell of cells) for (const root of this.settled.get(cell)?.roots ?? []) all.add(root);
    return all;
  }

  private offer(
    cells: readonly number[],
    clash: () => Violation | null,
    ring: readonly number[],
  ): void {
    const roots = this.rootsOf(cells);
    if (roots.size >= this.fewest) return;
    this.fewest = roots.size;
    const chain = [...this.settled.values()]
      .map(({ mark }) => mark)
      .filter((mark) => roots.has(mark.cell));
    this.best = { chain, ring, clash: clash() };
  }

  /** R3 broken by a ring, on the marks that were there and those of the chain. */
  private divisionBy(ring: readonly number[], chain: readonly ChainMark[]): Violation {
    const told = new Set(chain.map(({ cell }) => cell));
    const shown = this.marks.map((state, cell) =>
      this.settled.has(cell) && !told.has(cell) ? UNKNOWN : state,
    );
    return { rule: 'R3', groups: partsBeside(this.puzzle, shown, ring) };
  }

  /** The supposition stands first, even where the clash does not need it. */
  private withSupposition(
    { chain, ring, clash }: NonNullable<ChainSearch['best']>,
    supposed: Conclusion,
  ): Refutation {
    const rest = chain.filter(({ cell }) => cell !== supposed.cell);
    const first: ChainMark = { ...supposed, cause: 'supposition', because: [] };
    const told = [first, ...rest];
    return { chain: told, ring, clash: clash ?? this.divisionBy(ring, told) };
  }
}

/** The easy techniques that read the symbols alone. */
const PATTERNS = [
  ['sandwich', findSandwiches],
  ['pair', findPairs],
  ['corner', findCorners],
] as const;

function inOrder(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}
