/**
 * The store of clauses against a plain list: unit propagation by watched literals must mark what unit
 * propagation over all clauses marks, also after marks were taken back and clauses dropped.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { ClauseStore } from './clause-store.ts';

const CELLS = 6;

interface PlainClause {
  readonly literals: readonly number[];
  readonly rank: number;
}

const markOf = (literal: number) => 1 + (literal & 1);
const isTrue = (literal: number, marks: Uint8Array) => marks[literal >> 1] === markOf(literal);
const isFalse = (literal: number, marks: Uint8Array) =>
  marks[literal >> 1] === SHADED + UNSHADED - markOf(literal);

/** Marks all that follows; false when some clause is false. */
function propagatePlainly(clauses: readonly PlainClause[], marks: Uint8Array): boolean {
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const { literals } of clauses) {
      const open = literals.filter((literal) => !isFalse(literal, marks));
      if (open.length === 0) return false;
      if (open.length > 1 || isTrue(open[0], marks)) continue;
      marks[open[0] >> 1] = markOf(open[0]);
      goesOn = true;
    }
  }
  return true;
}

/** The same by the store, from literals that were just made true; lists what it marks in `trail`. */
function propagateByStore(store: ClauseStore, marks: Uint8Array, trail: number[]): boolean {
  for (let next = 0; next < trail.length; next++) {
    const negated = trail[next] ^ 1;
    for (let clause = 0; ; ) {
      clause = store.nextUnit(negated, clause, marks);
      if (clause === 0) break;
      const unit = store.literal(clause, 0);
      if (isFalse(unit, marks)) return false;
      marks[unit >> 1] = markOf(unit);
      trail.push(unit);
    }
  }
  return true;
}

const literal = fc.nat({ max: 2 * CELLS - 1 });
const clause = fc.record({
  literals: fc.uniqueArray(literal, {
    minLength: 2,
    maxLength: 4,
    selector: (value) => value >> 1,
  }),
  rank: fc.nat({ max: 5 }),
});

/** Makes literals true one by one, with all consequences, and takes everything back at a conflict. */
function expectSame(
  store: ClauseStore,
  plain: readonly PlainClause[],
  decisions: readonly number[],
): void {
  const marks = new Uint8Array(CELLS);
  for (const decision of decisions) {
    if (marks[decision >> 1] !== UNKNOWN) continue;
    const expected = marks.slice();
    marks[decision >> 1] = expected[decision >> 1] = markOf(decision);
    const holds = propagateByStore(store, marks, [decision]);
    expect(holds).toBe(propagatePlainly(plain, expected));
    if (!holds) return;
    expect([...marks]).toEqual([...expected]);
  }
}

function storedClauses(store: ClauseStore, offsets: readonly number[]): number[][] {
  return offsets.map((offset) =>
    Array.from({ length: store.size(offset) }, (_, i) => store.literal(offset, i)).sort(
      (a, b) => a - b,
    ),
  );
}

test('marks what plain unit propagation marks', () => {
  const store = new ClauseStore();
  fc.assert(
    fc.property(
      fc.array(clause, { maxLength: 15 }),
      fc.array(fc.array(literal, { maxLength: 6 }), { maxLength: 4 }),
      (clauses, rounds) => {
        store.reset(2 * CELLS);
        const offsets = clauses.map(({ literals, rank }) =>
          store.add(Int32Array.from(literals), literals.length, rank),
        );
        expect(store.count).toBe(clauses.length);
        for (const decisions of rounds) expectSame(store, clauses, decisions);
        expect(storedClauses(store, offsets)).toEqual(
          clauses.map(({ literals }) => literals.toSorted((a, b) => a - b)),
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test('a reduction drops the clauses of the highest ranks, and none of rank 0', () => {
  fc.assert(
    fc.property(
      fc.array(clause, { maxLength: 25 }),
      fc.array(fc.array(literal, { maxLength: 6 }), { maxLength: 4 }),
      (clauses, rounds) => {
        const store = new ClauseStore();
        store.reset(2 * CELLS);
        for (const { literals, rank } of clauses)
          store.add(Int32Array.from(literals), literals.length, rank);
        store.reduce();
        const ranks = clauses
          .map(({ rank }) => rank)
          .filter((rank) => rank > 0)
          .sort((a, b) => a - b);
        const limit = ranks[ranks.length >> 1] ?? Number.POSITIVE_INFINITY;
        const kept = clauses.filter(({ rank }) => rank < limit);
        expect(store.count).toBe(kept.length);
        for (const decisions of rounds) expectSame(store, kept, decisions);
      },
    ),
    { numRuns: 1000 },
  );
});

test('grows, and is empty after a reset', () => {
  const store = new ClauseStore();
  store.reset(2000);
  for (let i = 0; i < 2000; i++) store.add(Int32Array.of(i, (i + 2) % 2000, (i + 4) % 2000), 3, 1);
  expect(store.count).toBe(2000);
  store.reset(10);
  expect([store.count, store.nextUnit(0, 0, new Uint8Array(5))]).toEqual([0, 0]);
});
