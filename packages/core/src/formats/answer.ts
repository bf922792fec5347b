/**
 * Answers, in every way that people write them, for a grid of a known shape:
 *
 * - rows of marks, on lines or joined by '/': `#`, `x`, `X`, `*` shaded; `-`, `+`, `o`, `O` unshaded; `.`, `?` unmarked;
 * - the grid itself with every shaded cell replaced by 0 (all other symbols are unshaded);
 * - the list of the shaded cells, as `r1c2` words or as `(row,col)` pairs counted from `base`: all cells
 *   that are not listed are unshaded;
 * - a JSON array of row strings, or an object with one in `answer` or `solution`.
 */
import { ok, type Result } from '../result.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../shading.ts';
import { type Fault, type FormatError, fault } from './format.ts';
import { isRecord, parseJsonText } from './json-text.ts';
import { splitFullLines } from './lines.ts';
import { quote } from './quote.ts';
import { splitRows } from './rows.ts';

export interface AnswerOptions {
  /** What the first row and column of `(row,col)` pairs is called; 1 unless said. */
  readonly base?: 0 | 1 | undefined;
}

interface Shape {
  readonly rows: number;
  readonly cols: number;
}

type AnswerResult = Result<Shading, FormatError>;

const MARKS: ReadonlyMap<string, number> = new Map([
  ...[...'#xX*'].map((mark) => [mark, SHADED] as const),
  ...[...'-+oO'].map((mark) => [mark, UNSHADED] as const),
  ...[...'.?'].map((mark) => [mark, UNKNOWN] as const),
]);

const CELL_WORDS = /^(?:r\d+c\d+[\s,;]*)+$/i;
const CELL_PAIRS = /^[\s,;[\]]*(?:\(\s*\d+\s*,\s*\d+\s*\)[\s,;[\]]*)+$/;

export function parseAnswer(text: string, shape: Shape, options: AnswerOptions = {}): AnswerResult {
  const trimmed = text.trim();
  if (trimmed === '') return fault('bad-answer', 'the answer is empty: give its rows, such as -#/#-');
  if (/^[[{]/.test(trimmed) && trimmed.includes('"')) return parseJsonAnswer(trimmed, shape);
  if (CELL_WORDS.test(trimmed)) return parseCellList(trimmed, shape, 1);
  if (CELL_PAIRS.test(trimmed)) return parseCellList(trimmed, shape, options.base ?? 1);
  return parseRows(splitFullLines(trimmed).flatMap(splitSlashes), shape);
}

function splitSlashes(line: string): string[] {
  return line.replace(/\/$/, '').split('/');
}

function parseJsonAnswer(text: string, shape: Shape): AnswerResult {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return fault('bad-answer', parsed.error.message);
  const value = parsed.value;
  const { answer, solution } = isRecord(value) ? value : { answer: value, solution: undefined };
  const rows = answer ?? solution;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string'))
    return fault('bad-answer', 'the JSON holds no answer: give an array of rows, such as ["-#","#-"]');
  return parseRows(rows, shape);
}

function parseCellList(text: string, shape: Shape, base: number): AnswerResult {
  const shading = new Uint8Array(shape.rows * shape.cols).fill(UNSHADED);
  for (const [found, first, second] of text.matchAll(/\D?(\d+)\s*\D\s*(\d+)/g)) {
    const [row, col] = [Number(first) - base, Number(second) - base];
    if (row < 0 || row >= shape.rows || col < 0 || col >= shape.cols)
      return fault(
        'bad-answer',
        `${quote(`${found})`.replace(/^([^(].*)\)'$/, "$1'"))} is outside the grid of ${shape.rows} rows and ${shape.cols} columns`,
      );
    shading[row * shape.cols + col] = SHADED;
  }
  return ok(shading);
}

function parseRows(rows: readonly string[], shape: Shape): AnswerResult {
  const cells = splitRows(rows, shape.cols);
  const wrongShape = findShapeFault(cells, shape);
  if (wrongShape) return wrongShape;
  const flat = cells.flat();
  const isZeroed = flat.includes('0') || !flat.some((cell) => MARKS.has(cell) && !/[\p{L}.?]/u.test(cell));
  if (isZeroed && !flat.every((cell) => MARKS.has(cell))) return parseZeroed(flat, shape);
  const stray = flat.findIndex((cell) => !MARKS.has(cell));
  return stray < 0 ? ok(Uint8Array.from(flat, (cell) => MARKS.get(cell)!)) : strayFault(flat, stray, shape);
}

function parseZeroed(cells: readonly string[], shape: Shape): AnswerResult {
  const stray = cells.findIndex((cell) => !/^[\p{L}\p{N}?._'+-]/u.test(cell));
  if (stray >= 0) return strayFault(cells, stray, shape);
  return ok(Uint8Array.from(cells, (cell) => (cell === '0' ? SHADED : UNSHADED)));
}

function strayFault(cells: readonly string[], cell: number, { cols }: Shape): Fault {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  return fault(
    'bad-answer',
    `${quote(cells[cell])} at r${row + 1}c${col + 1} is not a mark: use # shaded, - unshaded, . unmarked`,
    row,
    col,
  );
}

function findShapeFault(cells: readonly string[][], { rows, cols }: Shape): Fault | undefined {
  if (cells.length !== rows)
    return fault('bad-answer', `the answer has ${cells.length} rows, but the grid has ${rows}`);
  const row = cells.findIndex((line) => line.length !== cols);
  if (row < 0) return undefined;
  return fault(
    'bad-answer',
    `row ${row + 1} of the answer has ${cells[row].length} marks, but the grid has ${cols} columns`,
    row,
    Math.min(cells[row].length, cols),
  );
}
