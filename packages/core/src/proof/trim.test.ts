import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { grid } from '../../test/notation.ts';
import { plainVerify } from '../../test/plain-verify.ts';
import { parseShading } from '../puzzle/shading.ts';
import { solveWithProof } from '../solve/cdcl/cdcl.ts';
import type { Certificate } from './certificate.ts';
import { prove } from './prove.ts';
import { trimRefutation } from './trim.ts';

function proven(text: string): Certificate {
  const result = prove(grid(text));
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test('what is not used goes, what is used stays', () => {
  const { rings = [], lemmas = [], solution } = proven('3222/1342/4113/1133');
  const puzzle = grid('3222/1342/4113/1133');
  const shading = parseShading(puzzle, solution ?? []);
  if (!shading.ok) throw new Error(shading.error.message);
  const idle = { rings: [[0, 5, 10, 15], ...rings], lemmas: [[1, -1], ...lemmas] };
  expect(trimRefutation(puzzle, idle, shading.value, () => {})).toEqual({
    rings,
    lemmas: lemmas.slice(0, -1),
  });
});

test('of what the search wrote down the rest still proves the verdict', () => {
  let written = 0;
  let kept = 0;
  fc.assert(
    fc.property(puzzles(5, 20), (puzzle) => {
      const result = prove(puzzle);
      if (!result.ok) throw new Error(result.error);
      if (result.value.verdict === 'multiple') return;
      solveWithProof(puzzle, {}, { ring: () => void written++, lemma: () => void written++ });
      kept += (result.value.rings?.length ?? 0) + (result.value.lemmas?.length ?? 0) - 1;
      expect(plainVerify(result.value)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(kept).toBeLessThan(written);
});

test('what leads to no clash is a bug', () => {
  const puzzle = grid('12/21');
  expect(() => trimRefutation(puzzle, { rings: [], lemmas: [] }, null, () => {})).toThrow(/bug/);
});

test('too large is said as such', () => {
  const puzzle = grid('15443/33125/31153/12431/24553');
  expect(prove(puzzle, { limitNumbers: 0 })).toEqual({ ok: false, error: 'too-large' });
  expect(prove(puzzle, { limitNumbers: 100 }).ok).toBe(true);
  expect(prove(grid('12/21'), { limitNumbers: 0 })).toMatchObject({ ok: true });
  expect(() => prove(puzzle, { limitNumbers: -1 })).toThrow(RangeError);
});
