/**
 * Answers, in every way that people write them, for a grid (or for a shape alone): marks, the grid with
 * other signs in the place of shaded cells, two letters or 0 and 1, lists of cells, and what the program
 * itself writes. What is read in another way than it looks is said in a warning; the marks are refused
 * where they do not fit, with the cell.
 */
import { ok } from '../../base/result.ts';
import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { chunkRows, isRectangle, splitRows } from '../cells/rows.ts';
import { trimSigns } from '../cells/trim.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { isRecord, parseJsonText } from '../contract/json-text.ts';
import { normalise, splitRaw } from '../document/lines.ts';
import { parseAnsi } from '../notations/ansi-picture.ts';
import { isPzprv3, parsePzprv3 } from '../notations/pzprv3.ts';
import { findArrays } from '../program/arrays.ts';
import { findGroups } from '../program/groups.ts';
import { scanTokens } from '../program/tokens.ts';
import { isOpposite, readAnswerRows } from './answer-rows.ts';
import { type AnswerBoard, type AnswerOptions, type AnswerResult, labelsOf } from './board.ts';
import { findCells, marksFromCells } from './cell-list.ts';

export type { AnswerBoard, AnswerOptions, AnswerResult, ParsedAnswer } from './board.ts';

const FORMS =
  'write rows over # shaded, - unshaded, . unmarked; the grid with 0 or X for shaded cells; or the shaded cells, as r1c2 r3c1';
/** Longer than any answer for 255 x 255 cells. */
const LONGEST = 1_048_576;

/**
 * Reads marks for a board in every way that people write them, `-#/#-` for one; an error that names the cell
 * where they do not fit.
 */
export function parseAnswer(
  text: string,
  board: AnswerBoard,
  options: AnswerOptions = {},
): AnswerResult {
  if (text.length > LONGEST) return fault('bad-answer', `the answer is too long: ${FORMS}`);
  const trimmed = normalise(text);
  if (trimmed === '')
    return fault('bad-answer', 'the answer is empty: give its rows, such as -#/#-');
  const result = readAnswer(text, trimmed, board, options);
  if (!result.ok || !isOpposite(board, result.value.marks)) return result;
  const warning =
    'you seem to have shaded what should stay: every mark is the opposite of a solution';
  return ok({ ...result.value, warnings: [...result.value.warnings, warning] });
}

