/**
 * Bare rows, the last of all shapes: blocks of lines that look like rows, with the size that may stand
 * above them. Rows with a blank line between each two are one grid.
 */
import { type BlockReading, readBlock } from '../cells/block.ts';
import { isSmallPool } from '../cells/plausible.ts';
import { splitRows } from '../cells/rows.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';
import {
  type Claim,
  claimOne,
  type Document,
  type Part,
  type Shape,
} from '../document/document.ts';
import {
  gatherRows,
  isDamagedRow,
  type RowBlock,
  type RowLine,
  rowTexts,
} from '../document/row-block.ts';
import { readRowText } from '../document/row-text.ts';
import { claimSized } from './sized-rows.ts';

export const rowsShape: Shape = {
  name: 'rows',
  examples: [
    ['113\n231\n211', '113/231/211'],
    ['1 1 3\n2 3 1\n2 1 1', '113/231/211'],
    ['1, 1, 3,\n2, 3, 1\n2, 1, 1,', '113/231/211'],
    ['\t1\t1\t3\n2\t3\t1\t\n2\t1\t1', '113/231/211'],
    ['1 1 3\n\n2 3 1\n\n2 1 1', '113/231/211'],
    ['113231211', '113/231/211'],
    ['1,1,3,2,3,1,2,1,1', '113/231/211'],
    ['1\n1\n3\n2\n3\n1\n2\n1\n1', '113/231/211'],
    [',0,1,2\n0,1,1,3\n1,2,3,1\n2,2,1,1', '113/231/211'],
    [
      '+---+---+---+\n| 1 | 1 | 3 |\n+---+---+---+\n| 2 | 3 | 1 |\n| 2 | 1 | 1 |\n+---+---+---+',
      '113/231/211',
    ],
    ['1 & 1 & 3 \\\\\n2 & 3 & 1 \\\\ \\hline\n2 & 1 & 1 \\\\', '113/231/211'],
    ['113`\n231`\n211`', '113/231/211'],
    ['1-0 1-1 3-0\n2-0 3-0 1-0\n2-1 1-0 1-1', '113/231/211'],
    ['1w 1b 3w\n2w 3w 1w\n2b 1w 1b', '113/231/211'],
    ['123\n12\n123', 'ragged r2c3'],
    ['12\n2#', 'stray-character r2c2'],
    ['ab\nba', 'ab/ba'],
    ['hello world', 'unknown-format'],
  ],
  claim(document, at) {
    const sized = claimSized(document, at);
    if (sized) return sized;
    const block = gatherRows(document, at);
    if (block.rows.length === 0) return block.end > at ? { end: block.end, parts: [] } : undefined;
    if (!isGrid(block.rows)) return { end: block.end, parts: [] };
    if (block.rows.length === 1) return claimSpaced(document, at, block);
    return claimBlock(document, at, block);
  },
};

/** Numbers are rows; letters and words only where they repeat as those of a grid do. */
function isGrid(rows: readonly RowLine[]): boolean {
  const strong = rows.filter(({ kind }) => kind === 'strong').length;
  if (strong > 0) return strong * 2 >= rows.length;
  return rows.every(({ kind }) => kind === 'weak') && isSmallPool(splitRows(rowTexts(rows)));
}

function claimBlock(document: Document, at: number, { rows, end }: RowBlock): Claim {
  return findDoubt(document, at, rows, end) ?? toClaim(at, end, rows, readBlock(rowTexts(rows)));
}

/** A line beside the rows that is as wide as they are: a title or a row, and nothing tells which. */
function findDoubt(
  { lines }: Document,
  at: number,
  rows: readonly RowLine[],
  end: number,
): Claim | undefined {
  const numbers = rows.filter(({ text }) => !/\p{L}/u.test(text));
  const letters = rows.find(({ kind }, index) => kind === 'weak' && index > 0);
  const above = lines[at - 1]?.text ?? '';
  if (letters && numbers.length === rows.length - 1) return claimOne(at, end, doubt(letters.text));
  if (above !== '' && readRowText(above).kind === 'text' && isDamagedRow(above, rows[0].text))
    return claimOne(at, end, doubt(above));
  return undefined;
}

function doubt(line: string): ParseResult {
  return fault(
    'ambiguous',
    `the line ${quote(line)} may be a row or a title: put a blank line between, or mend the row (--from grid reads every line as a row)`,
  );
}

function toClaim(at: number, end: number, rows: readonly RowLine[], reading: BlockReading): Claim {
  if (reading.kind === 'one') return claimOne(at, end, reading.result);
  const parts = rows.map(
    ({ at: line }, index): Part => ({ start: line, end: line + 1, result: reading.results[index] }),
  );
  return { end, parts };
}

/** One row, and the equally long rows that follow it after a blank line each. */
function claimSpaced(document: Document, at: number, block: RowBlock): Claim {
  const rows = [...block.rows];
  let { end } = block;
  let gap = 0;
  const width = splitRows([rows[0].text])[0].length;
  for (;;) {
    const next = document.nextFull(end);
    gap ||= next - end;
    if (next === end || next - end !== gap || gap > 2 || next >= document.lines.length) break;
    const other = gatherRows(document, next);
    if (other.rows.length !== 1 || other.rows[0].kind !== 'strong') break;
    if (splitRows([other.rows[0].text])[0].length !== width) break;
    rows.push(other.rows[0]);
    end = other.end;
  }
  return toClaim(at, end, rows, readBlock(rowTexts(rows)));
}
