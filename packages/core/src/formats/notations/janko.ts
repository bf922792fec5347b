/**
 * Blocks as Janko's collection writes them, read as part of `grid`:
 *
 *     begin
 *     puzzle hitori
 *     size 2
 *     problem
 *     1 2
 *     1 1
 *     solution
 *     - -
 *     x -
 *     end
 *
 * `rows`, `cols` and `size` must fit the rows. The solution is kept as the stored one; `author`, `title` and the
 * like are carried through.
 */

import { puzzleFromText } from '../cells/rows.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { findGenreFault } from '../contract/genre.ts';
import { parseCount } from '../contract/size.ts';
import { readSections, sectionResult } from './sections.ts';

/** Below the line `problem` only these begin a section: a row may look like `a b c`. */
const BLOCKS = /^(problem|solution|moves|end)$/i;
const HEADER = /^([a-z]\w*)(?:[ \t]+(.*))?$/i;

const KNOWN = ['begin', 'puzzle', 'rows', 'cols', 'size', 'problem', 'end', ''];

/** A line `problem` with rows below it; a row of letters may read like that too, among its like. */
export function isJanko(lines: readonly string[]): boolean {
  const at = lines.findIndex(isProblemLine);
  if (at < 0 || at === lines.length - 1) return at === 0;
  if (/^\[|^begin$/i.test(lines[0]) || /[^\p{L}]/u.test(lines[at + 1])) return true;
  return lines[at + 1].length !== lines[at].length;
}

export function isProblemLine(line: string): boolean {
  return /^\[?problem\]?$/i.test(line);
}

export function parseJanko(lines: readonly string[]): ParseResult {
  const sections = readSections(lines, (line, section) => {
    const match = (BLOCKS.test(section) ? BLOCKS : HEADER).exec(line.replace(/^\[(.*)\]$/, '$1'));
    return match ? { name: match[1].toLowerCase(), value: match[2] ?? '' } : undefined;
  });
  const wrongGenre = findGenreFault(sections.get('puzzle')?.value);
  if (wrongGenre) return wrongGenre;
  const problem = sections.get('problem')?.rows ?? [];
  if (problem.length === 0) return fault('empty', "no row follows the line 'problem'");
  const puzzle = puzzleFromText(problem);
  if (!puzzle.ok) return puzzle;
  for (const [name, found] of [
    ['rows', puzzle.value.rows],
    ['cols', puzzle.value.cols],
    ['size', puzzle.value.rows],
  ] as const) {
    const promised = sections.get(name)?.value;
    if (promised !== undefined && parseCount(promised) !== found)
      return fault('ragged', `the line '${name}' does not fit the grid, which has ${found}`);
  }
  return sectionResult('grid', puzzle.value, sections, KNOWN);
}
