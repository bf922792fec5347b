/**
 * Answers as rows, a token a cell. Readings are tried in this order, and each is taken only when all
 * tokens agree with it:
 *
 * 1. marks of one meaning: `#`, `x`, `*`, ink shaded; `-`, `o`, paper unshaded; `.` unmarked;
 * 2. 0 and 1: as the option says, else the one reading that is a solution;
 * 3. the grid with one other token in the place of every shaded cell; every kept symbol is compared;
 * 4. letters of two states: b, T and y shaded, w, F and n unshaded.
 */
import { ok } from '../../base/result.ts';
import { findViolations, isSolution } from '../../puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { findShapeFault, MARKS, strayMark } from '../cells/marks.ts';
import { readTwoStates, shadingWhere } from '../cells/two-states.ts';
import { type Fault, fault } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import {
  type AnswerBoard,
  type AnswerOptions,
  type AnswerResult,
  labelsOf,
  puzzleOf,
} from './board.ts';

const SHADED_WORDS = new Set(['b', 'x', 't', 'y', 'true', 'yes', 'black', 's', 'shaded']);
const UNSHADED_WORDS = new Set(['w', 'o', 'f', 'n', 'false', 'no', 'white', 'u', 'unshaded']);
const EMPTY = new Set(['', '.', '-', '_', '·']);
/** Tokens that people write in the place of a shaded cell. */
const SUBSTITUTE = /^(?:[0xXbB#*._?\-·■█▓⬛◼▪●]|-1|)$/u;

export function readAnswerRows(
  cells: readonly (readonly string[])[],
  board: AnswerBoard,
  options: AnswerOptions,
): AnswerResult {
  const wrongShape = findShapeFault(cells, board);
  if (wrongShape) return wrongShape;
  const tokens = cells.flat();
  const labels = labelsOf(board);
  if (tokens.every((token) => MARKS.has(token)) && !isKept(tokens, labels))
    return plain(Uint8Array.from(tokens, (token) => MARKS.get(token)!));
  if (tokens.every((token) => token === '0' || token === '1'))
    return readBinary(tokens, board, labels, options);
  const stray = findStray(tokens, labels);
  if (stray >= 0) return strayMark(tokens[stray], stray, board);
  const starred = labels && readStarred(tokens, labels);
  if (starred) return plain(starred);
  const words = readWords(tokens);
  const kept = labels && readSubstituted(tokens, labels, board);
  if (kept && (kept.ok || !words)) return kept;
  if (words) return plain(words);
  return labels ? strayMark(tokens[0], 0, board) : readZeros(tokens, board);
}

/** The one sign that is no mark among marks; -1 where symbols of the grid stand too. */
function findStray(tokens: readonly string[], labels: readonly string[] | undefined): number {
  const strays = tokens.flatMap((token, cell) => (MARKS.has(token) ? [] : [cell]));
  const isPlain = strays.every(
    (cell) => tokens[cell] !== labels?.[cell] && !/^[bwtfyn0]$/i.test(tokens[cell]),
  );
  return isPlain && strays.length * 2 < tokens.length ? (strays[0] ?? -1) : -1;
}

function plain(marks: Shading): AnswerResult {
  return ok({ marks, warnings: [] });
}

/** Whether tokens are the grid's own symbols, so that an `x` or `o` among them is one of these. */
function isKept(tokens: readonly string[], labels: readonly string[] | undefined): boolean {
  if (!labels) return false;
  const isSymbol = tokens.filter(
    (token, cell) => token === labels[cell] && token !== '' && !EMPTY.has(token) && token !== '?',
  );
  return isSymbol.length * 2 > tokens.length;
}

function readBinary(
  tokens: readonly string[],
  board: AnswerBoard,
  labels: readonly string[] | undefined,
  { shaded }: AnswerOptions,
): AnswerResult {
  if (shaded !== undefined) return plain(shadingWhere(tokens, shaded));
  const puzzle = puzzleOf(board);
  const read = puzzle && readTwoStates(puzzle, tokens);
  if (read?.shading) {
    const what = read.shaded === '' ? 'no cell is shaded' : `${read.shaded} is shaded`;
    return ok({
      marks: read.shading,
      warnings: [`of 0 and 1, ${what}: the other reading is no solution`],
    });
  }
  const kept = labels && readSubstituted(tokens, labels, board);
  if (kept?.ok && tokens.includes('0')) return kept;
  const why = !read
    ? ''
    : read.reason === 'both'
      ? ': both readings are solutions'
      : ': neither reading is a solution';
  return fault(
    'bad-answer',
    `0 or 1 may be shaded${why}: say which with --shaded 0 or --shaded 1 (the option 'shaded')`,
  );
}

/** Numbers of which the shaded ones have a star or another sign beside them. */
function readStarred(tokens: readonly string[], labels: readonly string[]): Shading | undefined {
  let count = 0;
  const marks = new Uint8Array(tokens.length);
  for (const [cell, token] of tokens.entries()) {
    marks[cell] = UNSHADED;
    if (token === labels[cell]) continue;
    if (
      token.length < 2 ||
      !/^[*#]|[*#]$/.test(token) ||
      token.replace(/^[*#]|[*#]$/, '') !== labels[cell]
    )
      return undefined;
    marks[cell] = SHADED;
    count++;
  }
  return count > 0 ? marks : undefined;
}

/** Words of two states; a point or question mark is unmarked. */
function readWords(tokens: readonly string[]): Shading | undefined {
  const marks = new Uint8Array(tokens.length);
  for (const [cell, token] of tokens.entries()) {
    const word = token.toLowerCase();
    if (SHADED_WORDS.has(word) || MARKS.get(token) === SHADED) marks[cell] = SHADED;
    else if (UNSHADED_WORDS.has(word) || MARKS.get(token) === UNSHADED) marks[cell] = UNSHADED;
    else if (token !== '.' && token !== '?') return undefined;
  }
  return marks;
}

/** The grid with every shaded cell replaced by one token that is no symbol of it. */
function readSubstituted(
  tokens: readonly string[],
  labels: readonly string[],
  board: AnswerBoard,
): AnswerResult {
  const others = new Set<string>();
  const isOther = (token: string, cell: number) =>
    token !== labels[cell] && !(labels[cell] === '' && EMPTY.has(token));
  for (const [cell, token] of tokens.entries()) if (isOther(token, cell)) others.add(token);
  if (others.size === 0) {
    const marks = new Uint8Array(tokens.length).fill(UNSHADED);
    return ok({ marks, warnings: ['the answer is the grid itself: no cell is shaded'] });
  }
  const substitute = findSubstitute(others, new Set(labels));
  const wrong = tokens.findIndex((token, cell) => isOther(token, cell) && token !== substitute);
  if (wrong >= 0) return wrongSymbol(tokens[wrong], labels[wrong], wrong, board);
  return plain(
    Uint8Array.from(tokens, (token, cell) => (isOther(token, cell) ? SHADED : UNSHADED)),
  );
}

function findSubstitute(
  others: ReadonlySet<string>,
  labels: ReadonlySet<string>,
): string | undefined {
  const foreign = [...others].filter((token) => !labels.has(token) || token === '0');
  if (others.size === 1) return foreign[0];
  const usual = foreign.filter((token) => SUBSTITUTE.test(token));
  return usual.length === 1 ? usual[0] : undefined;
}

function wrongSymbol(token: string, label: string, cell: number, { cols }: AnswerBoard): Fault {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  return fault(
    'bad-answer',
    `${quote(token)} at r${row + 1}c${col + 1} is neither the grid's ${label === '' ? 'blank' : quote(label)} nor a mark: write #, -, . or the grid with 0 for shaded cells`,
    row,
    col,
  );
}

/** For a shape alone: the numbers cannot be compared, so only zeros among them can be meant. */
function readZeros(tokens: readonly string[], board: AnswerBoard): AnswerResult {
  const wrong = tokens.findIndex((token) => !/^[\p{L}\p{N}]+$/u.test(token));
  const stray = wrong >= 0 ? wrong : tokens.includes('0') ? -1 : 0;
  if (stray >= 0) return strayMark(tokens[stray], stray, board);
  return plain(Uint8Array.from(tokens, (token) => (token === '0' ? SHADED : UNSHADED)));
}

/** Whether marks are the opposite of a solution: unshaded where it is shaded, and the other way round. */
export function isOpposite(board: AnswerBoard, marks: Shading): boolean {
  const puzzle = puzzleOf(board);
  if (!puzzle || marks.includes(UNKNOWN) || findViolations(puzzle, marks).length === 0)
    return false;
  return isSolution(
    puzzle,
    marks.map((state) => (state === SHADED ? UNSHADED : SHADED)),
  );
}
