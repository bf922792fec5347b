/**
 * The puzzle: a rectangle of symbols. A cell is the index `row * cols + col`.
 *
 * Symbols are labels (numbers of any size, letters, words). Inside, a cell holds a small integer:
 * 1..k for one of k different labels, or one of the three non-positive codes for cells that never
 * conflict with anything (blank, `?` and 0). So "same symbol" is
 * `symbols[a] === symbols[b] && symbols[a] > 0`, and labels come back out as they went in.
 */
import { show } from '../base/check.ts';
import { plural } from '../base/plural.ts';
import { err, ok, type Result } from '../base/result.ts';
import { colOf, rowCells, rowOf, type Shape } from './shape.ts';

export { cellName, neighboursOf } from './shape.ts';

/** The largest number of rows or columns. */
export const MAX_SIDE = 255;

/** Codes of the cells that never conflict; every symbol proper is positive. */
export const BLANK = 0;
/** The code of a cell that was written `?`. */
export const QUESTION = -1;
/** The code of a cell that was written 0. */
export const ZERO = -2;

/**
 * A grid of symbols. Plain data: it can be cloned and sent to a worker. Make one with `createPuzzle` or by
 * reading a text.
 */
export interface Puzzle extends Shape {
  /** One entry a cell, row-major: BLANK, QUESTION, ZERO, or an index into `labels`. */
  readonly symbols: Int32Array;
  /** `labels[s]` is the text of symbol s; `labels[0]` is the empty text of a blank. */
  readonly labels: readonly string[];
}

/** Why rows of cells are no puzzle. */
export interface PuzzleError {
  /**
   * Empty grid, rows of different lengths, over MAX_SIDE, or a cell that is neither text nor number nor
   * null.
   */
  readonly code: 'empty' | 'ragged' | 'too-large' | 'bad-cell';
  /** A sentence that names the place, counted from 1. */
  readonly message: string;
  /** 0-based place of the fault, where it has one. */
  readonly row: number | null;
  /** As `row`. */
  readonly col: number | null;
}

/** What a cell may be written as: a label or a number; null, '', '.', '?' and 0 never conflict. */
export type CellInput = string | number | null;

/** Codes of the whole numbers below their length, valid for the grid at hand while the stamp matches. */
const numberCodes = new Int32Array(1024);
const numberStamps = new Int32Array(1024);
let stamp = 0;

/**
 * Builds a puzzle from rows of cells. The number 1 and the text '1' are the same symbol, '01' is
 * another. Anything that is not a rectangle of 1..255 by 1..255 cells is an error with its place.
 */
export function createPuzzle(
  cells: readonly (readonly CellInput[])[],
): Result<Puzzle, PuzzleError> {
  const rows = cells.length;
  const cols = rows === 0 ? 0 : cells[0].length;
  if (rows === 0 || cols === 0)
    return fault('empty', 'the grid is empty: give at least one row with one cell', null, null);
  if (rows > MAX_SIDE || cols > MAX_SIDE)
    return fault(
      'too-large',
      `the grid has ${plural(rows, 'row')} and ${plural(cols, 'column')}; the most is ${MAX_SIDE} of each`,
      null,
      null,
    );
  const symbols = new Int32Array(rows * cols);
  const labels: string[] = [''];
  const codes = new Map<string, number>();
  stamp = (stamp + 1) | 0;
  for (let row = 0; row < rows; row++) {
    const line = cells[row];
    if (line.length !== cols)
      return fault(
        'ragged',
        `row ${row + 1} has ${plural(line.length, 'cell')}, but row 1 has ${cols}: all rows must be equally long`,
        row,
        Math.min(line.length, cols),
      );
    for (let col = 0; col < cols; col++) {
      const cell = line[col];
      const isKnown = typeof cell === 'number' && numberStamps[cell] === stamp;
      const code = isKnown ? numberCodes[cell] : encode(cell, labels, codes);
      if (code === undefined)
        return fault(
          'bad-cell',
          `r${row + 1}c${col + 1} is not a symbol: a cell is a text, a number, or null for a blank`,
          row,
          col,
        );
      symbols[row * cols + col] = code;
    }
  }
  return ok({ rows, cols, symbols, labels });
}

function fault(
  code: PuzzleError['code'],
  message: string,
  row: number | null,
  col: number | null,
): Result<never, PuzzleError> {
  return err({ code, message, row, col });
}

/** The code of a cell value, or undefined when it is no symbol. */
function encode(cell: unknown, labels: string[], codes: Map<string, number>): number | undefined {
  if (cell === null || cell === '' || cell === '.') return BLANK;
  if (cell === '?') return QUESTION;
  if (cell === 0 || cell === '0') return ZERO;
  if (typeof cell === 'number') {
    const code = Number.isFinite(cell) ? encode(String(cell), labels, codes) : undefined;
    if (code !== undefined && cell in numberCodes) {
      numberCodes[cell] = code;
      numberStamps[cell] = stamp;
    }
    return code;
  }
  if (typeof cell !== 'string') return undefined;
  const known = codes.get(cell);
  if (known !== undefined) return known;
  const code = labels.push(cell) - 1;
  codes.set(cell, code);
  return code;
}

