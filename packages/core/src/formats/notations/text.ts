/**
 * The record of the pencil-puzzles program:
 *
 *     genre: hitori
 *     grid:
 *     3222
 *     1342
 *
 * One character a cell, or every row separated by spaces as soon as one label is longer. Further
 * `name: value` lines and `name:` blocks are read: `id` is the id, rows under `answer:` are the marks and
 * those under `solution:` the stored solution; the rest is carried through. A record is written with its
 * two headers, and with the id, the marks and the solution where there are any.
 */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { formatShading } from '../../puzzle/shading.ts';
import { isCompact, puzzleFromText, textRows } from '../cells/rows.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
  unfit,
} from '../contract/format.ts';
import { findGenreFault } from '../contract/genre.ts';
import { splitFullLines } from '../contract/lines.ts';
import { printable } from '../contract/quote.ts';
import { readSections, sectionResult } from './sections.ts';

const HEADER = /^([a-z][\w-]*)\s*:\s*(.*)$/i;

/** Reads the format `text`: the text format of this project. */
export function parseText(text: string): ParseResult {
  const sections = readSections(splitFullLines(text), (line) => {
    const match = HEADER.exec(line);
    return match ? { name: match[1].toLowerCase(), value: match[2] } : undefined;
  });
  const wrongGenre = findGenreFault(sections.get('genre')?.value);
  if (wrongGenre) return wrongGenre;
  const grid = sections.get('grid');
  if (!grid) return fault('bad-header', "there is no line 'grid:' with the rows below it");
  const rows = grid.rows.length === 0 && grid.value !== '' ? grid.value.split('/') : grid.rows;
  if (rows.length === 0) return fault('empty', "no row follows the line 'grid:'");
  const puzzle = puzzleFromText(rows);
  if (!puzzle.ok) return puzzle;
  return sectionResult('text', puzzle.value, sections, ['genre', 'grid']);
}

/** Writes the format `text`: the text format of this project. */
export function formatText(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const rows = textRows(puzzle, 'text');
  if (!rows.ok) return rows;
  if (puzzle.cols === 1 && !isCompact(puzzle)) {
    const long = puzzle.symbols.findIndex((symbol) => (puzzle.labels[symbol]?.length ?? 0) > 1);
    return unfit(puzzle, long, 'text', 'nothing would separate the cells of a single column');
  }
  const { id, shading, solution } = options;
  const isId = id !== undefined && id.trim() === id && id !== '' && printable(id) === id;
  const lines = [
    'genre: hitori',
    ...(isId ? [`id: ${id}`] : []),
    'grid:',
    ...rows.value,
    ...(shading ? ['answer:', ...formatShading(puzzle, shading)] : []),
    ...(solution ? ['solution:', ...formatShading(puzzle, solution)] : []),
  ];
  const carried = { id: isId, shading: true, solution: true };
  return printed(lines.join('\n'), 'text', options, carried);
}
