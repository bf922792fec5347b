/**
 * Cells that hold a number and its state: `1-0 1-1 3-0`, `1w 1b 3w`, `1 1* 3`. They are read when every
 * cell is of this kind and there are exactly two states. A star or a hash sign shades; of other states
 * the rules tell which is shaded, or they are dropped.
 */
import { ok } from '../../base/result.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN } from '../../puzzle/shading.ts';
import type { ParseResult } from '../contract/format.ts';
import { chunkRows, puzzleFromWords } from './rows.ts';
import { readTwoStates } from './two-states.ts';

export interface Flagged {
  readonly puzzle: Puzzle;
  readonly answer?: Shading;
  readonly warning: string;
}

const AFTER = /^(\p{N}+)(?:[-:/_]([01a-zA-Z*#])|([a-zA-Z*#]))$/u;
const BEFORE = /^([a-zA-Z*#])(\p{N}+)$/u;
const PLAIN = /^\p{N}+$/u;

export function readFlagged(cells: readonly (readonly string[])[]): Flagged | undefined {
  const flat = cells.flat();
  const parts = flat.map(splitFlag);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const states = [...new Set(parts.map(([, state]) => state))];
  if (states.length !== 2 || (states.includes('') && !states.some((state) => /[*#]/.test(state))))
    return undefined;
  const cols = cells[0].length;
  const created = puzzleFromWords(
    chunkRows(
      parts.map(([number]) => number),
      cols,
    ),
  );
  if (!created.ok) return undefined;
  const puzzle = created.value;
  const star = states.find((state) => /[*#]/.test(state));
  if (star !== undefined) {
    const answer = Uint8Array.from(parts, ([, state]) => (state === star ? SHADED : UNKNOWN));
    return { puzzle, answer, warning: `cells with '${star}' were read as shaded marks` };
  }
  const read = readTwoStates(
    puzzle,
    parts.map(([, state]) => state),
  );
  const named = `'${states[0]}' and '${states[1]}'`;
  if (!read.shading)
    return {
      puzzle,
      warning: `the states ${named} beside the numbers were dropped: ${read.reason} of the two readings is a solution`,
    };
  return {
    puzzle,
    answer: read.shading,
    warning: `cells were read as a number and a state, '${read.shaded}' shaded: the other reading is no solution`,
  };
}

function splitFlag(cell: string): readonly [number: string, state: string] | undefined {
  if (PLAIN.test(cell)) return [cell, ''];
  const after = AFTER.exec(cell);
  if (after) return [after[1], after[2] ?? after[3]];
  const before = BEFORE.exec(cell);
  return before ? [before[2], before[1]] : undefined;
}

/** The result in the form in which blocks are read. */
export function flaggedResult({ puzzle, answer, warning }: Flagged): ParseResult {
  return ok({
    puzzle,
    format: 'grid',
    ...(answer ? { answer } : {}),
    warnings: [warning],
  });
}
