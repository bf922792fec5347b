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
 * `rows`, `cols` and `size` must fit the rows. The solution becomes the marks; `author`, `title` and the
 * like are carried through.
 */
import { fault, type ParseResult } from './format.ts';
import { findGenreFault } from './genre.ts';
import { puzzleFromText } from './rows.ts';
import { readSections, sectionResult } from './sections.ts';
import { parseCount } from './size.ts';

/** Below the line `problem` only these begin a section: a row may look like `a b c`. */
const BLOCKS = /^(problem|solution|moves|end)$/i;
const HEADER = /^([a-z]\w*)(?:[ \t]+(.*))?$/i;

const KNOWN = ['begin', 'puzzle', 'rows', 'cols', 'size', 'problem', 'end', ''];

export function isJanko(lines: readonly string[]): boolean {
  return lines.some((line) => /^\[?problem\]?$/i.test(line));
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
