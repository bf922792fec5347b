/**
 * What belongs to a puzzle and stands below it: its id as `@id`, and rows of marks of the same shape, with
 * or without a line `solution` or `answer` above them.
 */
import { ok } from '../../base/result.ts';
import { isSolution } from '../../puzzle/rules.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import { marksFromText } from '../cells/marks.ts';
import { isRectangle, splitRows } from '../cells/rows.ts';
import { readTwoStates } from '../cells/two-states.ts';
import type { ParsedPuzzle, ParseResult } from '../contract/format.ts';
import type { Document } from '../document/document.ts';

const HEADING = /^\W{0,4}(solution|answer|solved|marks|result)\w{0,4}\W{0,4}$/i;
const ID = /^@([\w-]{1,80})$/;

export interface Joined {
  readonly result: ParseResult;
  readonly end: number;
}

/** The result with what follows it, and the line after that. */
export function takeMarksBelow(document: Document, end: number, result: ParseResult): Joined {
  if (!result.ok) return { result, end };
  const withMarks = takeMarks(document, end, result.value);
  const { lines } = document;
  const next = document.nextFull(withMarks.end);
  const id = next <= withMarks.end + 2 ? ID.exec(lines[next]?.text ?? '')?.[1] : undefined;
  if (id === undefined || !withMarks.result.ok || withMarks.result.value.id !== undefined)
    return withMarks;
  return { result: ok({ ...withMarks.result.value, id }), end: next + 1 };
}

function takeMarks(document: Document, end: number, parsed: ParsedPuzzle): Joined {
  const unchanged = { result: ok(parsed), end };
  const { puzzle } = parsed;
  const next = document.nextFull(end);
  if (next > end + 2 || next >= document.lines.length) return unchanged;
  const heading = HEADING.exec(document.lines[next].text)?.[1];
  const first = heading === undefined ? next : document.nextFull(next + 1);
  if (!isBlockOf(document, first, puzzle.rows) || first > next + 2) return unchanged;
  const rows = document.lines.slice(first, first + puzzle.rows).map(({ text }) => text);
  const shading = readMarkRows(rows, parsed, heading !== undefined);
  if (!shading) return unchanged;
  const isStored = heading ? /^sol/i.test(heading) : isSolution(puzzle, shading);
  if (parsed[isStored ? 'solution' : 'answer']) return unchanged;
  return {
    result: ok({ ...parsed, [isStored ? 'solution' : 'answer']: shading }),
    end: first + puzzle.rows,
  };
}

/** Whether exactly so many lines stand here between blank ones. */
function isBlockOf({ lines }: Document, first: number, count: number): boolean {
  for (let at = first; at < first + count; at++)
    if (at >= lines.length || lines[at].text === '') return false;
  return first + count >= lines.length || lines[first + count].text === '';
}

/** Marks, not another puzzle: signs that no grid holds, or any two states under a heading. */
function readMarkRows(
  rows: readonly string[],
  { puzzle }: ParsedPuzzle,
  isHeaded: boolean,
): Shading | undefined {
  const marks = marksFromText(rows, puzzle);
  if (
    marks.ok &&
    marks.value.includes(SHADED) &&
    (isHeaded || rows.some((row) => /[#*■█▓]/u.test(row)))
  )
    return marks.value;
  const cells = splitRows(rows);
  if (!isHeaded || !isRectangle(cells) || cells[0].length !== puzzle.cols) return undefined;
  const flat = cells.flat();
  return new Set(flat).size === 2 ? readTwoStates(puzzle, flat).shading : undefined;
}
