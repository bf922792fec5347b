/**
 * The one door for text that may be in any format. What a text is, is told by its beginning alone, in
 * the order of the table below; bare rows come last, because almost anything might be rows.
 */
import { checkChoice } from '../base/check.ts';
import { parseCsv } from './csv.ts';
import {
  FORMATS,
  type FormatName,
  fault,
  isOutputOnly,
  MAX_RECORD,
  type ParseResult,
  type ReadableFormat,
} from './format.ts';
import { parseGrid } from './grid.ts';
import { parseId } from './id.ts';
import { parseJson } from './json.ts';
import { parseJsonl } from './jsonl.ts';
import { stripMark } from './lines.ts';
import { parsePenpa } from './penpa.ts';
import { parsePzpr } from './pzpr.ts';
import { parsePzprv3 } from './pzprv3.ts';
import { hasControls } from './quote.ts';
import { parseSgt } from './sgt.ts';
import { parseText } from './text.ts';

export interface ParseOptions {
  /** Read as this format instead of detecting it. */
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
};

const SIGNS: readonly (readonly [ReadableFormat, RegExp])[] = [
  ['json', /^[[{]/],
  ['sgt', /^SAVEFILE\s*:/],
  ['pzprv3', /^(?:\w+:\/\/\S*\?)?pzprv3/],
  ['penpa', /^(?:\w+:\/\/\S*?[?#&])?(?:m=\w+&)?p=/],
  ['pzpr', /^\w+:\/\/|^[^\s"]*\?(?:\w+=\w+&)*[a-z_]{3,}\/\S*\d+\/\d+|^hitori(?:_edit|_play)?\//],
  ['sgt', /^\d+(?:x\d+)?(?:d.?)?:|^\d+x\d+(?:d.?)?#/],
  ['text', /^(?:genre|grid)\s*:(?:\s|$)|^[\w-]+\s*:[^\n]*\n(?:[^\n]*\n)*?[ \t]*grid\s*:/],
  ['id', /^(?:hitori:|[a-z]+:\d+x\d+:)/i],
  ['csv', /^[^"\n]*"/],
];

export function parsePuzzle(text: string, options: ParseOptions = {}): ParseResult {
  if (options.format !== undefined) checkChoice('format', options.format, FORMATS);
  if (text.length > MAX_RECORD)
    return fault(
      'too-large',
      `the text is longer than ${MAX_RECORD} characters: that is no puzzle`,
    );
  const body = stripMark(text);
  if (body.trim() === '') return fault('empty', 'there is nothing to read: give a puzzle');
  if (hasControls(body))
    return fault('unknown-format', 'this is binary data, not text: give a puzzle as UTF-8 text');
  const format = options.format ?? findFormat(body.trim());
  if (isOutputOnly(format))
    return fault(
      'output-only',
      `the format ${format} is for output only: it can be written but not read`,
    );
  return READERS[format](body);
}

function findFormat(text: string): ReadableFormat {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'grid';
}
