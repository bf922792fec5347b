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

/** Why nothing follows from marks; null when something does. */
export function endingOf(hint: Hint, marks: Shading): Ending | null {
  if (hint.technique !== null) return null;
  if (hint.reason !== undefined) return 'limit';
  if (/no solution|解がありません/.test(hint.text)) return 'impossible';
  return marks.includes(UNKNOWN) ? 'open' : 'solved';
}

export function openCells(marks: Shading): number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
}
