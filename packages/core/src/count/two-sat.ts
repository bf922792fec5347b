/**
 * Cells that have the same state in every shading that keeps R1 and R2, by supposing one value at a time:
 * a value whose consequences clash is impossible. The two rules are 2-SAT, where that finds every such
 * cell (Even, Itai and Shamir; docs/theory.md, "Without R3"). R3 is left out; `forcedCells` of solve/cdcl
 * counts it in.
 */

import { FramedState } from '../kernel/framed-state.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';

/** Marks with a trail, on which R1 and R2 draw their consequences. */
class PairMarks extends FramedState {
  private trail!: Int32Array;
  private length = 0;
  private head = 0;

  override allocate(size: number): void {
    super.allocate(size);
    this.trail = new Int32Array(size);
  }

  load(puzzle: Puzzle): void {
    this.layOut(puzzle);
    this.length = 0;
    this.head = 0;
  }

  /** Marks a cell and all that follows; false when two marks clash. */
  set(x: number, state: number): boolean {
    if (!this.decide(x, state)) return false;
    while (this.head < this.length) {
      const y = this.trail[this.head++];
      if (!(this.mark[y] === SHADED ? this.unshadeAround(y) : this.shadePeers(y))) return false;
    }
    return true;
  }

  /** Whether a state of an undecided cell clashes; the marks are left as they were. */
  clashes(x: number, state: number): boolean {
    const before = this.length;
    const holds = this.set(x, state);
    for (let i = before; i < this.length; i++) this.mark[this.trail[i]] = UNKNOWN;
    this.length = before;
    this.head = before;
    return !holds;
  }

  private decide(x: number, state: number): boolean {
    if (this.mark[x] !== UNKNOWN) return this.mark[x] === state;
    this.mark[x] = state;
    this.trail[this.length++] = x;
    return true;
  }

  private unshadeAround(x: number): boolean {
    const { sides } = this.frame;
    for (let k = 0; k < 4; k++) {
      const y = x + sides[k];
      if (this.mark[y] === SHADED) return false;
      if (this.mark[y] === UNKNOWN) this.decide(y, UNSHADED);
    }
    return true;
  }

  private shadePeers(x: number): boolean {
    const { rowNext, colNext } = this;
    for (let y = rowNext[x]; y !== x; y = rowNext[y]) if (!this.decide(y, SHADED)) return false;
    for (let y = colNext[x]; y !== x; y = colNext[y]) if (!this.decide(y, SHADED)) return false;
    return true;
  }
}

/**
 * Completes marks that hold in every solution by R1 and R2. Returns null when no shading keeps the two
 * rules and the marks. Once `isSpent` says so, it leaves it at what was found.
 */
export function forceByPairs(
  puzzle: Puzzle,
  known: Shading,
  isSpent: () => boolean,
): Shading | null {
  const marks = new PairMarks();
  marks.load(puzzle);
  const { cells } = marks.frame;
  for (let i = 0; i < cells.length; i++)
    if (known[i] !== UNKNOWN && !marks.set(cells[i], known[i])) return null;
  for (let i = 0; i < cells.length; i++) {
    if (marks.mark[cells[i]] !== UNKNOWN) continue;
    if (isSpent()) break;
    const shadedClashes = marks.clashes(cells[i], SHADED);
    const unshadedClashes = marks.clashes(cells[i], UNSHADED);
    if (shadedClashes && unshadedClashes) return null;
    if (shadedClashes) marks.set(cells[i], UNSHADED);
    else if (unshadedClashes) marks.set(cells[i], SHADED);
  }
  return marks.shading();
}
