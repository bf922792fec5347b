/**
 * Links of penpa-edit, `…/penpa-edit/#m=edit&p=…`. Of the packed lines these matter: 0 the kind and
 * size, 1 the margins, 3 what the setter wrote, 4 what the solver wrote. Cells are numbered row by row
 * in a board that has two more cells on every side; a number is `[text, style, mode]`.
 *
 * Only the `square` kind is read. The size includes the margins (top, bottom, left, right), which are
 * not part of the grid. Of the solver's layer, grey and black surfaces are shaded, green ones unshaded.
 */
import { plural } from '../../base/plural.ts';
import { ok } from '../../base/result.ts';
import { type CellInput, createPuzzle, labelAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { chunkRows } from '../cells/rows.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
  unfit,
} from '../contract/format.ts';
import { isRecord, parseJsonText } from '../contract/json-text.ts';
import { quote } from '../contract/quote.ts';
import { findSizeFault, parseCount } from '../contract/size.ts';
import {
  type Board,
  boardCell,
  penpaLines,
  SHADED_COLOURS,
  UNSHADED_COLOUR,
} from './penpa-board.ts';
import { packPenpa, unpackPenpa } from './penpa-text.ts';

const MAX_PENPA_SIDE = 100;

/** What stands after `p=`, at the beginning or after one of the signs that divide a link. */
function packedPart(link: string): string | undefined {
  for (let at = link.indexOf('p='); at >= 0; at = link.indexOf('p=', at + 1)) {
    if (at > 0 && !'?&#'.includes(link[at - 1])) continue;
    const end = link.slice(at + 2).search(/[&#]/);
    return end < 0 ? link.slice(at + 2) : link.slice(at + 2, at + 2 + end);
  }
  return undefined;
}

/** Modes of a number that draw it plainly: normal, long, small, medium and the like; not arrows. */
const PLAIN_MODES: ReadonlySet<unknown> = new Set(['1', '5', '6', '8', '10', '11']);

/** Reads the format `penpa`: a link of penpa-edit. */
export function parsePenpa(text: string): ParseResult {
  const packed = packedPart(text.trim());
  if (packed === undefined) return fault('bad-link', "the link has no part 'p=' with the puzzle");
  const lines = unpackPenpa(unescapeLink(packed))?.split('\n');
  if (!lines)
    return fault('bad-link', "the part 'p=' of the link is damaged: copy the whole link again");
  const [kind, width, height] = lines[0].split(',');
  if (kind !== 'square')
    return fault('bad-link', `the board is of the kind ${quote(kind)}; only 'square' can be read`);
  const margins = readJson(lines[1]) ?? [0, 0, 0, 0];
  if (!isMargins(margins))
    return fault('bad-link', 'the margins of the board in the link are no four numbers');
  const [top, bottom, left, right] = margins;
  const rows = parseCount(height) - top - bottom;
  const cols = parseCount(width) - left - right;
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const board: Board = { rows, cols, top, left, width: parseCount(width) };
  return readBoard(board, readJson(lines[3]), readJson(lines[4]));
}

function isMargins(value: unknown): value is [number, number, number, number] {
  return (
    Array.isArray(value) &&
    value.length >= 4 &&
    value.slice(0, 4).every((margin) => Number.isInteger(margin) && margin >= 0)
  );
}

function readBoard(board: Board, question: unknown, solving: unknown): ParseResult {
  const numbers = recordAt(question, 'number');
  if (!numbers) return fault('bad-link', 'the link holds no layer of numbers');
  const cells = Array.from({ length: board.rows * board.cols }, (_, cell) =>
    boardCell(board, cell),
  );
  const labels = cells.map((cell) => readNumber(numbers[cell]));
  const puzzle = createPuzzle(chunkRows(labels, board.cols));
  if (!puzzle.ok) return puzzle;
  const surfaces = recordAt(solving, 'surface');
  const answer = surfaces && Uint8Array.from(cells, (cell) => readSurface(surfaces[cell]));
  const read = labels.filter((label) => label !== null).length;
  const isPart = Object.keys(numbers).length > read;
  return ok({
    puzzle: puzzle.value,
    format: 'penpa',
    ...(answer?.some((state) => state !== UNKNOWN) ? { answer } : {}),
    warnings: isPart ? ['texts outside the grid, arrows and small candidates are ignored'] : [],
  });
}

function readNumber(entry: unknown): CellInput {
  if (!Array.isArray(entry) || !PLAIN_MODES.has(entry[2])) return null;
  const [label]: unknown[] = entry;
  if (typeof label === 'number' && Number.isFinite(label)) return label;
  return typeof label === 'string' ? label.trim() || null : null;
}

function readSurface(colour: unknown): number {
  if (colour === UNSHADED_COLOUR) return UNSHADED;
  return SHADED_COLOURS.includes(colour as number) ? SHADED : UNKNOWN;
}

function readJson(line: string | undefined): unknown {
  const value = parseJsonText(line || 'null');
  return value.ok ? value.value : null;
}

function recordAt(value: unknown, name: string): Readonly<Record<string, unknown>> | undefined {
  const part = isRecord(value) ? value[name] : undefined;
  return isRecord(part) ? part : undefined;
}

function unescapeLink(text: string): string {
  return text.replace(/%(2B|2F|3D)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Writes the format `penpa`: a link of penpa-edit. */
export function formatPenpa(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols } = puzzle;
  if (rows > MAX_PENPA_SIDE || cols > MAX_PENPA_SIDE)
    return fault(
      'not-representable',
      `the grid has ${plural(rows, 'row')} and ${plural(cols, 'column')}; penpa-edit opens at most ${MAX_PENPA_SIDE} of each`,
    );
  const board: Board = { rows, cols, top: 0, left: 0, width: cols };
  const numbers: Record<string, unknown> = {};
  for (let cell = 0; cell < puzzle.symbols.length; cell++) {
    const label = labelAt(puzzle, cell);
    if (label.trim() !== label || /\p{Cs}/u.test(label))
      return unfit(puzzle, cell, 'penpa', 'outer spaces and broken characters would be lost');
    if (label !== '') numbers[boardCell(board, cell)] = [label, 1, '1'];
  }
  const text = penpaLines(board, numbers, surfacesOf(board, options.shading)).join('\n');
  const link = `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${packPenpa(text)}`;
  return printed(link, 'penpa', options, { shading: true });
}

function surfacesOf(board: Board, shading: Shading | undefined): Record<string, number> {
  const surfaces: Record<string, number> = {};
  shading?.forEach((state, cell) => {
    if (state === SHADED) surfaces[boardCell(board, cell)] = SHADED_COLOURS[0];
    if (state === UNSHADED) surfaces[boardCell(board, cell)] = UNSHADED_COLOUR;
  });
  return surfaces;
}
