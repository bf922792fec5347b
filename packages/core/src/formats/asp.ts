/**
 * An answer set program (clingo and its kin), written only: facts for the grid, then the three rules.
 * Its answer sets are the solutions, one for one, as `shaded(row,column)` from 1.
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type FormatOptions, type PrintResult, printed } from './format.ts';

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

export function formatAsp(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols, symbols } = puzzle;
  const facts = [`% Hitori ${rows} x ${cols}`, `cell(1..${rows},1..${cols}).`];
  symbols.forEach((symbol, cell) => {
    // Symbols by number: labels may be any text, and blanks conflict with nothing.
    if (symbol > 0)
      facts.push(`symbol(${Math.floor(cell / cols) + 1},${(cell % cols) + 1},${symbol}).`);
  });
  return printed(`${facts.join('\n')}\n${RULES}`, 'asp', options);
}
