/**
 * Blocks of lines that look like rows. A block ends at a blank line or at a line of another kind;
 * comments and frames within it are passed over. Lines of letters at its edges are titles unless the
 * rows between hold letters too.
 */

import { MAX_SIDE } from '../../puzzle/puzzle.ts';
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
    const row = readRowText(text);
    if (row.kind === 'comment' || row.kind === 'frame') {
      if (row.kind === 'frame' && isRowOfBlanks(text, rows))
        rows.push({ text, at: line, kind: 'strong' });
      end = line + 1;
      continue;
    }
    if (row.kind === 'text') break;
    if (
      row.kind === 'weak' &&
      rows.length > 0 &&
      !hasLetters &&
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

/** Letters alone above rows of numbers are a title. */
function dropTitle({ rows, end }: RowBlock): RowBlock {
  const first = rows.findIndex(({ kind }) => kind === 'strong');
  if (first <= 0 || rows[first - 1].kind !== 'weak') return { rows, end };
  if (rows.slice(first).some(({ text }) => LETTER.test(text))) return { rows, end };
  return { rows: [], end: rows[first].at };
}

/** The lines of a block that stand for rows, without leading lines that only look near. */
export function rowTexts(rows: readonly RowLine[]): string[] {
  return rows.map(({ text }) => text);
}
