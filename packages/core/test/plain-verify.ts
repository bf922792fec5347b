/**
 * The evidence of certificates checked in plain code: all clauses in a list, and at every step each clause
 * that speaks of a cell is looked at as a whole. The twin that the checker is compared with.
 */
import type { Certificate } from '../src/proof/certificate.ts';
import { createPuzzle, neighboursOf, type Puzzle } from '../src/puzzle/puzzle.ts';
import { type Clause, pairClauses } from '../src/puzzle/rule-clauses.ts';
import { isSolution, openParts } from '../src/puzzle/rules.ts';
import { parseShading, SHADED, type Shading, UNSHADED } from '../src/puzzle/shading.ts';

/** Whether the evidence proves the verdict. The certificate must have the fields that its verdict needs. */
export function plainVerify(certificate: Certificate): boolean {
  const { rows, cols, grid, verdict, solution, second } = certificate;
  const parsed = createPuzzle(grid);
  if (!parsed.ok || parsed.value.rows !== rows || parsed.value.cols !== cols) return false;
  const puzzle = parsed.value;
  if (verdict === 'none') return refutes(puzzle, certificate, null);
  const first = readSolution(puzzle, solution);
  if (!first) return false;
  if (verdict === 'unique') return isMaximal(puzzle, first) && refutes(puzzle, certificate, first);
  const other = readSolution(puzzle, second);
  return other?.some((state, cell) => state !== first[cell]) ?? false;
}

function readSolution(puzzle: Puzzle, rows: readonly string[] | undefined): Shading | undefined {
  const parsed = rows && parseShading(puzzle, rows);
  return parsed?.ok && isSolution(puzzle, parsed.value) ? parsed.value : undefined;
}

function refutes(
  puzzle: Puzzle,
  { rings, lemmas }: Certificate,
  solution: Shading | null,
): boolean {
  if (!rings || !lemmas?.length || !rings.every((ring) => dividesGrid(puzzle, ring))) return false;
  const clauses = [...pairClauses(puzzle), ...rings.map((ring) => ring.map((cell) => -(cell + 1)))];
  if (solution)
    clauses.push(
      [...solution.keys()].filter((cell) => solution[cell] === SHADED).map((cell) => -(cell + 1)),
    );
  const propagation = new PlainPropagation(clauses, puzzle.symbols.length);
  const isLiteral = (literal: number) =>
    literal !== 0 && Math.abs(literal) <= puzzle.symbols.length;
  for (const lemma of lemmas) {
    if (!lemma.every(isLiteral) || !propagation.refutes(lemma)) return false;
    propagation.add(lemma);
  }
  return lemmas.at(-1)?.length === 0;
}

/** Whether shading these cells, in the order of a ring and without neighbours among them, breaks R3. */
function dividesGrid(puzzle: Puzzle, ring: readonly number[]): boolean {
  const { rows, cols } = puzzle;
  const shading = new Uint8Array(rows * cols).fill(UNSHADED);
  for (const cell of ring) {
    if (cell < 0 || cell >= shading.length || shading[cell] === SHADED) return false;
    shading[cell] = SHADED;
  }
  return openParts(puzzle, shading).length !== 1;
}

/** Whether no further cell can be shaded: R1 cannot break by shading, so R2 or R3 must forbid it. */
function isMaximal(puzzle: Puzzle, solution: Shading): boolean {
  return solution.every((state, cell) => {
    if (state === SHADED) return true;
    if (neighboursOf(puzzle, cell).some((other) => solution[other] === SHADED)) return true;
    const larger = solution.slice();
    larger[cell] = SHADED;
    return openParts(puzzle, larger).length !== 1;
  });
}

/** Unit propagation, nothing else: clauses by literal, and what holds for good so far. */
class PlainPropagation {
  private readonly containing = new Map<number, Clause[]>();
  /** 1 true, -1 false, 0 open, by variable: what follows without supposing anything. */
  private readonly known: Int8Array;
  private isRefuted = false;

  constructor(clauses: readonly Clause[], variables: number) {
    this.known = new Int8Array(variables + 1);
    for (const clause of clauses) this.add(clause);
  }

  add(clause: Clause): void {
    for (const literal of clause) {
      const list = this.containing.get(literal);
      if (list) list.push(clause);
      else this.containing.set(literal, [clause]);
    }
    const units: number[] = [];
    this.isRefuted ||= visit(clause, this.known, units) || this.close(this.known, units);
  }

  /** Whether supposing every literal of the clause false clashes. */
  refutes(clause: Clause): boolean {
    if (this.isRefuted) return true;
    const values = this.known.slice();
    const units: number[] = [];
    return clause.some((literal) => assign(-literal, values, units)) || this.close(values, units);
  }

  /** Draws all consequences of the literals given; true when two clash. */
  private close(values: Int8Array, units: number[]): boolean {
    for (let next = 0; next < units.length; next++)
      for (const clause of this.containing.get(-units[next]) ?? [])
        if (visit(clause, values, units)) return true;
    return false;
  }
}

/** Sets the only literal of a clause that is not false, if it is open; true when all are false. */
function visit(clause: Clause, values: Int8Array, units: number[]): boolean {
  let open = 0;
  for (const literal of clause) {
    const value = values[Math.abs(literal)] * Math.sign(literal);
    if (value > 0) return false;
    if (value < 0) continue;
    if (open !== 0 && open !== literal) return false;
    open = literal;
  }
  return open === 0 || assign(open, values, units);
}

/** Makes a literal true; true when it is false already. */
function assign(literal: number, values: Int8Array, units: number[]): boolean {
  const value = values[Math.abs(literal)] * Math.sign(literal);
  if (value !== 0) return value < 0;
  values[Math.abs(literal)] = Math.sign(literal);
  units.push(literal);
  return false;
}