function readAnswer(
  text: string,
  trimmed: string,
  board: AnswerBoard,
  options: AnswerOptions,
): AnswerResult {
  if (trimmed.startsWith('{') || /^\[\s*"/.test(trimmed)) return readJson(trimmed, board, options);
  if (trimmed.startsWith('┌')) return readOwn(parseAnsi(text), board, true);
  if (isPzprv3(trimmed.split(/\s/, 1)[0])) return readOwn(parsePzprv3(trimmed), board, false);
  const list = findCells(trimmed);
  const rows = readRows(text, trimmed, board, options);
  if (rows?.ok) return list ? judge(rows, marksFromCells(list, board, options), board) : rows;
  if (list) return marksFromCells(list, board, options);
  const array = readArray(trimmed, board, options);
  return array ?? rows ?? fault('bad-answer', `this is no answer: ${FORMS}`);
}

/** Pairs of numbers that are rows of the grid as well: `[[0,1],[1,0]]` for two columns. */
function judge(rows: AnswerResult, list: AnswerResult, board: AnswerBoard): AnswerResult {
  if (!list.ok || !rows.ok || /[^\d]/.test(String(labelsOf(board)?.[0] ?? '1'))) return rows;
  const isSame = rows.value.marks.every((state, cell) => state === list.value.marks[cell]);
  return isSame || rows.value.warnings.length === 0 ? rows : list;
}

function readRows(
  text: string,
  trimmed: string,
  board: AnswerBoard,
  options: AnswerOptions,
): AnswerResult | undefined {
  const joined = trimmed.includes('/') && !/[\r\n]/.test(trimmed);
  const lines = joined
    ? (trimmed.endsWith('/') ? trimmed.slice(0, -1) : trimmed).split('/')
    : splitRaw(text).filter((line) => line.trim() !== '');
  const bare = lines.map((line) => undress(normalise(line)));
  const rows = bare.filter(
    (line, index) => !(isRule(line) && lines.length > board.rows && lines[index]),
  );
  const cells = splitRows(rows, board.cols);
  const spaced = fixedWidth(lines, board);
  const isFitting =
    cells.length === board.rows && isRectangle(cells) && cells[0].length === board.cols;
  if (!isFitting && spaced) return readAnswerRows(spaced, board, options);
  if (!isFitting && cells.length === 1 && cells[0].length === board.rows * board.cols) {
    return readAnswerRows(chunkRows(cells[0], board.cols), board, options);
  }
  return readAnswerRows(cells, board, options);
}

/** A row without the quotes, commas and bars around it. */
function undress(line: string): string {
  const end = trimSigns(line, '', ',; ');
  const isClosed = end !== '' && '"\'`])}'.includes(end[end.length - 1]);
  const bare = trimSigns(isClosed ? end : line, '"\'`[({ ', '"\'`])} ');
  return /^[|│].*[|│]$/.test(bare) ? bare.slice(1, -1) : bare;
}

function isRule(line: string): boolean {
  return /^[-+=|─│┌┐└┘├┤┬┴┼]+$/u.test(line) && /[+=|─│┌└├]/u.test(line);
}

/** Rows of one character a cell in which a blank is a shaded cell. */
function fixedWidth(lines: readonly string[], { rows, cols }: AnswerBoard): string[][] | undefined {
  if (lines.length !== rows || !lines.some((line) => line.includes(' '))) return undefined;
  if (lines.some((line) => line.length > cols)) return undefined;
  return lines.map((line) => [...line.padEnd(cols)].map((char) => char.trim()));
}

function readJson(text: string, board: AnswerBoard, options: AnswerOptions): AnswerResult {
  const parsed = parseJsonText(text);
  if (!parsed.ok)
    return readArray(text, board, options) ?? fault('bad-answer', parsed.error.message);
  const value = isRecord(parsed.value) ? parsed.value : { answer: parsed.value };
  const { answer, solution } = value as { answer?: unknown; solution?: unknown };
  const rows = answer ?? solution;
  if (typeof rows === 'string') return readAnswer(rows, normalise(rows), board, options);
  if (!Array.isArray(rows) || rows.length === 0)
    return fault('bad-answer', 'the JSON holds no answer: give rows, such as ["-#","#-"]');
  if (rows.every((row) => typeof row === 'string'))
    return readAnswer(rows.join('\n'), normalise(rows.join('\n')), board, options);
  return (
    readArray(JSON.stringify(rows), board, options) ??
    fault('bad-answer', 'the JSON holds no answer: give rows, such as ["-#","#-"]')
  );
}

/** An array of a program: rows of states, or pairs that name cells. */
function readArray(
  text: string,
  board: AnswerBoard,
  options: AnswerOptions,
): AnswerResult | undefined {
  const list = findCells(text);
  const array = findArrays(findGroups(scanTokens(text))).find(({ cells }) => cells.length > 0);
  const isFitting =
    array && array.cells.length === board.rows && array.cells[0].length === board.cols;
  if (isFitting) {
    const rows = readAnswerRows(array.cells, board, options);
    if (rows.ok || !list) return rows;
  }
  if (list) return marksFromCells(list, board, options);
  return array ? readAnswerRows(array.cells, board, options) : undefined;
}

/** A puzzle with marks that the program wrote: its grid must be this one. */
function readOwn(read: ParseResult, board: AnswerBoard, isPicture: boolean): AnswerResult {
  if (!read.ok) return fault('bad-answer', read.error.message);
  const { puzzle, answer } = read.value;
  if (puzzle.rows !== board.rows || puzzle.cols !== board.cols)
    return fault(
      'bad-answer',
      `the answer is for a grid of ${puzzle.rows} x ${puzzle.cols}, but this one has ${board.rows} x ${board.cols}`,
    );
  const [own, theirs] = [labelsOf(board), labelsOf(puzzle)!];
  const wrong = own ? own.findIndex((label, cell) => label !== theirs[cell] && label !== '') : -1;
  if (wrong >= 0) {
    const [row, col] = [Math.floor(wrong / board.cols), wrong % board.cols];
    return fault(
      'bad-answer',
      `the answer is for another grid: r${row + 1}c${col + 1} differs`,
      row,
      col,
    );
  }
  const marks = answer ?? new Uint8Array(puzzle.symbols.length);
  // A picture without circles is that of a complete answer.
  const isComplete = isPicture && answer !== undefined && !answer.includes(UNSHADED);
  return ok({
    marks: isComplete ? marks.map((state) => (state === UNKNOWN ? UNSHADED : state)) : marks,
    warnings: marks.includes(SHADED) || marks.includes(UNSHADED) ? [] : ['the answer has no marks'],
  });
}
