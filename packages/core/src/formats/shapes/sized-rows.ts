/**
 * Rows below a size: `3`, `3 3`, `3x3`, or `3` and `3` on two lines; blank lines between do not matter.
 * A size is checked against what follows, as rows x columns and as columns x rows. What could be a row
 * as well is a size only when the lines below fill it and more than a single row is left.
 *
 * A number that only counts the puzzles of the text is a line of text above the next size.
 */
import { readRows } from '../cells/block.ts';
import { readShaped } from '../cells/flat.ts';
import { isRectangle, splitRows } from '../cells/rows.ts';
import { parseSizeLine, type SizeLine } from '../cells/size-line.ts';
import type { ParseResult } from '../contract/format.ts';
import { findSizeFault } from '../contract/size.ts';
import { type Claim, claimOne, type Document } from '../document/document.ts';
import { gatherRows, type RowBlock, type RowLine } from '../document/row-block.ts';
import { isFilled, promiseFault } from '../notations/grid.ts';

/** No more lines than these are looked at for one size. */
const MOST_ROWS = 256;
const MOST_CELLS = 4096;

/** The claim of rows below a size, when the line gives one. */
export function claimSized(document: Document, at: number, mayCount = true): Claim | undefined {
  const size = parseSizeLine(document.lines[at].text);
  if (!size || document.lines[at].isBad) return undefined;
  const below = takeRows(document, at + 1, mostRows(size));
  if (below.length === 0) return undefined;
  if (!size.isCertain && isRows(document.lines[at].text, below)) return undefined;
  if (splitRows([below[0].text])[0].length === 1) {
    const block = gatherRows(document, at, Math.min(size.rows * size.cols + 2, MOST_CELLS));
    const column = fillColumn(at, size, block);
    if (column) return column;
    if (!size.isCertain && isColumn(gatherRows(document, at, MOST_ROWS))) return undefined;
  }
  const second = size.isPair ? undefined : parseSizeLine(below[0].text);
  if (second && !second.isPair && below.length > 1) {
    const both = { ...size, cols: second.rows };
    const rest = takeRows(document, below[0].at + 1, mostRows(both));
    const read = rest.length > 1 ? fill(document, at, both, rest) : undefined;
    if (read) return read;
  }
  const read = fill(document, at, size, below);
  if (read) return read;
  if (mayCount && !size.isPair && second && isRead(claimSized(document, below[0].at, false)))
    return { end: at + 1, parts: [] };
  if (!size.isPair && !size.isCertain && isBlockCount(document, at, size.rows))
    return { end: at + 1, parts: [] };
  return size.isCertain || isPromise(size, document.lines[at].text, below)
    ? refuse(at, size, below)
    : undefined;
}

function isRead(claim: Claim | undefined): boolean {
  return claim?.parts[0]?.result.ok === true;
}

function mostRows({ rows, cols }: SizeLine): number {
  return Math.min(Math.max(rows, cols, 1) + 1, 256);
}

/** With one more line of the same width these are two rows: `1` above `7`, `1 2` above `2 1`. */
function isRows(line: string, below: readonly RowLine[]): boolean {
  return below.length === 1 && isRectangle(splitRows([line, below[0].text]));
}

/** Three or more lines of one cell each are a column, not sizes. */
function isColumn({ rows }: RowBlock): boolean {
  return (
    rows.length >= 3 && splitRows(rows.map(({ text }) => text)).every((row) => row.length === 1)
  );
}

/** One cell a line, as many as the size says. */
function fillColumn(at: number, { rows, cols }: SizeLine, block: RowBlock): Claim | undefined {
  if (rows < 2 || cols < 2 || block.rows.length !== rows * cols + 1) return undefined;
  const cells = block.rows.slice(1).map(({ text }) => text);
  if (cells.some((cell) => /[\s,;|&]/.test(cell))) return undefined;
  const result = readShaped(cells, cols, [`read as ${rows}x${cols}: one cell stands on a line`]);
  return claimOne(at, block.end, result);
}

