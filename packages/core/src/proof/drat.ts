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
import { type Clause, pairClauses, ringClause, someUnshaded } from '../puzzle/rule-clauses.ts';
import { parseShading } from '../puzzle/shading.ts';
import type { Certificate } from './certificate.ts';

/** The two files that a checker of SAT proofs is given. */
export interface RefutationFiles {
  /** The formula, in DIMACS CNF. */
  readonly cnf: string;
  /** The proof, in DRAT: one lemma a line, the last empty. */
  readonly drat: string;
}

/** How many characters of a file are made at a time. */
const CHUNK = 1 << 16;

/** The same files in pieces, for grids whose formula has millions of clauses. */
export interface RefutationStreams {
  /** The formula, in DIMACS CNF. */
  readonly cnf: Iterable<string>;
  /** The proof, in DRAT. */
  readonly drat: Iterable<string>;
}

/** The files for a certificate that `prove` wrote; null for `multiple`, which needs no refutation. */
export function formatRefutation(certificate: Certificate): RefutationFiles | null {
  const streams = streamRefutation(certificate);
  return streams && { cnf: [...streams.cnf].join(''), drat: [...streams.drat].join('') };
}

/** As `formatRefutation`, in pieces that are made as they are asked for. */
export function streamRefutation(certificate: Certificate): RefutationStreams | null {
  const { rows, cols, grid, verdict, solution, rings = [], lemmas = [] } = certificate;
  if (verdict === 'multiple') return null;
  const puzzle = createPuzzle(grid);
  if (!puzzle.ok) throw new RangeError(puzzle.error.message);
  const shading = solution ? parseShading(puzzle.value, solution) : null;
  if (shading && !shading.ok) throw new RangeError(shading.error.message);
  const claim = shading ? [someUnshaded(shading.value)] : [];
  const clauses = function* (): Generator<Clause> {
    yield* pairClauses(puzzle.value);
    yield* rings.map(ringClause);
    yield* claim;
  };
  let count = 0;
  for (const _ of clauses()) count++;
  const claimed = verdict === 'none' ? 'no solution' : 'no solution but one';
  const header = `c Hitori ${rows} x ${cols}: it has ${claimed}, since this has no model
c variable row * ${cols} + column + 1 (from 0) is true when the cell is shaded
p cnf ${rows * cols} ${count}
`;
  return { cnf: inChunks(header, clauses()), drat: inChunks('', lemmas) };
}

function* inChunks(header: string, clauses: Iterable<Clause>): Generator<string> {
  let text = header;
  for (const clause of clauses) {
    text += `${[...clause, 0].join(' ')}\n`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}
