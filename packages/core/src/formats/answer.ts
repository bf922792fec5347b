/**
 * Answers, in every way that people write them, for a grid of a known shape:
 *
 * - rows of marks, on lines or joined by '/': `#`, `x`, `X`, `*` shaded; `-`, `+`, `o`, `O` unshaded; `.`, `?` unmarked;
 * - the grid itself with every shaded cell replaced by 0 (all other symbols are unshaded);
 * - the list of the shaded cells, as `r1c2` words or as `(row,col)` pairs counted from `base`: all cells
 *   that are not listed are unshaded;
 * - a JSON array of row strings, or an object with one in `answer` or `solution`.
 */
import { plural } from '../base/plural.ts';
import { ok, type Result } from '../base/result.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { type Fault, type FormatError, fault } from './format.ts';
import { isRecord, parseJsonText } from './json-text.ts';
import { splitFullLines } from './lines.ts';
import { quote } from './quote.ts';
import { isCellText, splitRows } from './rows.ts';

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

/** A text that holds one of these is meant as marks, not as a grid with zeros. */
const PLAIN_MARKS: ReadonlySet<string> = new Set('#*-+');

const CELL_WORD = /r(\d+)c(\d+)/gi;
const CELL_PAIR = /\(\s*(\d+)\s*,\s*(\d+)\s*\)/g;

export function parseAnswer(text: string, shape: Shape, options: AnswerOptions = {}): AnswerResult {
  const trimmed = text.trim();
  if (trimmed === '')
    return fault('bad-answer', 'the answer is empty: give its rows, such as -#/#-');
  if (/^[[{]/.test(trimmed) && trimmed.includes('"')) return parseJsonAnswer(trimmed, shape);
  if (isListOf(CELL_WORD, trimmed)) return parseCellList(trimmed.matchAll(CELL_WORD), shape, 1);
  if (isListOf(CELL_PAIR, trimmed))
    return parseCellList(trimmed.matchAll(CELL_PAIR), shape, options.base ?? 1);
  return parseRows(
    splitFullLines(trimmed).flatMap((line) => line.replace(/\/$/, '').split('/')),
    shape,
  );
}

/** Whether nothing but separators is left when the cells are taken away. */
function isListOf(cell: RegExp, text: string): boolean {
  return /^[\s,;[\]]*$/.test(text.replace(cell, ''));
}

function parseCellList(cells: Iterable<RegExpExecArray>, shape: Shape, base: number): AnswerResult {
  const shading = new Uint8Array(shape.rows * shape.cols).fill(UNSHADED);
  for (const [name, first, second] of cells) {
    const [row, col] = [Number(first) - base, Number(second) - base];
    if (row < 0 || row >= shape.rows || col < 0 || col >= shape.cols)
      return fault(
        'bad-answer',
        `${quote(name)} is outside the grid of ${plural(shape.rows, 'row')} and ${plural(shape.cols, 'column')}`,
      );
    shading[row * shape.cols + col] = SHADED;
  }
  return ok(shading);
}

function parseJsonAnswer(text: string, shape: Shape): AnswerResult {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return fault('bad-answer', parsed.error.message);
  const value = isRecord(parsed.value) ? parsed.value : { answer: parsed.value };
  const { answer, solution } = value as { answer?: unknown; solution?: unknown };
  const rows = answer ?? solution;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string'))
    return fault('bad-answer', 'the JSON holds no answer: give rows, such as ["-#","#-"]');
  return parseRows(rows, shape);
}

function parseRows(rows: readonly string[], shape: Shape): AnswerResult {
  const lines = splitRows(rows, shape.cols);
  const wrongShape = findShapeFault(lines, shape);
  if (wrongShape) return wrongShape;
  const cells = lines.flat();
  const stray = cells.findIndex((cell) => !MARKS.has(cell));
  if (stray < 0) return ok(Uint8Array.from(cells, (cell) => MARKS.get(cell)!));
  const isZeroed = !cells.some((cell) => PLAIN_MARKS.has(cell));
  const strange = isZeroed ? cells.findIndex((cell) => !isCellText(cell)) : stray;
  if (strange >= 0) return strayFault(cells, strange, shape);
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