/**
 * A puzzle from numbers in row-major order (0 is blank): for callers that have a plain array.
 * Throws RangeError when the array does not fit the shape.
 */
export function puzzleFromNumbers(rows: number, cols: number, numbers: ArrayLike<number>): Puzzle {
  if (numbers.length !== rows * cols)
    throw new RangeError(`${numbers.length} cells do not fill ${rows} x ${cols}`);
  const result = createPuzzle(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) => numbers[row * cols + col]),
    ),
  );
  if (!result.ok) throw new RangeError(result.error.message);
  return result.value;
}

/**
 * Throws RangeError, in the name of the function that was called, unless the value is a puzzle. What people
 * pass instead (the result of reading one) is named.
 */
export function checkPuzzle(caller: string, value: unknown): asserts value is Puzzle {
  const { rows, cols, symbols, labels } = fieldsOf(value);
  if (symbols instanceof Int32Array && Array.isArray(labels))
    if (symbols.length > 0 && symbols.length === Number(rows) * Number(cols)) return;
  throw new RangeError(`${caller} wants a Puzzle, not ${show(value)}${suggestionFor(value)}`);
}

function suggestionFor(value: unknown): string {
  const { ok: isRead, value: read, error, puzzle } = fieldsOf(value);
  if (isRead === true)
    return `; did you mean result.value${'puzzle' in fieldsOf(read) ? '.puzzle' : ''}?`;
  if (isRead === false) return `: the text was not read (${String(fieldsOf(error)['message'])})`;
  if (puzzle !== undefined) return '; did you mean its field puzzle?';
  if (typeof value === 'string' || Array.isArray(value))
    return '; parsePuzzle reads text, createPuzzle takes rows of cells';
  return '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The text of a cell as it was given: '' for a blank, '?' and '0' for the other empty cells. */
export function labelAt(puzzle: Puzzle, cell: number): string {
  const symbol = puzzle.symbols[cell];
  if (symbol === QUESTION) return '?';
  if (symbol === ZERO) return '0';
  return puzzle.labels[symbol];
}

/** The labels of a puzzle, an array a row, each as it was given. */
export function labelRows(puzzle: Puzzle): string[][] {
  return Array.from({ length: puzzle.rows }, (_, row) =>
    rowCells(puzzle, row).map((cell) => labelAt(puzzle, cell)),
  );
}

/** Whether two cells hold the same symbol (blanks never do). */
export function isSameSymbol(puzzle: Puzzle, a: number, b: number): boolean {
  return puzzle.symbols[a] > 0 && puzzle.symbols[a] === puzzle.symbols[b];
}

/** The cells of the same row and column that hold the cell's symbol. */
export function peersOf(puzzle: Puzzle, cell: number): number[] {
  const { cols, symbols } = puzzle;
  const peers: number[] = [];
  const start = rowOf(puzzle, cell) * cols;
  for (let other = start; other < start + cols; other++)
    if (other !== cell && isSameSymbol(puzzle, cell, other)) peers.push(other);
  for (let other = colOf(puzzle, cell); other < symbols.length; other += cols)
    if (other !== cell && isSameSymbol(puzzle, cell, other)) peers.push(other);
  return peers;
}

/**
 * Whether a cell is a seed: its symbol occurs nowhere else in its row and column, or it is blank.
 * docs/theory.md, "Seeds and weak solutions", says why this reading of Knuth's word is taken.
 */
export function isSeed(puzzle: Puzzle, cell: number): boolean {
  return peersOf(puzzle, cell).length === 0;
}

/** By cell, 1 where it is a seed: in one pass over the rows and one over the columns. */
export function findSeeds({ rows, cols, symbols, labels }: Puzzle): Uint8Array {
  const seeds = new Uint8Array(symbols.length).fill(1);
  const last = new Int32Array(labels.length);
  const stamp = new Int32Array(labels.length);
  let line = 0;
  const walk = (start: number, step: number, count: number): void => {
    line++;
    for (let i = 0, cell = start; i < count; i++, cell += step) {
      const symbol = symbols[cell];
      if (symbol <= 0) continue;
      if (stamp[symbol] === line) {
        seeds[cell] = 0;
        seeds[last[symbol]] = 0;
      }
      stamp[symbol] = line;
      last[symbol] = cell;
    }
  };
  for (let row = 0; row < rows; row++) walk(row * cols, 1, cols);
  for (let col = 0; col < cols; col++) walk(col, cols, rows);
  return seeds;
}
