/**
 * The clauses that refutations start from. A literal is `cell + 1` when the cell is shaded, `-(cell + 1)`
 * when it is unshaded. They are shared by the checker and the writers of files; the solver has its own.
 */
import { type Puzzle, peersOf } from './puzzle.ts';
import { SHADED, type Shading } from './shading.ts';
import { neighboursOf } from './shape.ts';

/** Literals of which at least one holds; an empty clause is a contradiction. */
export type Clause = readonly number[];

/** R1: of two equals in a line one is shaded. R2: of two neighbours one is unshaded. */
export function pairClauses(puzzle: Puzzle): Clause[] {
  const pairs = (related: (puzzle: Puzzle, cell: number) => number[], sign: 1 | -1): Clause[] =>
    [...puzzle.symbols.keys()].flatMap((cell) =>
      related(puzzle, cell)
        .filter((other) => other > cell)
        .map((other) => [sign * (cell + 1), sign * (other + 1)]),
    );
  return [...pairs(peersOf, 1), ...pairs(neighboursOf, -1)];
}

/**
 * R1, R2, one clause a ring (its cells are not all shaded), and where a solution is given, that some
 * shaded cell of it is unshaded.
 */
export function axioms(
  puzzle: Puzzle,
  rings: readonly (readonly number[])[],
  solution: Shading | null,
): Clause[] {
  const notAll = (cells: readonly number[]): Clause => cells.map((cell) => -(cell + 1));
  const clauses = [...pairClauses(puzzle), ...rings.map(notAll)];
  if (solution !== null)
    clauses.push(notAll([...solution.keys()].filter((cell) => solution[cell] === SHADED)));
  return clauses;
}
