/**
 * Marks on a framed grid for the rater: an undo trail, rounds of routine over the newly marked cells
 * only, cut by the forest of shaded cells with rollback. Nothing is allocated while it runs.
 *
 * Invariants: the first `settled` cells of the trail have had their routine consequences drawn;
 * `candidates` holds (once each) the undecided cells near which trees have grown together since cut was
 * last asked; a cell outside it cannot be cut.
 *
 * "Broken" is meant of the marks alone: a closed ring of shaded cells breaks R3 only when unshaded
 * cells are marked on both sides. They are as soon as one cell of the ring has had its round of
 * routine; a ring of brand-new cells is looked at by flood fill.
 */
import { OUTSIDE } from '../../kernel/framed-grid.ts';
import { FramedState } from '../../kernel/framed-state.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';

export class MarkTrail extends FramedState {
  trail!: Int32Array;
  private position!: Int32Array;
  trailLength = 0;
  settled = 0;
  /** Where on the trail the present step began: cells before it are not new. */
  stepStart = 0;
  isBroken = false;
  /** A ring of new cells has closed that flood fill must judge. */
  private hasNewRing = false;
  private candidates!: Int32Array;
  private isCandidate!: Uint8Array;
  private candidateCount = 0;
  private ring!: Int32Array;
  private flood!: Int32Array;
  private flooded!: Int32Array;
  private floodNow = 0;

  load(puzzle: Puzzle): void {
    this.layOut(puzzle);
    this.trailLength = 0;
    this.settled = 0;
    this.stepStart = 0;
    this.isBroken = false;
    this.hasNewRing = false;
    this.isCandidate.fill(0, 0, this.frame.size);
    this.candidateCount = 0;
    this.offerSplitting();
  }

  override allocate(size: number): void {
    super.allocate(size);
    this.trail = new Int32Array(size);
    this.position = new Int32Array(size + 1);
    this.candidates = new Int32Array(size);
    this.isCandidate = new Uint8Array(size);
    this.ring = new Int32Array(size);
    this.flood = new Int32Array(size);
    this.flooded = new Int32Array(size);
    this.floodNow = 0;
  }

  /** The cells of a one-line grid that split it alone are cut from the start. */
  private offerSplitting(): void {
    const { edgeCells } = this.frame;
    for (let i = 0; i < edgeCells.length; i++)
      if (this.forest.closesRing(edgeCells[i])) this.offer(edgeCells[i]);
  }

  private offer(x: number): void {
    if (this.isCandidate[x] !== 0) return;
    this.isCandidate[x] = 1;
    this.candidates[this.candidateCount++] = x;
  }

  /** Marks an undecided cell; `isBroken` tells when that breaks a rule. */
  set(x: number, state: number): void {
    this.mark[x] = state;
    this.position[x] = this.trailLength;
    this.trail[this.trailLength++] = x;
    if (state === SHADED) this.checkShaded(x);
    else this.checkUnshaded(x);
  }

  private checkUnshaded(x: number): void {
    const { mark, rowNext, colNext } = this;
    for (let y = rowNext[x]; y !== x; y = rowNext[y])
      if (mark[y] === UNSHADED) this.isBroken = true;
    for (let y = colNext[x]; y !== x; y = colNext[y])
      if (mark[y] === UNSHADED) this.isBroken = true;
  }

  private checkShaded(x: number): void {
    const { mark, forest } = this;
    const { sides, diagonals } = this.frame;
    for (let k = 0; k < 4; k++)
      if (mark[x + sides[k]] === SHADED) {
        this.isBroken = true;
        return;
      }
    if (!forest.plant(x)) {
      this.judgeRing(x);
      return;
    }
    const { fresh, freshCount } = forest;
    for (let i = 0; i < freshCount; i++)
      for (let k = 0; k < 4; k++) {
        const z = fresh[i] + diagonals[k];
        if (mark[z] === UNKNOWN && this.isCandidate[z] === 0) this.offer(z);
      }
  }

  private judgeRing(x: number): void {
    const count = this.forest.findRing(x, this.position, this.ring);
    for (let i = 0; i < count; i++)
      if (this.position[this.ring[i]] < this.stepStart) {
        this.isBroken = true;
        return;
      }
    this.hasNewRing = true;
  }

  /** To be asked at the end of each step: settles what flood fill must judge. */
  endStep(): boolean {
    if (this.hasNewRing && !this.isBroken) this.isBroken = this.dividesUnshaded();
    this.stepStart = this.trailLength;
    return this.isBroken;
  }