/** Up to so many row lines, over blank lines, to the first line of another kind. */
function takeRows(document: Document, from: number, most: number): RowLine[] {
  const rows: RowLine[] = [];
  for (let line = document.nextFull(from); rows.length < most && line < document.lines.length; ) {
    const block = gatherRows(document, line, most - rows.length);
    rows.push(...block.rows.slice(0, most - rows.length));
    if (block.rows.length === 0 || block.end === line) break;
    const next = document.nextFull(block.end);
    if (next === block.end) break;
    line = next;
  }
  return rows;
}

/** The claim of the rows that fill a size, in either order. */
function fill(
  document: Document,
  at: number,
  size: SizeLine,
  below: readonly RowLine[],
): Claim | undefined {
  const orders = [
    { rows: size.rows, cols: size.cols, warnings: [] },
    { rows: size.cols, cols: size.rows, warnings: ['the size was read as columns x rows'] },
  ];
  for (const { rows, cols, warnings } of orders) {
    if (rows < 1 || cols < 1 || below.length < rows) continue;
    const lines = below.slice(0, rows);
    const texts = lines.map(({ text }) => text);
    const isRow = !size.isCertain && isRectangle(splitRows([document.lines[at].text, ...texts]));
    if (isRow && rows === 1) continue;
    if (!isFilled(texts, rows, cols) || !endsWell(document, lines[rows - 1].at + 1, isRow))
      continue;
    return claimOne(
      at,
      lines[rows - 1].at + 1,
      readRows(
        texts,
        cols,
        isRow
          ? [...warnings, `the first line was read as the size ${rows}x${cols}, not as a row`]
          : warnings,
      ),
    );
  }
  return fillCells(at, size, below);
}

/** All cells on one line, or in other rows than the size says. */
function fillCells(
  at: number,
  { rows, cols }: SizeLine,
  below: readonly RowLine[],
): Claim | undefined {
  if (rows < 2 || cols < 2) return undefined;
  const [line] = below;
  const cells = splitRows([line.text])[0];
  if (cells.length !== rows * cols) return undefined;
  const result = readShaped(cells, cols, [`read as ${rows}x${cols}: the cells have no row breaks`]);
  return claimOne(at, line.at + 1, result);
}

/** Whether nothing, a blank line, another size or a line of another kind follows. */
function endsWell(document: Document, at: number, isStrict: boolean): boolean {
  if (at >= document.lines.length || document.lines[at].text === '') return true;
  const block = gatherRows(document, at, 1);
  if (isStrict) return block.rows.length === 0;
  return (
    block.rows.length === 0 ||
    parseSizeLine(block.rows[0].text) !== undefined ||
    block.rows[0].kind === 'weak'
  );
}

/** Whether a line that may be a row was meant as the size of rows that do not fill it. */
function isPromise(size: SizeLine, line: string, below: readonly RowLine[]): boolean {
  const texts = below.map(({ text }) => text);
  if (isRectangle(splitRows([line, ...texts]))) return false;
  const cells = splitRows(texts, size.cols);
  const width = cells[0].length;
  if (width === size.cols || width === size.rows) return true;
  return below.length > 1 && isRectangle(cells) && width !== (size.isPair ? 2 : 1);
}

/** Whether the first number of a text counts the blocks of rows below it. */
function isBlockCount(document: Document, at: number, count: number): boolean {
  if (document.nextFull(0) !== at || document.lines[at + 1]?.text !== '') return false;
  let blocks = 0;
  for (let line = document.nextFull(at + 1); line < document.lines.length; ) {
    const block = gatherRows(document, line);
    if (block.rows.length > 1) blocks++;
    line = document.nextFull(Math.max(block.end, line + 1));
  }
  return blocks === count;
}

function refuse(at: number, size: SizeLine, below: readonly RowLine[]): Claim {
  const last = below[below.length - 1];
  const texts = below.map(({ text }) => text);
  const result: ParseResult = findSizeFault(size.rows, size.cols) ?? promiseFault(size, texts);
  return claimOne(at, last.at + 1, result);
}
