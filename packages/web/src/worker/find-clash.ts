/** Where propagation broke a rule: the rule, the cells, and the broken rule of the puzzle if it is seen. */
import {
  colOf,
  findViolations,
  type PropagationRule,
  type Puzzle,
  peersOf,
  rowOf,
  SHADED,
  type Shading,
  UNSHADED,
  type Violation,
} from '@hitori/core';
import { smallerParts } from '@hitori/core/drawing';

export interface Clash {
  readonly rule: PropagationRule;
  /** The cells in the clash; of a sandwich or a pair, the cell that would need both states comes first. */
  readonly cells: readonly number[];
  /** null where a sandwich or a pair asks for another state than the one that is there. */
  readonly violation: Violation | null;
}

/** The marks are those at which `propagate` stopped, `rule` the one that it calls broken. */
export function findClash(puzzle: Puzzle, marks: Shading, rule: PropagationRule): Clash {
  const [violation] = findViolations(puzzle, marks);
  if (violation === undefined)
    return { rule, cells: patternClash(puzzle, marks, rule), violation: null };
  const cells =
    violation.rule === 'R3' ? smallerParts(violation.groups).flat() : [...violation.cells];
  return { rule, cells, violation };
}

/** A sandwich whose middle is shaded, or a pair with a further equal that is unshaded. */
function patternClash(puzzle: Puzzle, marks: Shading, rule: PropagationRule): number[] {
  const { rows, cols } = puzzle;
  const lineOf = [rowOf, colOf];
  for (let cell = 0; cell < marks.length; cell++) {
    const room = [cols - 1 - colOf({ cols }, cell), rows - 1 - rowOf({ cols }, cell)];
    for (const [index, step] of [1, cols].entries()) {
      const peers = peersOf(puzzle, cell);
      const isSandwich = room[index] >= 2 && peers.includes(cell + 2 * step);
      if (rule === 'sandwich' && isSandwich && marks[cell + step] === SHADED)
        return [cell + step, cell, cell + 2 * step];
      if (rule !== 'pair' || room[index] < 1 || !peers.includes(cell + step)) continue;
      const isInLine = (other: number) =>
        lineOf[index](puzzle, other) === lineOf[index](puzzle, cell);
      const kept = peers.find(
        (other) => other !== cell + step && isInLine(other) && marks[other] === UNSHADED,
      );
      if (kept !== undefined) return [kept, cell, cell + step];
    }
  }
  return [];
}
