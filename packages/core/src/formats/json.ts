/**
 * One puzzle as JSON, over any number of lines: `{"genre":"hitori","puzzle":{"grid":["3222",…]}}`.
 * Rows are strings as in `text`, or arrays of cells. A bare array of rows is read too. Fields that mean
 * nothing here are carried through at the top level.
 */

import { ok } from '../base/result.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { formatShading } from '../puzzle/shading.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from './format.ts';
import { isRecord, parseJsonText, printJson } from './json-text.ts';
import { jsonCells, readRecord } from './jsonl.ts';
import { isCompact, textRows } from './rows.ts';

export function parseJson(text: string): ParseResult {
  const value = parseJsonText(text);
  return value.ok ? readJsonValue(value.value) : value;
}

/** Reads a value in whichever of the JSON forms it is; without `puzzle` it is the object of a line. */
function readJsonValue(value: unknown): ParseResult {
  if (Array.isArray(value)) {
    if (value.some(isRecord))
      return fault('bad-json', 'this is a list of puzzles: give one object a line instead (jsonl)');
    return asJson(readRecord({ grid: value }));
  }
  if (!isRecord(value))
    return fault('bad-json', 'a puzzle is an object such as {"puzzle":{"grid":["12","21"]}}');
  if (!('puzzle' in value)) return readRecord(value);
  const { puzzle, ...rest } = value;
  if (!isRecord(puzzle))
    return fault('bad-json', '"puzzle" is an object such as {"grid":["12","21"]}');
  return asJson(readRecord({ ...puzzle, ...rest }));
}

function asJson(result: ParseResult): ParseResult {
  return result.ok ? ok({ ...result.value, format: 'json' }) : result;
}

export function formatJson(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { id, shading, extra } = options;
  const record = {
    ...(id === undefined ? {} : { id }),
    genre: 'hitori',
    puzzle: { grid: gridOf(puzzle) },
    ...(shading ? { answer: formatShading(puzzle, shading) } : {}),
    ...extra,
  };
  const text = printJson(record);
  if (!text.ok) return text;
  return printed(text.value, 'json', options, { id: true, shading: true, extra: true });
}

/** Row strings where they say the same when read back, else arrays of cells. */
function gridOf(puzzle: Puzzle): unknown {
  const rows = textRows(puzzle, 'json');
  const isReadable = rows.ok && (isCompact(puzzle) || puzzle.cols > 1);
  return isReadable ? rows.value : jsonCells(puzzle);
}
