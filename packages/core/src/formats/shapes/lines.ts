/** Shapes that take one line: IDs, game IDs, rows joined by `/`, and the links of `links.ts`. */

import { readBlock } from '../cells/block.ts';
import { isSmallPool } from '../cells/plausible.ts';
import { splitRows } from '../cells/rows.ts';
import { unquote } from '../cells/trim.ts';
import type { ParseResult } from '../contract/format.ts';
import { claimOne, type Shape } from '../document/document.ts';
import { readRowText } from '../document/row-text.ts';
import { parseDottedId } from '../notations/dotted-id.ts';
import { parseId } from '../notations/id.ts';
import { parseSgt } from '../notations/sgt.ts';

const ID = /^[a-z]{3,}:\d{1,4}x\d{1,4}:\S*$/i;
const GAME_ID = /^\d{1,4}(?:x\d{1,4})?(?:d.?)?:[\da-zA-Z.*!@$%&]+$/;
const SEED = /^\d{1,4}(?:x\d{1,4})?(?:d.?)?#\d+$/;
/** The longest of them: 255 x 255 cells and their stars. */
const LONGEST = 200_000;

/** The puzzle of a line that is an ID of some kind, and nothing else. */
export function readIdLine(line: string): ParseResult | undefined {
  if (line.length > LONGEST || !/[:#]/.test(line)) return undefined;
  const text = unquote(line);
  if (ID.test(text)) return parseId(text);
  if (SEED.test(text)) return parseSgt(text);
  if (!GAME_ID.test(text)) return undefined;
  return /[.*]/.test(text) ? parseDottedId(text) : parseSgt(text);
}

/** The puzzle of a line of rows joined by `/`, and nothing else. */
export function readLiteral(line: string): ParseResult | undefined {
  if (
    line.length > 4 * LONGEST ||
    !line.includes('/') ||
    (line.includes('//') && /[:\p{L}]/u.test(line))
  )
    return undefined;
  const text = unquote(line);
  const rows = (text.endsWith('/') ? text.slice(0, -1) : text).split('/');
  if (rows.length < 2 && !line.endsWith('/')) return undefined;
  const kinds = rows.map((row) => (row.trim() === '' ? 'near' : readRowText(row.trim()).kind));
  const isNumeric = kinds.every((kind) => kind === 'strong' || kind === 'near');
  const isLettered = kinds.every((kind) => kind === 'strong' || kind === 'weak');
  if (!(isNumeric && kinds.includes('strong')) && !(isLettered && isSmallPool(splitRows(rows))))
    return undefined;
  const reading = rows.length === 1 ? undefined : readBlock(rows);
  if (reading?.kind === 'one') return reading.result;
  return undefined;
}

export const idShape: Shape = {
  name: 'id',
  examples: [
    ['hitori:3x3:113231211', '113/231/211'],
    ['`hitori:1x9:113231211`', '113231211'],
    ['3x3dk:113231211', '113/231/211'],
    ['3:113231211', '113/231/211'],
    ['3x3:113.231.211', '113/231/211'],
    ['3x3:1*13.231.2*11*', '113/231/211'],
    ['6x6dk#12345', 'bad-header'],
    ['sudoku:3x3:113231211', 'wrong-genre'],
  ],
  claim({ lines }, at) {
    const result = readIdLine(lines[at].text);
    return result && claimOne(at, at + 1, result);
  },
};

export const literalShape: Shape = {
  name: 'literal',
  examples: [
    ['113/231/211', '113/231/211'],
    ['1 1 3 / 2 3 1 / 2 1 1', '113/231/211'],
    ["'113/231/211',", '113/231/211'],
    ['12//21', 'ragged r2c1'],
    ['and/or', 'unknown-format'],
  ],
  claim({ lines }, at) {
    const result = readLiteral(lines[at].text);
    return result && claimOne(at, at + 1, result);
  },
};
