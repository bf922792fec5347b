/**
 * The refutation of a certificate as two files that outside checkers of SAT proofs read: a formula in
 * DIMACS CNF and a proof in DRAT (all of whose lemmas are RUP, so that checkers of DRUP take it too).
 *
 * What they prove: the formula has no model. It holds R1, R2, the ring clauses that were used, and for
 * `unique` that some shaded cell of the solution is unshaded; variable `cell + 1` (row-major) says that
 * the cell is shaded. What they do not prove is that the ring clauses are consequences of R3 (geometry)
 * and that the solution keeps the rules and is maximal; verify.ts checks those.
 */

import { createPuzzle } from '../puzzle/puzzle.ts';
import { axioms, type Clause } from '../puzzle/rule-clauses.ts';
import { parseShading } from '../puzzle/shading.ts';
import type { Certificate } from './certificate.ts';

/** The two files that a checker of SAT proofs is given. */
export interface RefutationFiles {
  /** The formula, in DIMACS CNF. */
  readonly cnf: string;
  /** The proof, in DRAT: one lemma a line, the last empty. */
  readonly drat: string;
}

/** The files for a certificate that `prove` wrote; null for `multiple`, which needs no refutation. */
export function formatRefutation(certificate: Certificate): RefutationFiles | null {
  const { rows, cols, grid, verdict, solution, rings, lemmas } = certificate;
  if (verdict === 'multiple') return null;
  const puzzle = createPuzzle(grid);
  if (!puzzle.ok) throw new RangeError(puzzle.error.message);
  const shading = solution ? parseShading(puzzle.value, solution) : null;
  if (shading && !shading.ok) throw new RangeError(shading.error.message);
  const clauses = axioms(puzzle.value, rings ?? [], shading?.value ?? null);
  const claim = verdict === 'none' ? 'no solution' : 'no solution but one';
  const header = [
    `c Hitori ${rows} x ${cols}: it has ${claim}, since this has no model`,
    `c variable row * ${cols} + column + 1 (from 0) is true when the cell is shaded`,
    `p cnf ${rows * cols} ${clauses.length}`,
  ];
  return {
    cnf: `${[...header, ...clauses.map(line)].join('\n')}\n`,
    drat: `${(lemmas ?? []).map(line).join('\n')}\n`,
  };
}

function line(clause: Clause): string {
  return [...clause, 0].join(' ');
}
