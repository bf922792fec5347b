/** Rounds of routine and the easy techniques: each time all instances of the cheapest that yields something. */

import { CORNER, CUT, ROUTINE } from '../deduction/technique.ts';
import type { MarkTrail } from './mark-trail.ts';
import { applyPatterns } from './patterns.ts';

export class EasyRounds {
  private readonly marks: MarkTrail;
  /** The last technique of those that read the symbols alone that was applied. */
  private patternsDone: number = ROUTINE;

  constructor(marks: MarkTrail) {
    this.marks = marks;
  }

  /** To be called when a puzzle has been laid out. */
  reset(): void {
    this.patternsDone = ROUTINE;
  }

  /** One round: the technique that was applied, its instances added to `uses`; -1 when none yields anything. */
  apply(uses: Int32Array): number {
    const { marks } = this;
    if (marks.routine()) {
      uses[ROUTINE]++;
      return ROUTINE;
    }
    // A pattern of symbols does not depend on the marks: once applied, it has nothing more to say.
    while (this.patternsDone < CORNER) {
      const technique = ++this.patternsDone;
      uses[technique] += applyPatterns(marks, technique);
      if (uses[technique] > 0 || marks.isBroken) return technique;
    }
    const cuts = marks.cutAll();
    uses[CUT] += cuts;
    return cuts > 0 ? CUT : -1;
  }
}
