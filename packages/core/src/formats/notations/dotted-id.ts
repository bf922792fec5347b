/**
 * One-line ids of other programs, `7x7:row.row.…`: a size and the rows, divided by points; A or a is 10
 * and so on, and a star beside a cell is a shaded mark. The star stands before the cell when some row
 * begins with one, behind it when some row ends with one; else the reading that keeps the rules is taken.
 */
import { ok } from '../../base/result.ts';
import { createPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { findViolations } from '../../puzzle/rules.ts';
import { SHADED, type Shading } from '../../puzzle/shading.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { quote } from '../contract/quote.ts';

const CELLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function parseDottedId(text: string): ParseResult {
  const [head, body = ''] = text.split(':');
  const [first, second = first] = head.replace(/d.?$/, '').split('x').map(Number);
  const rows = body.replace(/\.$/, '').split('.');
  const cols = rows.length === first ? second : rows.length === second ? first : undefined;
  if (cols === undefined)
    return fault(
      'ragged',
      `there are ${rows.length} rows between points where ${first} are promised`,
    );
  const bare = rows.map((row) => row.replaceAll('*', ''));
  const short = bare.findIndex((row) => row.length !== cols);
  if (short >= 0)
    return fault(
      'ragged',
      `row ${short + 1} has ${bare[short].length} cells where ${cols} are promised`,
      short,
      Math.min(bare[short].length, cols),
    );
  const values = bare.map((row) => [...row].map((char) => CELLS.indexOf(char.toUpperCase())));
  const odd = values.findIndex((row) => row.includes(-1));
  if (odd >= 0) {
    const col = values[odd].indexOf(-1);
    return fault(
      'stray-character',
      `${quote(bare[odd][col])} at r${odd + 1}c${col + 1} is no cell: use 0-9 and A-Z, and * beside a shaded cell`,
      odd,
      col,
    );
  }
  const puzzle = createPuzzle(values);
  if (!puzzle.ok) return puzzle;
  const warnings = rows.length === first ? [] : ['the size was read as columns x rows'];
  if (!body.includes('*')) return ok({ puzzle: puzzle.value, format: 'sgt', warnings });
  return withStars(puzzle.value, rows, warnings);
}

function withStars(
  puzzle: Puzzle,
  rows: readonly string[],
  warnings: readonly string[],
): ParseResult {
  const before = starred(rows, puzzle.cols, 0);
  const after = starred(rows, puzzle.cols, -1);
  const readings = [before, after].filter((marks) => marks !== undefined);
  if (readings.length === 0)
    return fault(
      'stray-character',
      'the stars stand both before the first and behind the last cell of rows',
    );
  const fits = readings.filter((marks) => findViolations(puzzle, marks).length === 0);
  if (readings.length === 2 && fits.length !== 1)
    return fault(
      'ambiguous',
      'the stars may belong to the cells before or behind them: give the marks apart, as pzprv3 does',
    );
  const answer = readings.length === 1 ? readings[0] : fits[0];
  return ok({
    puzzle,
    format: 'sgt',
    answer,
    warnings: [...warnings, 'cells with * were read as shaded marks'],
  });
}

/** The marks when a star belongs to the cell after it (offset 0) or before it (-1). */
function starred(rows: readonly string[], cols: number, offset: 0 | -1): Shading | undefined {
  const marks = new Uint8Array(rows.length * cols);
  for (const [row, text] of rows.entries()) {
    let col = 0;
    for (const char of text) {
      if (char !== '*') {
        col++;
        continue;
      }
      const cell = col + offset;
      if (cell < 0 || cell >= cols) return undefined;
      marks[row * cols + cell] = SHADED;
    }
  }
  return marks;
}
