/**
 * Trims a refutation to what it uses: the clauses are added in order until they clash, then the lemmas are
 * taken away from the last to the first, and only those that something behind them used are refuted again,
 * which tells what they use in turn. After Goldberg and Novikov, "Verification of proofs of
 * unsatisfiability for CNF formulas".
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ringClause, someUnshaded } from '../puzzle/rule-clauses.ts';
import type { Shading } from '../puzzle/shading.ts';
import { SUPPOSED, UnitPropagation } from './unit-propagation.ts';

/** Rings, and lemmas that follow one after the other from the rules and the rings. */
export interface Refutation {
  readonly rings: readonly (readonly number[])[];
  readonly lemmas: readonly (readonly number[])[];
}

/**
 * The rings and lemmas that are used to refute the rules, or the existence of a solution other than the one
 * given. The lemmas must lead to a clash. `poll` may end the work by throwing.
 */
export function trimRefutation(
  puzzle: Puzzle,
  { rings, lemmas }: Refutation,
  solution: Shading | null,
  poll: () => void,
): Refutation {
  const claim = solution === null ? [] : [someUnshaded(solution)];
  const clauses = [...rings.map(ringClause), ...claim, ...lemmas];
  const firstLemma = clauses.length - lemmas.length;
  const propagation = new UnitPropagation(puzzle, poll);
  /** How much followed before each clause. */
  const before: number[] = [];
  for (let i = 0; i < clauses.length && !propagation.isRefuted; i++) {
    before.push(propagation.trail.length);
    propagation.add(clauses[i]);
  }
  if (!propagation.isRefuted) throw new Error('bug: the lemmas do not clash');
  const used = new Uint8Array(clauses.length);
  markUsed(propagation, used);
  for (let i = before.length - 1; i >= firstLemma; i--) {
    propagation.dropFrom(i, before[i]);
    if (used[i] === 0) continue;
    if (!propagation.refutes(clauses[i], () => markUsed(propagation, used)))
      throw new Error(`bug: lemma ${i - firstLemma + 1} does not follow`);
  }
  return {
    rings: rings.filter((_, i) => used[i] === 1),
    lemmas: lemmas.filter((_, i) => used[firstLemma + i] === 1),
  };
}

/** Marks the clauses that led to the clash at hand, back along the trail. */
function markUsed(propagation: UnitPropagation, used: Uint8Array): void {
  const { trail, reasons, clauses, failure } = propagation;
  const wanted = new Set([failure.cell]);
  const want = (reason: number): void => {
    if (reason < SUPPOSED) wanted.add(-2 - reason);
    if (reason < 0) return;
    used[reason] = 1;
    for (const literal of clauses[reason]) wanted.add(Math.abs(literal) - 1);
  };
  want(failure.reason);
  for (let i = trail.length - 1; i >= 0; i--) {
    const cell = Math.abs(trail[i]) - 1;
    if (wanted.has(cell)) want(reasons[cell]);
  }
}