  /** Whether unshaded cells are marked in two parts of the open area. */
  private dividesUnshaded(): boolean {
    const { mark, flood, flooded } = this;
    const { cells, sides } = this.frame;
    const now = ++this.floodNow;
    let parts = 0;
    for (let i = 0; i < cells.length; i++) {
      if (mark[cells[i]] !== UNSHADED || flooded[cells[i]] === now) continue;
      if (++parts > 1) return true;
      let top = 1;
      flood[0] = cells[i];
      flooded[cells[i]] = now;
      while (top > 0) {
        const x = flood[--top];
        for (let k = 0; k < 4; k++) {
          const y = x + sides[k];
          if (mark[y] === SHADED || mark[y] === OUTSIDE || flooded[y] === now) continue;
          flooded[y] = now;
          flood[top++] = y;
        }
      }
    }
    return false;
  }

  /** Adds marks whose consequences are still to be drawn; false when they break a rule. */
  addAll(marks: Shading): boolean {
    const { cells } = this.frame;
    for (let i = 0; i < cells.length; i++) if (marks[i] !== UNKNOWN) this.set(cells[i], marks[i]);
    return !this.endStep();
  }

  /** Adds marks of which routine has drawn its consequences already. */
  addQuiet(marks: Shading): void {
    const { cells } = this.frame;
    for (let i = 0; i < cells.length; i++) if (marks[i] !== UNKNOWN) this.set(cells[i], marks[i]);
    this.settled = this.trailLength;
    this.stepStart = this.trailLength;
  }

  /** One round of routine; false when it yields nothing. */
  routine(): boolean {
    const { trail, mark, rowNext, colNext } = this;
    const { sides } = this.frame;
    const end = this.trailLength;
    for (let i = this.settled; i < end; i++) {
      const x = trail[i];
      if (mark[x] === SHADED) {
        for (let k = 0; k < 4; k++)
          if (mark[x + sides[k]] === UNKNOWN) this.set(x + sides[k], UNSHADED);
      } else {
        for (let y = rowNext[x]; y !== x; y = rowNext[y])
          if (mark[y] === UNKNOWN) this.set(y, SHADED);
        for (let y = colNext[x]; y !== x; y = colNext[y])
          if (mark[y] === UNKNOWN) this.set(y, SHADED);
      }
      // What breaks a rule now is broken whatever else this round would mark.
      if (this.isBroken) return true;
    }
    this.settled = end;
    return this.trailLength > end;
  }

  /** Takes everything back to a trail of the given length (whose consequences were all drawn). */
  undoTo(trailLength: number, logLength: number): void {
    const { trail, mark, forest } = this;
    forest.undoTo(logLength);
    for (let i = this.trailLength - 1; i >= trailLength; i--) {
      const x = trail[i];
      if (mark[x] === SHADED) forest.uproot(x);
      mark[x] = UNKNOWN;
    }
    for (let i = 0; i < this.candidateCount; i++) this.isCandidate[this.candidates[i]] = 0;
    this.candidateCount = 0;
    this.trailLength = trailLength;
    this.settled = trailLength;
    this.stepStart = trailLength;
    this.isBroken = false;
    this.hasNewRing = false;
  }

  /** Unshades the first cut cell in row-major order; false when there is none. */
  cutFirst(): boolean {
    const { candidates, mark, forest } = this;
    let first = -1;
    let kept = 0;
    for (let i = 0; i < this.candidateCount; i++) {
      const x = candidates[i];
      if (mark[x] !== UNKNOWN || !forest.closesRing(x)) {
        this.isCandidate[x] = 0;
        continue;
      }
      candidates[kept++] = x;
      if (first < 0 || x < first) first = x;
    }
    this.candidateCount = kept;
    if (first >= 0) this.set(first, UNSHADED);
    return first >= 0;
  }

  /** Unshades every cut cell; returns how many there were. */
  cutAll(): number {
    const { candidates, mark, forest } = this;
    const before = this.trailLength;
    const count = this.candidateCount;
    this.candidateCount = 0;
    for (let i = 0; i < count; i++) {
      const x = candidates[i];
      this.isCandidate[x] = 0;
      // Unshading changes no tree, so all are judged against the same marks.
      if (mark[x] === UNKNOWN && forest.closesRing(x)) this.set(x, UNSHADED);
    }
    return this.trailLength - before;
  }

  /** How many cells have no mark yet. */
  get undecided(): number {
    return this.frame.cells.length - this.trailLength;
  }
}
