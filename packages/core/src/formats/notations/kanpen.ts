/** Kanpen's links: `…/hitori.html?problem=ROWS/COLUMNS/1_1_3_/2_3_1_/…`; 0 or `.` is blank. */
import { ok } from '../../base/result.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { chunkRows } from '../cells/rows.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { findGenreFault } from '../contract/genre.ts';
import { quote } from '../contract/quote.ts';
import { findCountFault, findSizeFault, parseCount } from '../contract/size.ts';

export function isKanpenLink(link: string): boolean {
  return link.includes('problem=') && /\w+\.html\?/.test(link);
}

export function parseKanpen(link: string): ParseResult {
  const genre = /(\w+)\.html\?/.exec(link)?.[1];
  const wrongGenre = findGenreFault(genre);
  if (wrongGenre) return wrongGenre;
  const body = link.slice(link.indexOf('problem=') + 8).split(/[&#]/, 1)[0];
  const [rowText, colText, ...lines] = body.split('/');
  const [rows, cols] = [parseCount(rowText), parseCount(colText)];
  if (Number.isNaN(rows) || Number.isNaN(cols))
    return fault('bad-link', 'the link gives no size: it reads problem=ROWS/COLUMNS/CELLS');
  const wrongSize = findSizeFault(rows, cols);
  if (wrongSize) return wrongSize;
  const cells = lines
    .join('_')
    .split(/[_+]|%20/)
    .filter((cell) => cell !== '');
  const wrongCount = findCountFault(cells.length, rows, cols);
  if (wrongCount) return wrongCount;
  const stray = cells.findIndex((cell) => !/^(?:\d+|\.)$/.test(cell));
  if (stray >= 0)
    return fault(
      'stray-character',
      `${quote(cells[stray])} at r${Math.floor(stray / cols) + 1}c${(stray % cols) + 1} is no number: use numbers, and 0 or . for a blank`,
      Math.floor(stray / cols),
      stray % cols,
    );
  const puzzle = createPuzzle(
    chunkRows(cells, cols).map((row) => row.map((cell) => (cell === '0' ? null : cell))),
  );
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'pzpr', warnings: [] }) : puzzle;
}
