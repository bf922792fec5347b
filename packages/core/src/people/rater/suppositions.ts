/**
 * Suppositions on marks where the cheaper techniques are quiet: how soon a value breaks a rule. What is
 * found is left in `hits`, nothing is marked.
 */

import { NEVER } from '../../base/limits.ts';
import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { FORCED_ROUNDS, SHORT_STEPS } from '../deduction/technique.ts';
import type { MarkTrail } from './mark-trail.ts';

/** What a supposition comes to: nothing, a short or a long contradiction. */
const HOLDS = 0;
const SHORT = 1;
const LONG = 2;

export class Suppositions {
  private readonly marks: MarkTrail;
  /** Cells whose value was found, and the value. */
  hits!: Int32Array;
  hitStates!: Uint8Array;
  private longHits!: Int32Array;
  private longStates!: Uint8Array;
  /** Cells that a forced value would mark, and what is tagged while they are gathered. */
  private group!: Int32Array;
  private groupCount = 0;
  private tag!: Int32Array;
  private tagNow = 0;
  /** By cell and state: `safeNow` where supposing it is known to break nothing with these marks. */
  private safe!: Int32Array;
  private safeNow = 0;
  private capacity = 0;
  /** Asked before each cell; true ends a search, whose result then counts for nothing. */
  isSpent: () => boolean = NEVER;
  /** Forced values whose opposite breaks a rule in the first round already. */
  forcedAtOnce = 0;

  constructor(marks: MarkTrail) {
    this.marks = marks;
  }

  /** Makes every table as large as a grid of `size` framed cells needs, and forgets what was found. */
  reset(size: number): void {
    this.forcedAtOnce = 0;
    if (size <= this.capacity) return;
    this.capacity = size;
    this.hits = new Int32Array(size);
    this.hitStates = new Uint8Array(size);
    this.longHits = new Int32Array(size);
    this.longStates = new Uint8Array(size);
    this.group = new Int32Array(size);
    this.tag = new Int32Array(size);
    this.tagNow = 0;
    this.safe = new Int32Array(2 * size);
    this.safeNow = 0;
  }

