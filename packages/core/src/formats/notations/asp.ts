/**
 * An answer set program (clingo and its kin): facts for the grid, then the three rules. Its answer sets
 * are the solutions, one for one, as `shaded(row,column)` from 1. The facts are read back; of other
 * programs' texts, any facts that fill a rectangle.
 */
import { ok } from '../../base/result.ts';
import { createPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from '../contract/format.ts';
import { splitLines } from '../contract/lines.ts';
import { type FactGrid, findFactGrids } from '../program/facts.ts';
import { findGroups } from '../program/groups.ts';
import { hasMixedEmpties, labelComments, readLabels } from '../program/labels.ts';
import { scanTokens } from '../program/tokens.ts';

const RULES = `
{ shaded(R,C) : cell(R,C) }.
unshaded(R,C) :- cell(R,C), not shaded(R,C).
beside(R,C,R,C+1) :- cell(R,C), cell(R,C+1).
beside(R,C,R+1,C) :- cell(R,C), cell(R+1,C).
% R1: no symbol stands twice unshaded in a row or column.
:- symbol(R,C,S), symbol(R,D,S), C < D, unshaded(R,C), unshaded(R,D).
:- symbol(R,C,S), symbol(Q,C,S), R < Q, unshaded(R,C), unshaded(Q,C).
% R2: shaded cells do not share a side.
:- beside(R,C,Q,D), shaded(R,C), shaded(Q,D).
% R3: the unshaded cells are one nonempty connected group, reached from the first of them.
reached(R,C) :- unshaded(R,C), shaded(Q,D) : cell(Q,D), (Q,D) < (R,C).
reached(Q,D) :- reached(R,C), beside(R,C,Q,D), unshaded(Q,D).
reached(R,C) :- reached(Q,D), beside(R,C,Q,D), unshaded(R,C).
:- unshaded(R,C), not reached(R,C).
:- not unshaded(R,C) : cell(R,C).
#show shaded/2.
`;

/** Reads the format `asp`: facts of an answer set program. */
export function parseAsp(text: string): ParseResult {
  const [grid] = findFactGrids(findGroups(scanTokens(text)));
  if (!grid)
    return fault('bad-header', 'there are no facts such as symbol(1,1,3) that fill a rectangle');
  return puzzleFromFacts(grid, readLabels(splitLines(text)));
}

export function puzzleFromFacts(
  { name, cells, missing }: FactGrid,
  labels: ReadonlyMap<string, string>,
): ParseResult {
  if (missing) {
    const [row, col] = missing;
    return fault(
      'ragged',
      `r${row + 1}c${col + 1} has no fact ${name}(row,column,symbol) of its own: give one a cell`,
      row,
      col,
    );
  }
  const empty = labels.get('0') ?? null;
  const puzzle = createPuzzle(
    cells.map((row) => row.map((cell) => (cell === '' ? empty : (labels.get(cell) ?? cell)))),
  );
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'asp', warnings: [] }) : puzzle;
}

/** Writes the format `asp`: facts of an answer set program. */
export function formatAsp(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols, symbols } = puzzle;
  const labels = labelComments(puzzle, String, '');
  const facts = [`% Hitori ${rows} x ${cols}`, ...labels, `cell(1..${rows},1..${cols}).`];
  symbols.forEach((symbol, cell) => {
    // Symbols by number: labels may be any text, and blanks conflict with nothing.
    if (symbol > 0)
      facts.push(`symbol(${Math.floor(cell / cols) + 1},${(cell % cols) + 1},${symbol}).`);
  });
  const result = printed(`${facts.join('\n')}\n${RULES}`, 'asp', options);
  if (!result.ok || !hasMixedEmpties(puzzle)) return result;
  const warning = 'the format asp has one kind of empty cell: blanks, ? and 0 become one';
  return ok({ ...result.value, warnings: [...result.value.warnings, warning] });
}
