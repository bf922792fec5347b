/**
 * Puzzles as JSON, over any number of lines: `{"genre":"hitori","puzzle":{"grid":["3222",…]}}`. Rows are
 * strings as in `text`, or arrays of cells. Fields that mean nothing here are carried through at the top
 * level.
 *
 * JSON of other programs is read too: a bare array of rows, or the one array of rows that an object
 * holds at any depth. A list of records is several puzzles; a second array of the same shape that holds
 * nothing but marks is the answer.
 */

import { plural } from '../../base/plural.ts';
import { ok } from '../../base/result.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, UNKNOWN } from '../../puzzle/shading.ts';
import { isCompact, textRows } from '../cells/rows.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
} from '../contract/format.ts';
import { isRecord, parseJsonText } from '../contract/json-text.ts';
import { type JsonGrid, readJsonGrid } from './json-cells.ts';
import { jsonCells, printRecord, readMarks, readRecord } from './jsonl.ts';

/** Reads a text that stands in a field, such as a link; undefined when it is no puzzle. */
export type TextReader = (text: string) => ParseResult | undefined;

/** Nothing that people write is nested deeper. */
const DEEPEST = 24;

/** Reads the format `json`: JSON. */
export function parseJson(text: string): ParseResult {
  const value = parseJsonText(text);
  if (!value.ok) return value;
  const [first, ...others] = readJsonValue(value.value, () => undefined);
  if (others.length === 0 || !first.ok) return first;
  const warning = `the text holds ${others.length + 1} puzzles: only the first is read`;
  return ok({ ...first.value, warnings: [...first.value.warnings, warning] });
}

/** Every puzzle of a value, or one error. */
export function readJsonValue(value: unknown, readText: TextReader): ParseResult[] {
  if (isRecord(value) && 'grid' in value && typeof value['grid'] === 'object')
    return [readRecord(value)];
  if (isRecord(value) && isRecord(value['puzzle']) && 'grid' in value['puzzle']) {
    const { puzzle, ...rest } = value;
    return [asJson(readRecord({ ...puzzle, ...rest }))];
  }
  const found = search(value, readText, DEEPEST);
  if (found.length > 0) return found;
  if (Array.isArray(value) && value.length > 0 && !value.some(isRecord))
    return [asJson(readRecord({ grid: value }))];
  return [
    fault(
      'bad-json',
      'the JSON holds no array of equally long rows: give "grid", such as [[1,2],[2,1]]',
    ),
  ];
}

function search(value: unknown, readText: TextReader, depth: number): ParseResult[] {
  if (depth === 0) return [];
  if (typeof value === 'string') {
    const read = readText(value);
    return read ? [read] : [];
  }
  if (Array.isArray(value)) {
    const grid = readJsonGrid(value);
    if (grid) return [fromGrids({}, [['', grid]], {})];
    if (isFlat(value)) return [fromFlat(value, {})];
    const grids = value.map(readJsonGrid);
    if (grids.length === 2 && grids.every((item) => item !== undefined))
      if (grids[1].isAnswer && isSameShape(grids[0], grids[1]))
        return [
          fromGrids(
            {},
            [
              ['', grids[0]],
              ['', grids[1]],
            ],
            {},
          ),
        ];
    // Within a list a record may be bad without the others being lost.
    return value.flatMap((item) =>
      isRecord(item) && 'grid' in item
        ? readJsonValue(item, readText)
        : search(item, readText, depth - 1),
    );
  }
  return isRecord(value) ? searchRecord(value, readText, depth) : [];
}

function searchRecord(
  record: Readonly<Record<string, unknown>>,
  readText: TextReader,
  depth: number,
): ParseResult[] {
  const grids: [string, JsonGrid][] = [];
  const rest: Record<string, unknown> = {};
  const inner: [string, unknown][] = [];
  for (const [name, value] of Object.entries(record)) {
    const grid = readJsonGrid(value);
    if (grid) grids.push([name, grid]);
    else if (typeof value === 'object' && value !== null) inner.push([name, value]);
    else rest[name] = value;
  }
  if (grids.length > 0) return fromRecord(record, grids, rest, inner);
  const flat = inner.find(([, value]) => isFlat(value));
  if (flat) return [fromFlat(flat[1] as unknown[], rest)];
  const texts = Object.entries(rest).filter(
    ([name, value]) => typeof value === 'string' && name !== 'id',
  );
  for (const [name, value] of [...texts, ...inner]) {
    const read = search(value, readText, depth - 1);
    if (read.length > 0)
      return read.map((result) => withFields(result, { ...rest, [name]: undefined }));
  }
  return [];
}

