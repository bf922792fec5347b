/**
 * How a way through a puzzle ends, and what is seen there: the words of the page are chosen by this, and
 * by nothing else.
 */
import {
  type Explanation,
  findViolations,
  type Hint,
  type Puzzle,
  type Shading,
  UNKNOWN,
  type Violation,
} from '@hitori/core';

/**
 * `solved`: the only solution stands; `impossible`: there is no solution; `open`: the cells left differ
 * between solutions; `limit`: a limit came before more was known.
 */
export type Ending = 'solved' | 'impossible' | 'open' | 'limit';

export interface WayEnd {
  readonly ending: Ending;
  /** Of an open end: the cells that differ between solutions. */
  readonly differ: readonly number[];
  /** Of an impossible puzzle: the rule that breaks, where it was met. */
  readonly clash: Violation | null;
}

const ENDINGS = {
  unique: 'solved',
  multiple: 'open',
  none: 'impossible',
  unknown: 'limit',
} as const;

export function endOf(puzzle: Puzzle, { status, marks, steps }: Explanation): WayEnd {
  const ending = ENDINGS[status];
  // The way goes on until nothing more holds in all solutions.
  const differ = ending === 'open' ? openCells(marks) : [];
  if (ending !== 'impossible') return { ending, differ, clash: null };
  return { ending, differ, clash: steps.at(-1)?.clash ?? findViolations(puzzle, marks)[0] ?? null };
}

/** The cells that differ between the solutions with these marks, where that is why nothing follows. */
export function differOf(hint: Hint, marks: Shading): readonly number[] {
  const isImpossible = /no solution|解がありません/.test(hint.text);
  const isEnd = hint.technique === null && hint.reason === undefined;
  return isEnd && !isImpossible ? openCells(marks) : [];
}

export function openCells(marks: Shading): number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
}
