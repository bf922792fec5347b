/**
 * Looking ahead from a supposition, as the techniques define it: one step is one round of routine (all its
 * consequences) or, when routine yields nothing, one instance of an easy technique, the first in row-major
 * order. In plain code; the kernel's twin is in rater/suppositions.ts.
 */

import { splitsUnshaded } from '../../puzzle/open-area.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { findViolations } from '../../puzzle/rules.ts';
import type { Shading } from '../../puzzle/shading.ts';
import { applyConclusions, type Conclusion } from '../deduction/deduction.ts';
import { findCorners } from '../techniques/corner.ts';
import { findCuts } from '../techniques/cut.ts';
import { findPairs } from '../techniques/pair.ts';
import { findRoutine } from '../techniques/routine.ts';
import { findSandwiches } from '../techniques/sandwich.ts';

const EASY = [findSandwiches, findPairs, findCorners, findCuts];

/** Whether a supposition breaks a rule within so many steps; the supposition itself is none. */
export function breaksWithin(
  puzzle: Puzzle,
  marks: Shading,
  supposed: Conclusion,
  maxSteps: number,
  withEasy: boolean,
): boolean {
  const trial = marks.slice();
  trial[supposed.cell] = supposed.state;
  for (let step = 0; ; step++) {
    if (isBroken(puzzle, trial)) return true;
    if (step === maxSteps) return false;
    const next = findRoutine(puzzle, trial)[0] ?? (withEasy ? firstEasy(puzzle, trial) : undefined);
    if (!next) return false;
    applyConclusions(trial, next.cells);
  }
}

function firstEasy(puzzle: Puzzle, marks: Shading) {
  for (const find of EASY) {
    const [first] = find(puzzle, marks);
    if (first) return first;
  }
  return undefined;
}

/** R1 or R2, or R3 of the marks alone: two unshaded cells in different parts, or no open cell. */
function isBroken(puzzle: Puzzle, marks: Shading): boolean {
  return (
    findViolations(puzzle, marks).some(({ rule }) => rule !== 'R3') || splitsUnshaded(puzzle, marks)
  );
}
