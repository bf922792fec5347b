/**
 * A picture of the grid as an SVG file. It holds no fonts and refers to nothing outside itself: numerals
 * and Latin letters are paths (drawing/glyphs.ts). So that it can be read back, the puzzle stands in its
 * `metadata`, as the JSON object of a line; other pictures are not read.
 */

import { ok } from '../../base/result.ts';
import { boardSvg } from '../../drawing/board.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from '../contract/format.ts';
import { formatJsonl, parseJsonl } from './jsonl.ts';

const OPEN = '<metadata>';
const CLOSE = '</metadata>';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const UNDRAWABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFD-\uFFFF]/g;

const ESCAPES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

/** Reads the format `svg`: a picture that this program wrote. */
export function parseSvg(text: string): ParseResult {
  const start = text.indexOf(OPEN);
  const end = text.indexOf(CLOSE, start + OPEN.length);
  if (start < 0 || end < 0)
    return fault(
      'unknown-format',
      'the picture does not hold its puzzle as text: only pictures that were written here can be read',
    );
  let json = text.slice(start + OPEN.length, end);
  for (const [char, name] of [...ESCAPES].reverse()) json = json.replaceAll(name, char);
  const result = parseJsonl(json);
  return result.ok ? ok({ ...result.value, format: 'svg' }) : result;
}

/** Writes the format `svg`: a picture that this program wrote. */
export function formatSvg(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { id, shading, solution } = options;
  const title = id === undefined ? undefined : `Hitori ${id}`;
  const data = formatJsonl(puzzle, { id, shading, solution });
  if (!data.ok) return data;
  let json = data.value.text;
  for (const [char, name] of ESCAPES) json = json.replaceAll(char, name);
  const svg = boardSvg(puzzle, { shading, title }).replace(UNDRAWABLE, '\u25A1');
  const at = svg.indexOf('>') + 1;
  const text = `${svg.slice(0, at)}${OPEN}${json}${CLOSE}${svg.slice(at)}`;
  return printed(text, 'svg', options, { id: true, shading: true, solution: true });
}
