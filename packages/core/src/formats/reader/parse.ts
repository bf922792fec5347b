/**
 * The reader of text that may be in any format. How it is built:
 *
 *     text → lines      document/lines.ts     decoded, normalised, bad bytes marked
 *          → pieces     reader/scan.ts        shapes claim lines; titles and marks join their puzzle
 *          → shapes     shapes/table.ts       one table, a small file a shape, examples beside it
 *          → cells      cells/, program/      rows, sizes, flat cells, brackets, facts
 *
 * A shape that could read its lines in two ways judges them itself: the reading that the lines suggest
 * is taken silently, any other one says so in a warning, and two that are as good as each other are an
 * error that names both. The stream reader (`puzzle-splitter.ts`) gives the same pieces, so both agree.
 *
 * A format that is asked for by name is read by its own reader alone, to the letter.
 */
import { checkChoice } from '../../base/check.ts';
import { plural } from '../../base/plural.ts';
import { ok } from '../../base/result.ts';
import { sideOf } from '../cells/flat.ts';
import { unquote } from '../cells/trim.ts';
import {
  FORMATS,
  type FormatName,
  fault,
  isOutputOnly,
  MAX_RECORD,
  type ParseResult,
  type ReadableFormat,
} from '../contract/format.ts';
import { isRecord, parseJsonText } from '../contract/json-text.ts';
import { isBadText, normalise, readLines } from '../document/lines.ts';
import { parseAnsi } from '../notations/ansi-picture.ts';
import { parseAsp } from '../notations/asp.ts';
import { parseCsv } from '../notations/csv.ts';
import { parseDzn } from '../notations/dzn.ts';
import { parseGrid } from '../notations/grid.ts';
import { parseId } from '../notations/id.ts';
import { parseJson } from '../notations/json.ts';
import { parseJsonl, readRecord } from '../notations/jsonl.ts';
import { parsePenpa } from '../notations/penpa.ts';
import { parsePzpr } from '../notations/pzpr.ts';
import { parsePzprv3 } from '../notations/pzprv3.ts';
import { parseSgt } from '../notations/sgt.ts';
import { parseSvg } from '../notations/svg.ts';
import { parseText } from '../notations/text.ts';
import { openDocument, scanDocument } from './scan.ts';

/** How a text is to be read. */
export interface ParseOptions {
  /** The format of the text; default: found out from the text itself. */
  readonly format?: FormatName | undefined;
}

const READERS: Readonly<Record<ReadableFormat, (text: string) => ParseResult>> = {
  text: parseText,
  json: parseJson,
  id: parseId,
  pzpr: parsePzpr,
  pzprv3: parsePzprv3,
  sgt: parseSgt,
  penpa: parsePenpa,
  grid: parseGrid,
  jsonl: parseJsonl,
  csv: parseCsv,
  ansi: parseAnsi,
  svg: parseSvg,
  asp: parseAsp,
  dzn: parseDzn,
};

/** The first puzzle of a text; a warning says when there are more. */
export function parsePuzzle(text: string, options: ParseOptions = {}): ParseResult {
  const { format } = options;
  if (format !== undefined) checkChoice('format', format, FORMATS);
  const line = format === undefined ? parseJsonLine(text) : undefined;
  if (line) return line;
  const refused = refuse(text);
  if (refused) return refused;
  if (format !== undefined) return parseAs(text, format);
  const pieces = scanDocument(openDocument(readLines(text)));
  const first = pieces.findIndex(({ isBad }) => !isBad);
  if (first < 0) return pieces[0]?.result ?? noPuzzle(text);
  const { result } = pieces[first];
  if (!result.ok || pieces.length === 1) return result;
  const bad = pieces.slice(0, first).map(({ start }) => start + 1);
  const others = pieces.length - first - 1;
  const warnings = [
    ...result.value.warnings,
    ...bad.map((at) => `line ${at} holds bytes that are no text: skipped`),
    ...(others > 0
      ? [`the text holds ${plural(others + 1, 'puzzle')}: only the first is read`]
      : []),
  ];
  return ok({ ...result.value, warnings });
}

/** Every puzzle of a text in order, with the errors of those that cannot be read. */
export function parsePuzzles(text: string, options: ParseOptions = {}): ParseResult[] {
  const { format } = options;
  if (format !== undefined) return [parsePuzzle(text, options)];
  const refused = refuse(text);
  if (refused) return [refused];
  const line = parseJsonLine(text);
  if (line) return [line];
  const pieces = scanDocument(openDocument(readLines(text)));
  return pieces.length > 0 ? pieces.map(({ result }) => result) : [noPuzzle(text)];
}

function refuse(text: string): ParseResult | undefined {
  if (text.length > MAX_RECORD)
    return fault(
      'too-large',
      `the text is longer than ${MAX_RECORD} characters: that is no puzzle`,
    );
  if (normalise(text) === '') return fault('empty', 'there is nothing to read: give a puzzle');
  return undefined;
}

function parseAs(text: string, format: FormatName): ParseResult {
  if (isOutputOnly(format))
    return fault(
      'output-only',
      `the format ${format} is for output only: it can be written but not read`,
    );
  if (isBadText(text))
    return fault('unknown-format', 'this is binary data, not text: give a puzzle as UTF-8 text');
  return READERS[format](text.startsWith('\uFEFF') ? text.slice(1) : text);
}

/** The fast path of batches: the object of a line, before anything is cut or normalised. */
function parseJsonLine(text: string): ParseResult | undefined {
  if (!text.startsWith('{') || text.length > MAX_RECORD || text.includes('\uFFFD'))
    return undefined;
  const value = parseJsonText(text);
  if (!value.ok || !isRecord(value.value) || !Array.isArray(value.value['grid'])) return undefined;
  return readRecord(value.value);
}

function noPuzzle(text: string): ParseResult {
  if (/^\s*\w+:\/\//.test(text))
    return fault(
      'bad-link',
      'the link holds no puzzle: a link of puzz.link or penpa-edit, or the grid itself, can be read',
    );
  return fault(
    'unknown-format',
    'this is text without a puzzle: give one row a line, an ID such as hitori:2x2:1221, or a link',
  );
}

/** Whether an argument that names no file is meant as a puzzle: rows joined by `/`, an ID, a flat square. */
export function isLiteralPuzzle(text: string): boolean {
  if (/[/:]/.test(text)) return true;
  const bare = unquote(text.trim());
  if (/[\n[{]/.test(bare)) return true;
  const cells = /[\s,;]/.test(bare) ? bare.split(/[\s,;]+/) : [...bare];
  const isPlain = cells.every((cell) => /^(?:[\p{L}\p{N}?_.]|\p{N}{2,3})$/u.test(cell));
  const letters = cells.filter((cell) => /^\p{L}$/u.test(cell)).length;
  return isPlain && sideOf(cells.length) !== undefined && letters * 2 < cells.length;
}
