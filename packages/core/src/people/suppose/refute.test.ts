import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzlesOf } from '../../../test/arbitraries.ts';
import { grid, shading } from '../../../test/notation.ts';
import { peersOf } from '../../puzzle/puzzle.ts';
import { findViolations, openParts } from '../../puzzle/rules.ts';
import { SHADED, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { neighboursOf } from '../../puzzle/shape.ts';
import { refute } from './refute.ts';

const ALL = { maxRounds: Number.POSITIVE_INFINITY, withEasy: true };

test('keeps only what the clash needs', () => {
  // The last row repeats its last symbol, which also stands above it: the corner is shaded.
  const puzzle = grid('12341/23412/34123/41234/12344');
  const found = refute(puzzle, new Uint8Array(25), { cell: 23, state: SHADED }, ALL);
  expect(found?.chain.map(({ cell, state, cause }) => [cell, state, cause])).toEqual([
    [23, SHADED, 'supposition'],
    [24, SHADED, 'corner'],
  ]);
  expect(found?.clash).toEqual({ rule: 'R2', cells: [23, 24] });
  expect(found?.ring).toEqual([]);
});

test('finds none where the supposition holds', () => {
  expect(refute(grid('12/21'), shading('../..'), { cell: 0, state: SHADED }, ALL)).toBeUndefined();
});

test('each step follows from the steps and marks before it, and the last ones clash', () => {
  const suppositions = puzzlesOf(5, 5).chain((puzzle) =>
    fc.tuple(fc.constant(puzzle), fc.nat(24), fc.constantFrom<1 | 2>(SHADED, UNSHADED)),
  );
  fc.assert(
    fc.property(suppositions, ([puzzle, cell, state]) => {
      const found = refute(puzzle, new Uint8Array(25), { cell, state }, ALL);
      if (!found) return;
      const { chain, ring, clash } = found;
      expect(chain[0]).toMatchObject({ cell, state, cause: 'supposition' });
      const marks = new Uint8Array(25);
      for (const mark of chain) {
        if (mark.cause === 'neighbour') {
          expect(marks[mark.because[0]]).toBe(SHADED);
          expect(neighboursOf(puzzle, mark.because[0])).toContain(mark.cell);
        }
        if (mark.cause === 'equal') {
          expect(marks[mark.because[0]]).toBe(UNSHADED);
          expect(peersOf(puzzle, mark.because[0])).toContain(mark.cell);
        }
        if (mark.cause === 'cut') {
          expect(mark.because.every((other) => marks[other] === SHADED)).toBe(true);
          const closed = new Uint8Array(25);
          for (const other of [...mark.because, mark.cell]) closed[other] = SHADED;
          expect(openParts(puzzle, closed).length).toBeGreaterThan(1);
        }
        expect(marks[mark.cell]).toBe(UNKNOWN);
        marks[mark.cell] = mark.state;
      }
      if (clash.rule === 'R3') expect(ring.every((other) => marks[other] === SHADED)).toBe(true);
      else
        expect(findViolations(puzzle, marks)).toContainEqual(
          expect.objectContaining({ rule: clash.rule }),
        );
    }),
    { numRuns: 2000 },
  );
});
