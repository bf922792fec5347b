/**
 * The checker of certificates. It shares no code with the solver: rules by rules.ts, rings by plain
 * geometry, lemmas by unit propagation (unit-propagation.ts). What it accepts is true whatever program
 * wrote the certificate.
 *
 * Why a ring clause holds: shaded cells that touch only at corners and form a ring, or a chain from
 * border to border, cut the unshaded cells apart (docs/theory.md, "Rings"; why the whole check is sound:
 * docs/theory.md, "Certificates").
 */

import { checkCallback } from '../base/check.ts';
import type { Limits } from '../base/limits.ts';
import { createPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { ringClause, someUnshaded } from '../puzzle/rule-clauses.ts';
import { isSolution } from '../puzzle/rules.ts';
import { parseShading, SHADED, type Shading } from '../puzzle/shading.ts';
import { diagonalsOf, isAtEdge, neighboursOf, splitsAlone } from '../puzzle/shape.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { UnitPropagation } from './unit-propagation.ts';

/** What the checker says. */
export interface Verification {
  /** Whether the evidence proves the verdict. */
  readonly valid: boolean;
  /** What the certificate says, where that can be read. */
  readonly verdict: 'unique' | 'multiple' | 'none' | null;
  /** Why it is refused; null when it is valid. */
  readonly reason: string | null;
  /** True when `shouldStop` ended the check, so that nothing is known; else absent. */
  readonly isStopped?: true;
}

/** When to give up. */
export type VerifyOptions = Pick<Limits, 'shouldStop'>;

/** Thrown within this file only, to end a check. */
class Refusal extends Error {}
class Stop extends Error {}

function demand(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Refusal(reason);
}

/**
 * Checks a certificate given as a line of JSON or as its value. Never throws over what it holds; RangeError
 * when `shouldStop` is no function.
 */
export function verify(certificate: unknown, options: VerifyOptions = {}): Verification {
  const { shouldStop } = options;
  checkCallback('shouldStop', shouldStop);
  const read = readCertificate(certificate);
  if (!read.ok) return { valid: false, ...read.error };
  const { verdict } = read.value;
  try {
    check(read.value, () => {
      if (shouldStop?.()) throw new Stop('the check was stopped');
    });
    return { valid: true, verdict, reason: null };
  } catch (error) {
    if (error instanceof Refusal) return { valid: false, verdict, reason: error.message };
    if (error instanceof Stop)
      return { valid: false, verdict, reason: error.message, isStopped: true };
    throw error;
  }
}

function check(certificate: Certificate, poll: () => void): void {
  poll();
  const { rows, cols, grid, verdict, solution, second } = certificate;
  const parsed = createPuzzle(grid);
  demand(parsed.ok, parsed.ok ? '' : `its grid: ${parsed.error.message}`);
  const puzzle = parsed.value;
  demand(rows === puzzle.rows && cols === puzzle.cols, 'its size is not that of its grid');
  const first = solution && readSolution(puzzle, solution, 'solution');
  const other = second && readSolution(puzzle, second, 'second solution');
  if (verdict !== 'multiple') checkRefutation(puzzle, certificate, first, poll);
  else
    demand(first?.some((state, cell) => state !== other?.[cell]) === true, 'its solutions are one');
}

function readSolution(puzzle: Puzzle, rows: readonly string[], name: string): Shading {
  const parsed = parseShading(puzzle, rows);
  demand(parsed.ok, parsed.ok ? '' : `its ${name}: ${parsed.error.message}`);
  demand(isSolution(puzzle, parsed.value), `its ${name} breaks a rule`);
  return parsed.value;
}

/** Refutes the rules, and where a solution is given the existence of another one. */
function checkRefutation(
  puzzle: Puzzle,
  { rings = [], lemmas = [] }: Certificate,
  solution: Shading | undefined,
  poll: () => void,
): void {
  const propagation = new UnitPropagation(puzzle, poll);
  const { length } = puzzle.symbols;
  rings.forEach((ring, at) => {
    demand(isRing(puzzle, ring), `ring ${at + 1} is none`);
    propagation.add(ringClause(ring));
  });
  if (solution) {
    demand(isMaximal(puzzle, solution), 'its solution is not maximal');
    propagation.add(someUnshaded(solution));
  }
  lemmas.forEach((lemma, at) => {
    const speaksOfCells = lemma.every((literal) => literal !== 0 && Math.abs(literal) <= length);
    demand(speaksOfCells, `lemma ${at + 1} speaks of no cell`);
    demand(propagation.refutes(lemma), `lemma ${at + 1} does not follow`);
    propagation.add(lemma);
  });
  demand(lemmas.at(-1)?.length === 0, 'its lemmas do not end in the empty clause');
}

function isRing(puzzle: Puzzle, ring: readonly number[]): boolean {
  const { rows, cols } = puzzle;
  if (ring.length === 0 || !ring.every((cell) => cell >= 0 && cell < rows * cols)) return false;
  if (new Set(ring).size !== ring.length) return false;
  if (ring.length === 1) return splitsAlone(puzzle, ring[0]);
  const [first, last] = [ring[0], ring[ring.length - 1]];
  const touch = (a: number, b: number) => diagonalsOf(puzzle, a).includes(b);
  if (!ring.every((cell, i) => i === 0 || touch(ring[i - 1], cell))) return false;
  return (
    (isAtEdge(puzzle, first) && isAtEdge(puzzle, last)) || (ring.length >= 4 && touch(first, last))
  );
}

/**
 * Whether no further cell can be shaded: R1 cannot break by shading, so R2 or R3 must forbid it. R3 does
 * where the cell would close a ring: where it touches one group of shaded cells twice, or the border and
 * a group that touches the border.
 */
function isMaximal(puzzle: Puzzle, solution: Shading): boolean {
  const border = solution.length;
  const groups = groupShaded(puzzle, solution);
  return solution.every((state, cell) => {
    if (state === SHADED || splitsAlone(puzzle, cell)) return true;
    if (neighboursOf(puzzle, cell).some((other) => solution[other] === SHADED)) return true;
    const touched = diagonalsOf(puzzle, cell).filter((other) => solution[other] === SHADED);
    const met = touched.map((other) => groups[other]);
    if (isAtEdge(puzzle, cell)) met.push(border);
    return new Set(met).size < met.length;
  });
}

/** By shaded cell the first cell of its group (joined at corners), or the number of cells at the border. */
function groupShaded(puzzle: Puzzle, solution: Shading): Int32Array {
  const groups = new Int32Array(solution.length).fill(-1);
  for (const start of solution.keys()) {
    if (solution[start] !== SHADED || groups[start] >= 0) continue;
    const group = [start];
    groups[start] = start;
    for (const cell of group)
      for (const other of diagonalsOf(puzzle, cell))
        if (solution[other] === SHADED && groups[other] < 0) {
          groups[other] = start;
          group.push(other);
        }
    if (group.some((cell) => isAtEdge(puzzle, cell)))
      for (const cell of group) groups[cell] = solution.length;
  }
  return groups;
}