function isSameShape(a: JsonGrid, b: JsonGrid): boolean {
  return a.cells.length === b.cells.length && a.cells[0].length === b.cells[0].length;
}

/** Grids of marks belong to the grid of the same shape before them; every other grid is a puzzle. */
function fromRecord(
  record: Readonly<Record<string, unknown>>,
  grids: readonly [string, JsonGrid][],
  rest: Readonly<Record<string, unknown>>,
  inner: readonly [string, unknown][],
): ParseResult[] {
  const isMarks = ([name, grid]: [string, JsonGrid]) =>
    grid.isAnswer || /^(?:answer|solution|solved)/i.test(name);
  const boards = grids.filter((entry) => !isMarks(entry));
  const puzzles = boards.length > 0 ? boards : grids.slice(0, 1);
  const carried = { ...rest, ...Object.fromEntries(inner) };
  return puzzles.map((entry) => {
    const marks = grids.filter(
      (other) => other !== entry && isMarks(other) && isSameShape(entry[1], other[1]),
    );
    const fields = puzzles.length > 1 && carried['id'] === undefined ? { id: entry[0] } : {};
    return fromGrids(record, [entry, ...marks], { ...carried, ...fields });
  });
}

/** The first grid is the puzzle, the others are marks for it, by their names. */
function fromGrids(
  record: Readonly<Record<string, unknown>>,
  [[, board], ...marks]: readonly [string, JsonGrid][],
  fields: Readonly<Record<string, unknown>>,
): ParseResult {
  const values = marks.map(([name, grid]) => [
    /sol/i.test(name) ? 'solution' : 'answer',
    record[name] ?? grid.cells,
  ]);
  const result = readRecord({
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'grid')),
    grid: board.cells,
    ...Object.fromEntries(values),
  });
  if (!result.ok || !board.shaded || result.value.answer) return asJson(result);
  const answer = Uint8Array.from(board.shaded, (flag) => (flag ? SHADED : UNKNOWN));
  return asJson(ok({ ...result.value, answer }));
}

/** Cells in a row without row breaks: k x k of them, k >= 3. */
function isFlat(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 9) return false;
  return (
    Number.isInteger(Math.sqrt(value.length)) &&
    value.every((cell) => typeof cell === 'number' || typeof cell === 'string' || cell === null)
  );
}

function fromFlat(cells: readonly unknown[], rest: Readonly<Record<string, unknown>>): ParseResult {
  const side = Math.sqrt(cells.length);
  const { rows = side, cols = side } = rest;
  if (typeof rows !== 'number' || rows * Number(cols) !== cells.length)
    return fault(
      'ragged',
      `${plural(cells.length, 'cell')} do not fill "rows" x "cols": correct them`,
    );
  const grid = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * Number(cols), (row + 1) * Number(cols)),
  );
  const result = asJson(readRecord({ ...rest, grid }));
  if (!result.ok || 'rows' in rest) return result;
  const warnings = [
    ...result.value.warnings,
    `read as ${side}x${side}: the cells have no row breaks`,
  ];
  return ok({ ...result.value, warnings });
}

/** A puzzle found within a field, with what stands beside it. */
function withFields(result: ParseResult, fields: Readonly<Record<string, unknown>>): ParseResult {
  if (!result.ok) return result;
  const { id, answer, solution, ...others } = fields;
  const { puzzle } = result.value;
  const warnings = [...result.value.warnings];
  const marks = result.value.answer ?? readMarks(puzzle, 'answer', answer, warnings);
  const stored = result.value.solution ?? readMarks(puzzle, 'solution', solution, warnings);
  const extra = Object.fromEntries(
    Object.entries({ ...others, ...result.value.extra }).filter(([, value]) => value !== undefined),
  );
  const isId = typeof id === 'string' || typeof id === 'number';
  return ok({
    ...result.value,
    ...(isId && result.value.id === undefined ? { id: String(id) } : {}),
    ...(marks ? { answer: marks } : {}),
    ...(stored ? { solution: stored } : {}),
    warnings,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  });
}

function asJson(result: ParseResult): ParseResult {
  return result.ok ? ok({ ...result.value, format: 'json' }) : result;
}

/** Writes the format `json`: JSON. */
export function formatJson(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const body = { genre: 'hitori', puzzle: { grid: gridOf(puzzle) } };
  return printRecord(puzzle, body, 'json', options);
}

/** Row strings where they say the same when read back, else arrays of cells. */
function gridOf(puzzle: Puzzle): unknown {
  const rows = textRows(puzzle, 'json');
  const isReadable = rows.ok && (isCompact(puzzle) || puzzle.cols > 1);
  return isReadable ? rows.value : jsonCells(puzzle);
}
