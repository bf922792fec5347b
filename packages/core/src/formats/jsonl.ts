/**
 * The format of batches: one JSON object a line, `{"id":"a","grid":[[3,2],[1,3]]}`, or with rows as
 * strings, `"grid":["32","13"]`. `rows`, `cols` and `genre` are checked when they are there, `answer`
 * (rows over `#-.`) is read as the marks, and all other fields are carried through.
 *
 * This is the fast path of a batch: cells go from the JSON values straight to the puzzle.
 */

import { ok, type Result } from '../base/result.ts';
import { type CellInput, createPuzzle, labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import { formatShading, parseShading, type Shading } from '../puzzle/shading.ts';
import { numberOf } from './digits.ts';
import {
  type FormatError,
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from './format.ts';
import { findGenreFault } from './genre.ts';
import { isRecord, parseJsonText, printJson } from './json-text.ts';
import { chunkRows, puzzleFromText } from './rows.ts';

export function parseJsonl(text: string): ParseResult {
  const value = parseJsonText(text);
  if (!value.ok) return value;
  if (!isRecord(value.value))
    return fault('bad-json', 'a line holds one JSON object such as {"grid":[[1,2],[2,1]]}');
  return readRecord(value.value);
}

/** Reads the object of a line. */
export function readRecord(record: Readonly<Record<string, unknown>>): ParseResult {
  const { id, grid, rows, cols, genre, answer, ...rest } = record;
  const wrongGenre = findGenreFault(genre);
  if (wrongGenre) return wrongGenre;
  const puzzle = puzzleFromJson(grid);
  if (!puzzle.ok) return puzzle;
  for (const [name, promised, found] of [
    ['rows', rows, puzzle.value.rows],
    ['cols', cols, puzzle.value.cols],
  ] as const)
    if (promised !== undefined && promised !== null && promised !== found)
      return fault(
        'ragged',
        `"${name}" does not fit the grid, which has ${found}: correct or remove the field`,
      );
  const marks = readMarks(puzzle.value, answer);
  const extra = answer === undefined || marks ? rest : { ...rest, answer };
  const isId = typeof id === 'string' || typeof id === 'number';
  return ok({
    puzzle: puzzle.value,
    format: 'jsonl',
    ...(isId ? { id: String(id) } : {}),
    ...(marks ? { answer: marks } : {}),
    warnings:
      isId || id === undefined || id === null ? [] : ['the "id" is no text or number: ignored'],
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

/** Marks as JSON holds them, or undefined when the value is something else. */
function readMarks(puzzle: Puzzle, answer: unknown): Shading | undefined {
  if (!Array.isArray(answer) || !answer.every((row) => typeof row === 'string')) return undefined;
  const shading = parseShading(puzzle, answer);
  return shading.ok ? shading.value : undefined;
}

export function formatJsonl(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { id, shading, extra } = options;
  const record = {
    ...(id === undefined ? {} : { id }),
    grid: jsonCells(puzzle),
    ...(shading ? { answer: formatShading(puzzle, shading) } : {}),
    ...extra,
  };
  const text = printJson(record);
  if (!text.ok) return text;
  return printed(text.value, 'jsonl', options, { id: true, shading: true, extra: true });
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
