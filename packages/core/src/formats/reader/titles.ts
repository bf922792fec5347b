/**
 * The lines between puzzles: titles and section marks give an id, `name: value` lines that are known are
 * used, and all else (comments, prose, statistics) is passed over.
 */

import { ok } from '../../base/result.ts';
import { parseSizeLine } from '../cells/size-line.ts';
import { trimSigns } from '../cells/trim.ts';
import type { ParsedPuzzle, ParseResult } from '../contract/format.ts';
import { fault } from '../contract/format.ts';
import { findGenreFault } from '../contract/genre.ts';
import { quote } from '../contract/quote.ts';
import { readRowText } from '../document/row-text.ts';

/** What the lines above a puzzle say about it. */
export interface Context {
  readonly id?: string;
  readonly fields: ReadonlyMap<string, string>;
}

const FIELD =
  /^[%#/;*\s-]{0,8}(genre|type|id|name|title|no|number|size|rows|cols|columns|width|height|level|difficulty)\s*[:=]\s*(\S.*)$/i;
const DECORATION = '=-*#[](){}<>~_|%/;:. \t"\'`';
const NUMBERED = /^[\p{L} .#]{0,24}\d{1,6}$/u;
const CODE = /[{};=<>\\]|::|\[\[|\w\(|^(?:import|from|def|let|var|const|using|module|include)\b/;
const LONGEST_TITLE = 60;

export type LineUse =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'comment' }
  | { readonly kind: 'other' };

/** What a line of text is for the puzzle below it. */
export function useOf(line: string): LineUse {
  if (line.length > 200) return { kind: 'other' };
  const field = FIELD.exec(line);
  if (field) return { kind: 'field', name: field[1].toLowerCase(), value: field[2].trim() };
  const { kind } = readRowText(line);
  const text = trimSigns(line, DECORATION, DECORATION);
  const isDecorated = text !== line;
  if (text === '' || (/^\d+$/.test(text) && !isDecorated)) return { kind: 'comment' };
  if (kind === 'comment')
    return NUMBERED.test(text) ? { kind: 'title', text } : { kind: 'comment' };
  if (/^[@|]/.test(line) || line.includes('://') || CODE.test(text) || /[.!?,]$/.test(line))
    return { kind: 'other' };
  return text.length <= LONGEST_TITLE ? { kind: 'title', text } : { kind: 'other' };
}

/** The puzzle with what its context says; an error where that does not fit. */
export function applyContext(result: ParseResult, { id, fields }: Context): ParseResult {
  if (!result.ok) return result;
  const wrong = findWrongField(result.value, fields);
  if (wrong) return wrong;
  const named =
    fields.get('id') ?? fields.get('name') ?? fields.get('title') ?? fields.get('no') ?? id;
  const level = fields.get('level') ?? fields.get('difficulty');
  const { value } = result;
  const extra = level === undefined ? value.extra : { level, ...value.extra };
  if (value.id !== undefined || named === undefined) return ok(extra ? { ...value, extra } : value);
  return ok({ ...value, id: named, ...(extra ? { extra } : {}) });
}

function findWrongField(
  { puzzle }: ParsedPuzzle,
  fields: ReadonlyMap<string, string>,
): ParseResult | undefined {
  const genre = findGenreFault(fields.get('genre'));
  if (genre) return genre;
  const { rows, cols } = puzzle;
  const size = parseSizeLine(fields.get('size') ?? '');
  if (
    size &&
    !(size.rows === rows && size.cols === cols) &&
    !(size.rows === cols && size.cols === rows)
  )
    return fault(
      'ragged',
      `the line 'size' says ${size.rows}x${size.cols}, but the grid has ${rows}x${cols}: correct one of them`,
    );
  for (const [name, found] of [
    ['rows', rows],
    ['height', rows],
    ['cols', cols],
    ['columns', cols],
    ['width', cols],
  ] as const) {
    const value = fields.get(name);
    if (value !== undefined && /^\d+$/.test(value) && Number(value) !== found)
      return fault('ragged', `the line ${quote(name)} does not fit the grid, which has ${found}`);
  }
  return undefined;
}
