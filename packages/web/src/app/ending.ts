/**
 * How a way through a puzzle ends, and what is seen there: the words of the page are chosen by this, and
 * by nothing else.
 */
import {
  type Ending,
  type Explanation,
  type Hint,
  type Puzzle,
  type Shading,
  UNKNOWN,
  type Violation,
} from '@hitori/core';

export interface WayEnd {
  readonly ending: Ending;
  /** Of an open end: the cells that differ between solutions. */
  readonly differ: readonly number[];
  /** Of an impossible puzzle: the rule that breaks, where it was met. */
  readonly clash: Violation | null;
}

export function endOf(_: Puzzle, { ending, differ, end }: Explanation): WayEnd {
  return { ending, differ, clash: end.clash };
}

/** The cells that differ between solutions, where that is why nothing follows. */
export function differOf(hint: Hint, _: Shading): readonly number[] {
  return hint.technique === null ? hint.differ : [];
}

export function openCells(marks: Shading): number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
}
