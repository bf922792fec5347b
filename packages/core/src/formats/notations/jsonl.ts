/**
 * The format of batches: one JSON object a line, `{"id":"a","grid":[[3,2],[1,3]]}`, or with rows as
 * strings, `"grid":["32","13"]`. `rows`, `cols` and `genre` are checked when they are there, `answer` is
 * read as the marks and `solution` as the stored solution (row strings over `#-.`), and all other fields
 * are carried through.
 *
 * This is the fast path of a batch: cells go from the JSON values straight to the puzzle.
 */

import { ok, type Result } from '../../base/result.ts';
import { type CellInput, createPuzzle, labelAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { formatShading, parseShading, type Shading } from '../../puzzle/shading.ts';
import { numberOf } from '../cells/digits.ts';
import { marksFromText } from '../cells/marks.ts';
import { chunkRows, puzzleFromText } from '../cells/rows.ts';
import { readTwoStates } from '../cells/two-states.ts';
import {
  type FormatError,
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from '../contract/format.ts';
import { findGenreFault } from '../contract/genre.ts';
import { isRecord, parseJsonText, printJson } from '../contract/json-text.ts';

/** Reads the format `jsonl`: one line of JSON. */
export function parseJsonl(text: string): ParseResult {
  const value = parseJsonText(text);
  if (!value.ok) return value;
  if (!isRecord(value.value))
    return fault('bad-json', 'a line holds one JSON object such as {"grid":[[1,2],[2,1]]}');
  return readRecord(value.value);
}

/** Reads the object of a line. */
export function readRecord(record: Readonly<Record<string, unknown>>): ParseResult {
  const { id, grid, rows, cols, genre, answer, solution, ...extra } = record;
  const wrongGenre = findGenreFault(genre);
  if (wrongGenre) return wrongGenre;
  const puzzle = puzzleFromJson(grid);
  if (!puzzle.ok) return puzzle;
  const warnings: string[] = [];
  for (const [name, promised, found] of [
    ['rows', rows, puzzle.value.rows],
    ['cols', cols, puzzle.value.cols],
  ] as const)
    if (promised !== undefined && promised !== null && promised !== found)
      return fault(
        'ragged',
        `"${name}" does not fit the grid, which has ${found}: correct or remove the field`,
      );
  const marks = readMarks(puzzle.value, 'answer', answer, warnings);
  const stored = readMarks(puzzle.value, 'solution', solution, warnings);
  const isId = typeof id === 'string' || typeof id === 'number';
  if (!isId && id !== undefined && id !== null)
    warnings.push('the "id" is no text or number: ignored');
  return ok({
    puzzle: puzzle.value,
    format: 'jsonl',
    ...(isId ? { id: String(id) } : {}),
    ...(marks ? { answer: marks } : {}),
    ...(stored ? { solution: stored } : {}),
    warnings,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  });
}

/** The puzzle in a JSON value: an array of arrays of cells, or an array of row strings. */
function puzzleFromJson(grid: unknown): Result<Puzzle, FormatError> {
  if (!Array.isArray(grid))
    return fault('bad-json', 'there is no "grid": give an array of rows, such as [[1,2],[2,1]]');
  if (grid.every((row) => typeof row === 'string') && grid.length > 0) return puzzleFromText(grid);
  const odd = grid.findIndex((row) => !Array.isArray(row));
  if (odd >= 0)
    return fault(
      'bad-json',
      `row ${odd + 1} of the grid is not an array: rows are all arrays or all strings`,
      odd,
    );
  return createPuzzle(grid as CellInput[][]);
}

/** The marks in a field; a warning when they are not for this grid, and nothing for null. */
export function readMarks(
  puzzle: Puzzle,
  name: string,
  value: unknown,
  warnings: string[],
): Shading | undefined {
  if (value === undefined || value === null) return undefined;
  const shading = marksOf(puzzle, value);
  if (!shading) warnings.push(`the field "${name}" does not fit the grid: ignored`);
  return shading;
}

function marksOf(puzzle: Puzzle, value: unknown): Shading | undefined {
  const rows = typeof value === 'string' ? value.trim().split(/[\n/]/) : value;
  if (!Array.isArray(rows) || rows.length !== puzzle.rows) return undefined;
  if (rows.every((row) => typeof row === 'string')) {
    const plain = parseShading(puzzle, rows);
    const read = plain.ok ? plain : marksFromText(rows, puzzle);
    return read.ok ? read.value : undefined;
  }
  const isTable = rows.every((row) => Array.isArray(row) && row.length === puzzle.cols);
  const cells: unknown[] = isTable ? rows.flat() : [];
  if (!isTable || !cells.every((cell) => typeof cell === 'boolean' || typeof cell === 'number'))
    return undefined;
  return readTwoStates(puzzle, cells.map(Number).map(String)).shading;
}

/** Writes the format `jsonl`: one line of JSON. */
export function formatJsonl(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  return printRecord(puzzle, { grid: jsonCells(puzzle) }, 'jsonl', options);
}

/** Names that say something about the puzzle: a field that is only carried along never takes one. */
const RESERVED = ['id', 'genre', 'puzzle', 'grid', 'rows', 'cols', 'answer', 'solution'];

/** The object of a puzzle with everything that stands beside its grid. */
export function printRecord(
  puzzle: Puzzle,
  body: Readonly<Record<string, unknown>>,
  format: 'json' | 'jsonl',
  options: FormatOptions,
): PrintResult {
  const { id, shading, solution, extra = {} } = options;
  const names = Object.keys(extra).filter((name) => !RESERVED.includes(name));
  const text = printJson({
    ...(id === undefined ? {} : { id }),
    ...body,
    ...(shading ? { answer: formatShading(puzzle, shading) } : {}),
    ...(solution ? { solution: formatShading(puzzle, solution) } : {}),
    ...Object.fromEntries(names.map((name) => [name, extra[name]])),
  });
  if (!text.ok) return text;
  const carried = { id: true, shading: true, solution: true, extra: new Set(names) };
  return printed(text.value, format, options, carried);
}

/** The cells as JSON values: numbers where the label is one, null for a blank, else texts. */
export function jsonCells(puzzle: Puzzle): CellInput[][] {
  const values = Array.from(puzzle.symbols, (_, cell) => {
    const label = labelAt(puzzle, cell);
    if (label === '') return null;
    const number = numberOf(label);
    return number < 0 ? label : number;
  });
  return chunkRows(values, puzzle.cols);
}
