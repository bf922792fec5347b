/**
 * Why a value is impossible: a supposition is followed as spec section 5 says (rounds of routine, and
 * where allowed one instance of an easy technique when routine is quiet) until a rule breaks; then only
 * what the clash needs is kept. Every mark knows the derived marks it rests on, its `roots`; of the
 * reasons and clashes met at the same time the one with the fewest roots is taken.
 */

import { splitsUnshaded } from '../../puzzle/open-area.ts';
import { type Puzzle, peersOf } from '../../puzzle/puzzle.ts';
import { findRing, partsBeside } from '../../puzzle/ring.ts';
import type { Violation } from '../../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { neighboursOf } from '../../puzzle/shape.ts';
import { type ChainMark, type Conclusion, duplicateOf } from '../deduction/deduction.ts';
import { findCorners } from '../techniques/corner.ts';
import { undecidedCuts } from '../techniques/cut.ts';
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
  readonly maxSteps: number;
  /** Whether the easy techniques may be used too. */
  readonly withEasy: boolean;
}

/** The shortest chain found from a supposition to a broken rule; undefined when none breaks. */
export function refute(
  puzzle: Puzzle,
  marks: Shading,
  supposed: Conclusion,
  { maxSteps, withEasy }: RefuteLimits,
): Refutation | undefined {
  const patient = new Trial(puzzle, marks, supposed).run(maxSteps, withEasy ? 'late' : 'never');
  if (!patient || !withEasy) return patient;
  // Looking for cuts before routine is quiet often finds a shorter way.
  const eager = new Trial(puzzle, marks, supposed).run(maxSteps, 'early');
  return eager && eager.chain.length < patient.chain.length ? eager : patient;
}

class Trial {
  private readonly puzzle: Puzzle;
  private readonly marks: Shading;
  private readonly supposed: Conclusion;
  /** The derived marks, in the order they were derived. */
  private readonly derived = new Map<number, ChainMark>();
  private readonly roots = new Map<number, ReadonlySet<number>>();
  /** What the last step marked. */
  private fresh: number[] = [];

  constructor(puzzle: Puzzle, marks: Shading, supposed: Conclusion) {
    this.puzzle = puzzle;
    this.marks = marks.slice();
    this.supposed = supposed;
    this.mark([{ ...supposed, cause: 'supposition', because: [] }]);
  }

  run(maxSteps: number, easy: 'never' | 'late' | 'early'): Refutation | undefined {
    let sources: Iterable<number> = this.marks.keys();
    for (let step = 0; ; step++) {
      const clash = this.findClash();
      if (clash || step === maxSteps) return clash;
      const next = consequencesOf(this.puzzle, this.marks, sources);
      if (easy === 'early') next.push(...this.easyMarks(Number.POSITIVE_INFINITY));
      else if (easy === 'late' && next.length === 0) next.push(...this.easyMarks(1));
      if (next.length === 0) return undefined;
      this.mark(next);
      sources = this.fresh;
    }
  }

  /** What the easy techniques conclude: their first instances, at most `most` of them. */
  private easyMarks(most: number): ChainMark[] {
    const { puzzle, marks } = this;
    const found: ChainMark[] = [];
    let instances = 0;
    for (const [cause, find] of PATTERNS)
      for (const { cells, because } of find(puzzle, marks)) {
        if (++instances > most) return found;
        for (const { cell, state } of cells) found.push({ cell, state, cause, because });
      }
    for (const cell of undecidedCuts(puzzle, marks)) {
      const ring = this.ringThrough(cell);
      // Without a ring the cell touches a shaded one: that is routine's.
      if (!ring) continue;
      if (++instances > most) return found;
      const because = ring.filter((other) => other !== cell);
      found.push({ cell, state: UNSHADED, cause: 'cut', because });
    }
    return found;
  }

  /** Marks the cells of one step, each for the reason with the fewest roots. */
  private mark(step: readonly ChainMark[]): void {
    const best = new Map<number, readonly [ChainMark, ReadonlySet<number>]>();
    for (const mark of step) {
      const roots = this.rootsOf([...mark.because]);
      roots.add(mark.cell);
      const known = best.get(mark.cell);
      if (!known || roots.size < known[1].size) best.set(mark.cell, [mark, roots]);
    }
    this.fresh = [...best.keys()];
    for (const [cell, [mark, roots]] of best) {
      this.marks[cell] = mark.state;
      this.derived.set(cell, mark);
      this.roots.set(cell, roots);
    }
  }

  /** The derived marks that some cells rest on, themselves included. */
  private rootsOf(cells: readonly number[]): Set<number> {
    const all = new Set<number>();
    for (const cell of cells) for (const root of this.roots.get(cell) ?? []) all.add(root);
    return all;
  }

  private ringThrough(cell: number): number[] | undefined {
    return findRing(this.puzzle, cell, (other) => {
      if (this.marks[other] !== SHADED) return Number.POSITIVE_INFINITY;
      return 1 + (this.roots.get(other)?.size ?? 0);
    });
  }

  /** The rule that the last step broke, with the fewest marks it takes. */
  private findClash(): Refutation | undefined {
    let best: (() => Refutation) | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    const offer = (cells: readonly number[], clash: () => Violation, ring: readonly number[]) => {
      const roots = this.rootsOf(cells);
      if (roots.size >= fewest) return;
      fewest = roots.size;
      best = () => ({ chain: this.chainOf(roots), ring, clash: clash() });
    };
    const { puzzle, marks } = this;
    for (const cell of this.fresh)
      if (marks[cell] === SHADED) {
        for (const other of neighboursOf(puzzle, cell))
          if (marks[other] === SHADED)
            offer([cell, other], () => ({ rule: 'R2', cells: inOrder(cell, other) }), []);
      } else
        for (const other of peersOf(puzzle, cell))
          if (marks[other] === UNSHADED)
            offer([cell, other], () => duplicateOf(puzzle, cell, other), []);
    if (splitsUnshaded(puzzle, marks))
      for (const cell of this.derived.keys()) {
        const ring = marks[cell] === SHADED ? this.ringThrough(cell) : undefined;
        if (ring) offer(ring, () => this.divisionBy(ring), ring);
      }
    return best?.();
  }

  /** R3 broken by a ring. */
  private divisionBy(ring: readonly number[]): Violation {
    const before = this.marks.map((state, cell) => (this.derived.has(cell) ? UNKNOWN : state));
    return { rule: 'R3', groups: partsBeside(this.puzzle, before, ring) };
  }

  private chainOf(roots: ReadonlySet<number>): ChainMark[] {
    const { cell } = this.supposed;
    return [...this.derived.values()].filter((mark) => mark.cell === cell || roots.has(mark.cell));
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
