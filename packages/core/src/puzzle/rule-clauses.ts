/**
 * The clauses that refutations start from. A literal is `cell + 1` when the cell is shaded, `-(cell + 1)`
 * when it is unshaded. They are shared by the checker and the writers of files; the solver has its own.
 */
import { type Puzzle, peersOf } from './puzzle.ts';
import { SHADED, type Shading } from './shading.ts';
import { neighboursOf } from './shape.ts';

/** Literals of which at least one holds; an empty clause is a contradiction. */
export type Clause = readonly number[];

/**
 * R1: of two equals in a line one is shaded. R2: of two neighbours one is unshaded. One after the other,
 * since a large grid of few symbols has millions.
 */
export function* pairClauses(puzzle: Puzzle): Generator<Clause> {
  for (const cell of puzzle.symbols.keys())
    for (const other of peersOf(puzzle, cell)) if (other > cell) yield [cell + 1, other + 1];
  for (const cell of puzzle.symbols.keys())
    for (const other of neighboursOf(puzzle, cell))
      if (other > cell) yield [-(cell + 1), -(other + 1)];
}

/** The cells of a ring are not all shaded. */
export function ringClause(ring: readonly number[]): Clause {
  return ring.map((cell) => -(cell + 1));
}

/** Some shaded cell of the solution is unshaded. */
export function someUnshaded(solution: Shading): Clause {
  return ringClause([...solution.keys()].filter((cell) => solution[cell] === SHADED));
}