  /** Finds the values whose opposite breaks a rule within two rounds of routine; returns how many. */
  findForced(): number {
    const { hits, hitStates } = this;
    const { mark, frame, forest } = this.marks;
    const { cells } = frame;
    let count = 0;
    forest.listsFresh = false;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] !== UNKNOWN) continue;
      if (this.isSpent()) break;
      let steps = this.stepsToBreakShaded(x);
      hitStates[count] = UNSHADED;
      if (steps === 0) {
        steps = this.stepsToBreakUnshaded(x);
        hitStates[count] = SHADED;
      }
      if (steps === 0) continue;
      hits[count++] = x;
      if (steps <= 2) this.forcedAtOnce++;
    }
    forest.listsFresh = true;
    return count;
  }

  /**
   * `stepsToBreak` for x shaded and two rounds of routine, without marking anything. Where all cheaper
   * techniques are quiet, the first round breaks nothing (it unshades the neighbours), and the second,
   * which shades their peers, only by two that touch or by a ring.
   */
  private stepsToBreakShaded(x: number): number {
    const { mark, frame, rowNext, colNext } = this.marks;
    const { sides } = frame;
    const now = ++this.tagNow;
    // x may be a peer of its own neighbour, and is shaded already.
    this.tag[x] = now;
    this.groupCount = 0;
    for (let k = 0; k < 4; k++) {
      const n = x + sides[k];
      if (mark[n] !== UNKNOWN) continue;
      this.gather(n, rowNext, now);
      this.gather(n, colNext, now);
    }
    const { group, groupCount, tag } = this;
    for (let i = 0; i < groupCount; i++)
      for (let k = 0; k < 4; k++) if (tag[group[i] + sides[k]] === now) return 3;
    if (groupCount === 0 || !this.closesTogether(x)) return 0;
    return this.stepsToBreak(x, SHADED, FORCED_ROUNDS, false);
  }

  /**
   * The same for x unshaded. The first round shades its peers, which may close a ring; the second
   * unshades their neighbours, of which two may be equal.
   */
  private stepsToBreakUnshaded(x: number): number {
    const { tag } = this;
    const { mark, frame, rowNext, colNext } = this.marks;
    const { sides } = frame;
    const now = ++this.tagNow;
    this.groupCount = 0;
    this.gather(x, rowNext, now);
    this.gather(x, colNext, now);
    const peers = this.groupCount;
    if (peers === 0) return 0;
    if (this.closesTogether(-1)) return this.stepsToBreak(x, UNSHADED, FORCED_ROUNDS, false);
    const next = ++this.tagNow;
    for (let i = 0; i < peers; i++)
      for (let k = 0; k < 4; k++) {
        const n = this.group[i] + sides[k];
        if (mark[n] !== UNKNOWN || tag[n] === next) continue;
        tag[n] = next;
        for (let y = rowNext[n]; y !== n; y = rowNext[y]) if (tag[y] === next) return 3;
        for (let y = colNext[n]; y !== n; y = colNext[y]) if (tag[y] === next) return 3;
      }
    return 0;
  }

  /** Adds the undecided peers of n in one line to `group`, once each. */
  private gather(n: number, next: Int32Array, now: number): void {
    const { tag } = this;
    const { mark } = this.marks;
    for (let y = next[n]; y !== n; y = next[y]) {
      if (mark[y] !== UNKNOWN || tag[y] === now) continue;
      tag[y] = now;
      this.group[this.groupCount++] = y;
    }
  }

  /** Whether a ring closes when all of `group`, and x unless it is negative, are shaded. */
  private closesTogether(x: number): boolean {
    const { group, groupCount } = this;
    const { forest } = this.marks;
    const { logLength } = forest;
    if (x >= 0) forest.plant(x);
    let planted = 0;
    while (planted < groupCount && forest.plant(group[planted])) planted++;
    forest.undoTo(logLength);
    for (let i = 0; i < groupCount && i <= planted; i++) forest.uproot(group[i]);
    if (x >= 0) forest.uproot(x);
    return planted < groupCount;
  }

  /**
   * Finds the values whose opposite breaks a rule within SHORT_STEPS steps, or where there are none,
   * within `maxSteps`: in one pass. Returns how many, negated for the long ones.
   */
  findContradictions(maxSteps: number): number {
    const { hits, hitStates, longHits, longStates } = this;
    const { mark, frame } = this.marks;
    const { cells } = frame;
    this.safeNow++;
    let count = 0;
    let longCount = 0;
    for (let i = 0; i < cells.length; i++) {
      const x = cells[i];
      if (mark[x] !== UNKNOWN) continue;
      if (this.isSpent()) break;
      const shaded = this.trySupposition(x, SHADED, maxSteps);
      if (shaded === SHORT) {
        hitStates[count] = UNSHADED;
        hits[count++] = x;
        continue;
      }
      const unshaded = this.trySupposition(x, UNSHADED, maxSteps);
      if (unshaded === SHORT) {
        hitStates[count] = SHADED;
        hits[count++] = x;
      } else if (shaded === LONG || unshaded === LONG) {
        longStates[longCount] = shaded === LONG ? UNSHADED : SHADED;
        longHits[longCount++] = x;
      }
    }
    if (count > 0) return count;
    for (let i = 0; i < longCount; i++) {
      hits[i] = longHits[i];
      hitStates[i] = longStates[i];
    }
    return -longCount;
  }

  private trySupposition(x: number, state: number, maxSteps: number): number {
    if (this.safe[2 * x + (state & 1)] === this.safeNow) return HOLDS;
    const steps = this.stepsToBreak(x, state, maxSteps, true);
    if (steps === 0) return HOLDS;
    return steps <= SHORT_STEPS + 1 ? SHORT : LONG;
  }

  /**
   * Supposes a value on marks where routine, and with cut also cut, have nothing left to say. Returns
   * 1 plus the number of steps (at most `maxSteps`) after which a rule is broken, or 0 when none is.
   * The marks are left as they were.
   */
  stepsToBreak(x: number, state: number, maxSteps: number, withCut: boolean): number {
    const { marks } = this;
    const { trailLength, forest } = marks;
    const { logLength } = forest;
    marks.set(x, state);
    let isBroken = marks.endStep();
    let steps = 0;
    while (!isBroken && steps < maxSteps) {
      if (!marks.routine() && !(withCut && marks.cutFirst())) {
        if (withCut) this.noteSafe(trailLength);
        break;
      }
      steps++;
      isBroken = marks.endStep();
    }
    marks.undoTo(trailLength, logLength);
    return isBroken ? steps + 1 : 0;
  }

  /**
   * A supposition came to rest unbroken: whatever it led to can lead to nothing more, so supposing that
   * on the same marks needs no trial.
   */
  private noteSafe(from: number): void {
    const { safe } = this;
    const { trail, mark, trailLength } = this.marks;
    for (let i = from; i < trailLength; i++)
      safe[2 * trail[i] + (mark[trail[i]] & 1)] = this.safeNow;
  }
}
