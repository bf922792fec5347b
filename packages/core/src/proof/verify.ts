/**
 * The checker of certificates. It shares no code with the solver: rules by rules.ts, rings by plain
 * geometry, lemmas by naive unit propagation over a list of clauses. What it accepts is true whatever
 * program wrote the certificate.
 *
 * Why a ring clause holds: shaded cells that touch only at corners and form a ring, or a chain from
 * border to border, cut the unshaded cells apart (docs/theory.md, "Rings"; why the whole check is sound:
 * docs/theory.md, "Certificates").
 */

import { createPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { axioms, type Clause } from '../puzzle/rule-clauses.ts';
import { isSolution, openParts } from '../puzzle/rules.ts';
import { parseShading, SHADED, type Shading } from '../puzzle/shading.ts';
import { neighboursOf } from '../puzzle/shape.ts';
import { CERTIFICATE_FORMAT, CERTIFICATE_VERSION, digestOf } from './certificate.ts';

/** What the checker says. */
export interface Verification {
  /** Whether the evidence proves the verdict. */
  readonly valid: boolean;
  /** What the certificate says, where that can be read. */
  readonly verdict: 'unique' | 'multiple' | 'none' | null;
  /** Why it is refused; null when it is valid. */
  readonly reason: string | null;
}

/** Thrown within this file only, to end a check. */
class Refusal extends Error {}

function demand(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Refusal(reason);
}

/** Checks a certificate given as a line of JSON or as its value. */
export function verify(certificate: unknown): Verification {
  let verdict: Verification['verdict'] = null;
  try {
    const fields = typeof certificate === 'string' ? parseJson(certificate) : certificate;
    demand(isRecord(fields), 'it is not a JSON object');
    demand(fields['format'] === CERTIFICATE_FORMAT, `its format is not ${CERTIFICATE_FORMAT}`);
    demand(fields['version'] === CERTIFICATE_VERSION, 'its version is unknown');
    const said = fields['verdict'];
    demand(said === 'unique' || said === 'multiple' || said === 'none', 'it has no verdict');
    verdict = said;
    demand(
      fields['digest'] === digestOf(fields as never),
      'its digest does not fit: it was changed',
    );
    const puzzle = readPuzzle(fields);
    if (verdict === 'multiple') checkTwo(puzzle, fields);
    else
      checkRefutation(
        puzzle,
        fields,
        verdict === 'unique' ? readSolution(puzzle, fields, 'solution') : null,
      );
    return { valid: true, verdict, reason: null };
  } catch (error) {
    if (error instanceof Refusal) return { valid: false, verdict, reason: error.message };
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('it is not JSON');
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isInteger(value);

function readPuzzle({ rows, cols, grid }: Fields): Puzzle {
  demand(
    isListOf(grid, (row) => isListOf(row, isText)),
    'its grid is not rows of texts',
  );
  const parsed = createPuzzle(grid);
  demand(parsed.ok, parsed.ok ? '' : `its grid: ${parsed.error.message}`);
  demand(
    rows === parsed.value.rows && cols === parsed.value.cols,
    'its size is not that of its grid',
  );
  return parsed.value;
}

function readSolution(puzzle: Puzzle, fields: Fields, name: string): Shading {
  const rows = fields[name];
  demand(isListOf(rows, isText), `it has no ${name}`);
  const parsed = parseShading(puzzle, rows);
  demand(parsed.ok, parsed.ok ? '' : `its ${name}: ${parsed.error.message}`);
  demand(isSolution(puzzle, parsed.value), `its ${name} breaks a rule`);
  return parsed.value;
}

function checkTwo(puzzle: Puzzle, fields: Fields): void {
  const first = readSolution(puzzle, fields, 'solution');
  const second = readSolution(puzzle, fields, 'second');
  demand(
    first.some((state, cell) => state !== second[cell]),
    'its two solutions are one',
  );
}

/** Refutes the rules, and where a solution is given the existence of another one. */
function checkRefutation(puzzle: Puzzle, fields: Fields, solution: Shading | null): void {
  const { rings, lemmas } = fields;
  demand(
    isListOf(rings, (ring) => isListOf(ring, isWhole)),
    'its rings are not lists of cells',
  );
  demand(
    isListOf(lemmas, (lemma) => isListOf(lemma, isWhole)),
    'its lemmas are not lists of literals',
  );
  for (const ring of rings) demand(isRing(puzzle, ring), `[${ring}] is no ring`);
  demand(solution === null || isMaximal(puzzle, solution), 'its solution is not maximal');
  const clauses = axioms(puzzle, rings, solution);
  const propagation = new UnitPropagation(clauses, puzzle.symbols.length);
  for (const lemma of lemmas) {
    const inRange = lemma.every(
      (literal) => literal !== 0 && Math.abs(literal) <= puzzle.symbols.length,
    );
    demand(inRange, `[${lemma}] speaks of no cell`);
    demand(propagation.refutes(lemma), `[${lemma}] does not follow`);
    propagation.add(lemma);
  }
  demand(lemmas.at(-1)?.length === 0, 'its lemmas do not end in the empty clause');
}

function isRing({ rows, cols }: Puzzle, ring: readonly number[]): boolean {
  if (ring.length === 0 || !ring.every((cell) => cell >= 0 && cell < rows * cols)) return false;
  if (new Set(ring).size !== ring.length) return false;
  const place = ring.map((cell) => [Math.floor(cell / cols), cell % cols] as const);
  const touch = (a: number, b: number) =>
    Math.abs(place[a][0] - place[b][0]) === 1 && Math.abs(place[a][1] - place[b][1]) === 1;
  const isAtEdge = (i: number) =>
    place[i][0] === 0 || place[i][0] === rows - 1 || place[i][1] === 0 || place[i][1] === cols - 1;
  for (let i = 1; i < ring.length; i++) if (!touch(i - 1, i)) return false;
  if (ring.length === 1) {
    // On one line an inner cell separates what is before it from what is behind it.
    const [along, length] = rows === 1 ? [place[0][1], cols] : [place[0][0], rows];
    if (rows > 1 && cols > 1) return false;
    return length === 1 || (along > 0 && along < length - 1);
  }
  const last = ring.length - 1;
  return (isAtEdge(0) && isAtEdge(last)) || (ring.length >= 4 && touch(0, last));
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
class UnitPropagation {
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
    if (open !== 0) return false;
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
