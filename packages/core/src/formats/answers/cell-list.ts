/**
 * Lists of the shaded cells: `r1c2 r3c1`, `(1,2) (3,1)`, `[[0,1],[2,0]]`, `1,2` a line, `B1 A3`,
 * `black(1,2).`. Every cell that is not listed is unshaded. What the first row is called is said by the
 * option, by a zero, or by a number that only fits when counting from 1; else it is 1.
 */
import { plural } from '../../base/plural.ts';
import { ok } from '../../base/result.ts';
import { SHADED, UNSHADED } from '../../puzzle/shading.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { fault } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import type { AnswerOptions, AnswerResult } from './board.ts';

interface ListedCell {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  /** Letters count the columns, from A. */
  readonly isLettered: boolean;
}

const ITEM =
  /(?:(?:black|shaded|shade|dark|filled|painted|solution|b|x)?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)|\[\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\]|r(\d{1,3})c(\d{1,3})|([a-z]{1,2})(\d{1,3}))/iy;
const PAIR_LINE = /^\s*(\d{1,3})\s*[,;\s]\s*(\d{1,3})\s*$/;

/** The cells of a list; undefined for a text that holds anything else. */
export function findCells(text: string): ListedCell[] | undefined {
  return findItems(text) ?? findPairLines(text);
}

function findItems(text: string): ListedCell[] | undefined {
  const cells: ListedCell[] = [];
  const between = ' \t\r\n,;.&{}';
  let [at, end] = [0, text.length];
  while (at < end && (between.includes(text[at]) || (text[at] === '[' && text[at + 1] === '[')))
    at++;
  while (end > at && between.includes(text[end - 1])) end--;
  if (text[end - 1] === ']' && /\]\s*\]$/.test(text.slice(Math.max(at, end - 8), end))) end--;
  while (at < end) {
    if (between.includes(text[at])) {
      at++;
      continue;
    }
    ITEM.lastIndex = at;
    const match = ITEM.exec(text);
    if (!match || match.index !== at) return undefined;
    cells.push(toCell(match));
    at = ITEM.lastIndex;
  }
  return cells.length > 0 ? cells : undefined;
}

function toCell(match: RegExpExecArray): ListedCell {
  const [name, r1, c1, r2, c2, r3, c3, letters, number] = match;
  if (letters !== undefined)
    return { name, row: Number(number), col: columnOf(letters), isLettered: true };
  return { name, row: Number(r1 ?? r2 ?? r3), col: Number(c1 ?? c2 ?? c3), isLettered: false };
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0);
}

function findPairLines(text: string): ListedCell[] | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const cells: ListedCell[] = [];
  for (const line of lines) {
    const match = line.length < 40 ? PAIR_LINE.exec(line) : null;
    if (!match) return undefined;
    cells.push({
      name: line.trim(),
      row: Number(match[1]),
      col: Number(match[2]),
      isLettered: false,
    });
  }
  return cells.length > 0 ? cells : undefined;
}

export function marksFromCells(
  cells: readonly ListedCell[],
  shape: Shape,
  options: AnswerOptions,
): AnswerResult {
  const base = options.base ?? baseOf(cells);
  const marks = new Uint8Array(shape.rows * shape.cols).fill(UNSHADED);
  for (const { name, row, col, isLettered } of cells) {
    const [r, c] = isLettered ? [row - 1, col - 1] : [row - base, col - base];
    if (r < 0 || r >= shape.rows || c < 0 || c >= shape.cols)
      return fault(
        'bad-answer',
        `${quote(name)} is outside the grid of ${plural(shape.rows, 'row')} and ${plural(shape.cols, 'column')}, counted from ${isLettered ? 1 : base}`,
      );
    marks[r * shape.cols + c] = SHADED;
  }
  const isZeroBased = options.base === undefined && base === 0;
  return ok({
    marks,
    warnings: isZeroBased ? ['the cells were counted from 0, as one of them has a 0'] : [],
  });
}

function baseOf(cells: readonly ListedCell[]): 0 | 1 {
  return cells.some(({ row, col, isLettered }) => !isLettered && (row === 0 || col === 0)) ? 0 : 1;
}
