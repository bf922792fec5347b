/**
 * DIMACS CNF, written only: R1-R3 whole, so that any SAT solver finds a solution. Variable `cell + 1`
 * says that the cell (row-major) is shaded; all others only serve R3. For a second solution, add the
 * clause that forbids the first one on the cell variables, and solve again.
 *
 * R3: every unshaded cell but the root has an unshaded neighbour as its parent, which is nearer to the
 * root by a binary number that each cell carries. The root is the first cell, or where that is shaded
 * the second, its neighbour, which R2 then leaves unshaded.
 */

import { neighboursOf, type Puzzle } from '../../puzzle/puzzle.ts';
import { type Clause, pairClauses } from '../../puzzle/rule-clauses.ts';
import { type FormatOptions, fault, type PrintResult, printed } from '../contract/format.ts';

/** Clauses of the rules; literals are variables from 1, negative when negated. */
export interface Cnf {
  /** How many there are; the first `rows * cols` say which cells are shaded, row-major. */
  readonly variables: number;
  /** Each has a literal that holds. */
  readonly clauses: readonly Clause[];
}

/**
 * The most cells that are written: some 50 MB. Each pair of neighbours takes clauses for every bit of a
 * distance, and the text of a 255 x 255 grid comes near the longest string there can be.
 */
const MAX_CNF_CELLS = 10_000;

/** Measured, for a cell and a bit of its distance. */
const MEGABYTES_PER_BIT = 0.00036;

/** Writes the format `cnf`: the rules as a formula in DIMACS CNF, for SAT solvers. */
export function formatCnf(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols } = puzzle;
  const cells = rows * cols;
  if (cells > MAX_CNF_CELLS) {
    const megabytes = Math.round(cells * bitsOf(cells) * MEGABYTES_PER_BIT);
    return fault(
      'not-representable',
      `${rows} x ${cols} is too large for the format cnf: the text would take about ${megabytes} MB; the most is ${MAX_CNF_CELLS} cells`,
    );
  }
  const { variables, clauses } = encodeRules(puzzle);
  const lines = [
    `c Hitori ${rows} x ${cols}: variable row * ${cols} + column + 1 (from 0) is true when the cell is shaded`,
    `p cnf ${variables} ${clauses.length}`,
    ...clauses.map((clause) => `${clause.join(' ')} 0`),
  ];
  return printed(`${lines.join('\n')}\n`, 'cnf', options);
}

/** The rules of a puzzle as clauses, for those who call a SAT solver themselves. */
export function encodeRules(puzzle: Puzzle): Cnf {
  const cells = [...puzzle.symbols.keys()];
  const shaded = (cell: number) => cell + 1;
  const clauses: Clause[] = [...pairClauses(puzzle)];
  if (cells.length === 1) return { variables: 1, clauses: [[-1]] };
  const bits = bitsOf(cells.length);
  let variables = cells.length;
  const distance = cells.map(() => Array.from({ length: bits }, () => ++variables));
  for (const cell of cells) {
    const parents = neighboursOf(puzzle, cell).map((parent) => {
      const isParent = ++variables;
      clauses.push([-isParent, -shaded(cell)], [-isParent, -shaded(parent)]);
      variables = orderBits(isParent, distance[parent], distance[cell], variables, clauses);
      return isParent;
    });
    if (cell === 0) continue;
    clauses.push([shaded(cell), ...(cell === 1 ? [shaded(0)] : []), ...parents]);
  }
  return { variables, clauses };
}

/** How many bits tell so many distances apart. */
function bitsOf(cells: number): number {
  return Math.ceil(Math.log2(cells));
}

/** Where `given` holds, the number of `less` is smaller than that of `more`; highest bits first. */
function orderBits(
  given: number,
  less: readonly number[],
  more: readonly number[],
  variables: number,
  clauses: Clause[],
): number {
  // `same` holds while the bits so far are equal.
  let same = given;
  for (let bit = 0; bit < less.length; bit++) {
    clauses.push([-same, -less[bit], more[bit]]);
    const next = bit + 1 < less.length ? [++variables] : [];
    clauses.push([-same, less[bit], more[bit], ...next], [-same, -less[bit], -more[bit], ...next]);
    same = variables;
  }
  return variables;
}
