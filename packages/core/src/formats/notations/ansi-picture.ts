/**
 * Reads the box picture of `ansi.ts` back. Every cell is a label between two signs, in columns of the
 * same width on all rows: the columns are found where every row has one of these signs, so labels that
 * hold spaces are told from two cells.
 */
import { ok } from '../../base/result.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { textWidth } from '../cells/text-width.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { splitFullLines } from '../contract/lines.ts';

const TOP = /^\u250C\u2500+\u2510$/u;
const BOTTOM = /^\u2514\u2500+\u2518$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sign that begins a colour
const INVERTED = /\u001B\[7m.(.*?).\u001B\[0m/gu;
const FILL = '\u2593';

export function isPictureTop(line: string): boolean {
  return TOP.test(line);
}

export function isPictureBottom(line: string): boolean {
  return BOTTOM.test(line);
}

/** Reads the format `ansi`: the picture of the command. */
export function parseAnsi(text: string): ParseResult {
  const lines = splitFullLines(text);
  const start = lines.findIndex(isPictureTop);
  const end = lines.findIndex(isPictureBottom);
  if (start < 0 || end <= start + 1)
    return fault(
      'bad-header',
      'there is no box of rows between a line of \u250C\u2500\u2510 and one of \u2514\u2500\u2518',
    );
  const rows = lines.slice(start + 1, end);
  const bare = rows.findIndex((row) => !row.startsWith('\u2502') || !row.endsWith('\u2502'));
  if (bare >= 0)
    return fault(
      'stray-character',
      `row ${bare + 1} of the picture has no frame on both sides`,
      bare,
    );
  const columns = rows.map((row) =>
    columnsOf(row.slice(1, -1).replace(INVERTED, (_, label: string) => `${FILL}${label}${FILL}`)),
  );
  const width = columns[0].length;
  const short = columns.findIndex((row) => row.length !== width);
  if (short >= 0)
    return fault('ragged', `row ${short + 1} of the picture is not as wide as row 1`, short);
  return fromCells(cutCells(columns, width));
}

/** One entry a column of the terminal; the second half of a wide character is empty. */
function columnsOf(row: string): string[] {
  const columns: string[] = [];
  for (const char of row) {
    const width = textWidth(char);
    if (width === 0 && columns.length > 0) columns[columns.length - 1] += char;
    else columns.push(char, ...new Array<string>(Math.max(width, 1) - 1).fill(''));
  }
  return columns;
}

const SIGNS: ReadonlySet<string> = new Set([' ', FILL, '(', ')']);

interface Cut {
  readonly text: string;
  readonly open: string;
}

/**
 * Cells meet where every row has a sign at the end of one and the beginning of the next; in between
 * stands at least one row's label on each column side.
 */
function cutCells(columns: readonly string[][], width: number): Cut[][] {
  const isSign = Array.from({ length: width }, (_, at) =>
    columns.every((row) => SIGNS.has(row[at])),
  );
  const starts: number[] = [0];
  for (let at = 2; at < width - 2; at++)
    if (isSign[at] && isSign[at + 1] && at - starts[starts.length - 1] >= 2) starts.push(at + 1);
  const bounds = [...starts, width];
  return columns.map((row) =>
    starts.map((start, index) => ({
      open: row[start],
      text: row.slice(start + 1, bounds[index + 1] - 1).join(''),
    })),
  );
}

function fromCells(rows: readonly (readonly Cut[])[]): ParseResult {
  const strip = (text: string) => {
    let [from, to] = [0, text.length];
    while (from < to && (text[from] === ' ' || text[from] === FILL)) from++;
    while (to > from && (text[to - 1] === ' ' || text[to - 1] === FILL)) to--;
    const label = text.slice(from, to);
    return label === '\u00B7' ? null : label;
  };
  const puzzle = createPuzzle(rows.map((row) => row.map(({ text }) => strip(text))));
  if (!puzzle.ok) return puzzle;
  const states = rows
    .flat()
    .map(({ open }) => (open === FILL ? SHADED : open === '(' ? UNSHADED : UNKNOWN));
  // Where nothing is circled, the rest is unmarked: only a complete answer is drawn like that.
  const answer = Uint8Array.from(states);
  const hasMarks = answer.some((state) => state !== UNKNOWN);
  return ok({
    puzzle: puzzle.value,
    format: 'ansi',
    ...(hasMarks ? { answer } : {}),
    warnings: [],
  });
}
