/**
 * Blocks of lines that look like rows. A block ends at a blank line or at a line of another kind;
 * comments and frames within it are passed over. Lines of letters at its edges are titles unless the
 * rows between hold letters too.
 */

import { MAX_SIDE } from '../../puzzle/puzzle.ts';
import { splitRows } from '../cells/rows.ts';
import { parseSizeLine } from '../cells/size-line.ts';
import { isCounted } from '../cells/table-frame.ts';
import type { Document } from './document.ts';
import { type RowKind, readRowText } from './row-text.ts';

export interface RowLine {
  readonly text: string;
  readonly at: number;
  readonly kind: RowKind;
}

export interface RowBlock {
  readonly rows: readonly RowLine[];
  /** The line after the last that belongs to it. */
  readonly end: number;
}

const LETTER = /\p{L}/u;

/** The lines from here on that may be rows of one block; no more than a number of rows, where one is given. */
export function gatherRows(
  document: Document,
  at: number,
  most: number = Number.POSITIVE_INFINITY,
): RowBlock {
  const rows: RowLine[] = [];
  let hasLetters = false;
  let end = at;
  for (let line = at; line < document.lines.length && rows.length < most; line++) {
    const { text, isBad } = document.lines[line];
    if (text === '' || isBad) break;
    let row = readRowText(text);
    if (row.kind === 'comment' || row.kind === 'frame') {
      if (row.kind === 'frame' && isRowOfBlanks(text, rows))
        rows.push({ text, at: line, kind: 'strong' });
      end = line + 1;
      continue;
    }
    const last = rows.at(-1);
    if (last && parseSizeLine(text)?.isCertain) break;
    if (row.kind === 'text') {
      if (!last || !isDamagedRow(text, last.text)) break;
      row = { kind: 'near', text: row.text };
    }
    if (
      row.kind === 'weak' &&
      last &&
      !hasLetters &&
      !isDamagedRow(text, last.text) &&
      !hasLettersAhead(document, line + 1)
    )
      break;
    rows.push({ text: row.text, at: line, kind: row.kind });
    hasLetters ||= LETTER.test(row.text);
    end = line + 1;
  }
  return dropTitle({ rows, end });
}

/** `---` is a rule between other lines, and a row of blanks among rows of three cells. */
function isRowOfBlanks(text: string, rows: readonly RowLine[]): boolean {
  return /^-+$/.test(text) && rows.length > 0 && rows[rows.length - 1].text.length === text.length;
}

/** Whether a row with numbers and letters follows in the same block: then a row may be all letters. */
function hasLettersAhead(document: Document, from: number): boolean {
  for (let line = from; line < Math.min(from + MAX_SIDE, document.lines.length); line++) {
    const { text } = document.lines[line];
    if (text === '') return false;
    const row = readRowText(text);
    if (row.kind === 'text') return false;
    if (row.kind === 'strong' && LETTER.test(row.text)) return true;
  }
  return false;
}

/** Letters alone above rows of numbers are a title, unless they count the columns; so is a date. */
function dropTitle({ rows, end }: RowBlock): RowBlock {
  const first = rows.findIndex(({ kind }) => kind === 'strong');
  if (first === 0 && isDate(rows)) return { rows: [], end: rows[1].at };
  if (first <= 0 || rows[first - 1].kind !== 'weak') return { rows, end };
  if (rows.slice(first).some(({ text }) => LETTER.test(text))) return { rows, end };
  if (first === 1 && isHeader(rows[0].text, rows[1].text)) return { rows, end };
  return { rows: [], end: rows[first].at };
}

/** Whether a line of words names or counts the columns of the row below. */
function isHeader(line: string, below: string): boolean {
  const names = splitRows([line])[0];
  return (
    isCounted(names) || (/[,;|&\t]/.test(line) && names.length === splitRows([below])[0].length)
  );
}

/** `2020-12-31` or `v1.2` above at least two rows of another width. */
function isDate(rows: readonly RowLine[]): boolean {
  if (rows.length < 3 || !/^\S*[-.\p{L}]\S*$/u.test(rows[0].text)) return false;
  const [title, ...others] = rows.slice(0, 3).map(({ text }) => text.length);
  return others[0] === others[1] && others[0] !== title;
}

/** Whether a line of strange signs has the shape of a row beside it: then it is one that is damaged. */
export function isDamagedRow(line: string, row: string): boolean {
  if (line.length > 4 * row.length + 8 || /^(\W{2,})\s.*\s\1$|^[[($#]/.test(line)) return false;
  const [cells, other] = [splitRows([line])[0], splitRows([row])[0]];
  if (/\s/.test(row) !== /\s/.test(line) || cells.length !== other.length || cells.length < 2)
    return false;
  return cells.every((cell) => cell.length <= 3);
}

/** The lines of a block that stand for rows. */
export function rowTexts(rows: readonly RowLine[]): string[] {
  return rows.map(({ text }) => text);
}
