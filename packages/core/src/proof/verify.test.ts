import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { grid } from '../../test/notation.ts';
import { readReal, realPuzzles } from '../../test/real-puzzles.ts';
import { createPuzzle, type Puzzle, puzzleFromNumbers } from '../puzzle/puzzle.ts';
import { propagation } from '../solve/classic/classic.ts';
import type { Status } from '../solve/engine/engine.ts';
import { type Certificate, digestOf } from './certificate.ts';
import { prove } from './prove.ts';
import { verify } from './verify.ts';

function proven(puzzle: Puzzle): Certificate {
  const result = prove(puzzle);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** The cells up to which trying every shading is quick. */
const BRUTE_CELLS = 16;

/** By brute force; for larger boards by the engine that has nothing in common with the proofs. */
function trueVerdict(puzzle: Puzzle): Status {
  if (puzzle.symbols.length > BRUTE_CELLS) return propagation.solve(puzzle).status;
  const count = bruteForce(puzzle).length;
  return count === 0 ? 'none' : count === 1 ? 'unique' : 'multiple';
}

const BOARDS = {
  unique: grid('3222/1342/4113/1133'),
  multiple: grid('12/21'),
  none: grid('111/111/111'),
} as const;

test.each(Object.entries(BOARDS))('a certificate of %s is accepted', (verdict, puzzle) => {
  const line = JSON.stringify(proven(puzzle));
  expect(verify(line)).toEqual({ valid: true, verdict, reason: null });
});

test('every puzzle gets a certificate of its true verdict', () => {
  fc.assert(
    fc.property(puzzles(5, 16), (puzzle) => {
      const verdict = trueVerdict(puzzle);
      expect(verify(proven(puzzle))).toEqual({ valid: true, verdict, reason: null });
    }),
    { numRuns: 400 },
  );
});

test.runIf(realPuzzles().length > 0)('real puzzles too', () => {
  for (const real of realPuzzles()) {
    const verdict = ['none', 'unique', 'multiple'][real.solutions];
    expect([real.id, verify(proven(readReal(real)))]).toEqual([
      real.id,
      { valid: true, verdict, reason: null },
    ]);
  }
});

/** All ways to change one thing: drop or repeat an entry of a list, change a value at any depth. */
function* mutations(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1, -value, 0];
  else if (typeof value === 'string')
    yield* ['', `${value}1`, value.replace('-', '#'), value.replace('#', '-'), '2'];
  else if (Array.isArray(value)) {
    yield [...value, []];
    for (let i = 0; i < value.length; i++) {
      yield value.toSpliced(i, 1);
      yield value.toSpliced(i, 0, value[i]);
      for (const changed of mutations(value[i])) yield value.with(i, changed);
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const changed of mutations(entry)) yield { ...value, [key]: changed };
    }
}

const TAMPERED = [
  ...Object.values(BOARDS),
  grid('15443/33125/31153/12431/24553'),
  grid('1121'),
  grid('1'),
].map(proven);

describe.each(TAMPERED)('tampered: $verdict $rows x $cols', (certificate) => {
  const original = JSON.stringify(certificate);

  test('the digest makes every change visible', () => {
    let changes = 0;
    for (const changed of mutations(certificate)) {
      if (JSON.stringify(changed) === original) continue;
      changes++;
      expect(verify(changed).valid).toBe(false);
    }
    expect(changes).toBeGreaterThan(20);
  });

  test('with the digest made again only what is true passes', () => {
    let passed = 0;
    for (const changed of mutations(certificate)) {
      const forged = changed as Certificate;
      const { valid, verdict } = verify({ ...forged, digest: digestOf(forged) });
      if (!valid) continue;
      passed++;
      const parsed = createPuzzle(forged.grid);
      if (!parsed.ok) throw new Error('an unreadable grid was accepted');
      expect(verdict).toBe(trueVerdict(parsed.value));
    }
    // Without its name, for one, a certificate is as true as before.
    expect(passed).toBeGreaterThan(0);
  });
});

test.each([
  ['', /not JSON/],
  ['[]', /not a JSON object/],
  ['{}', /format/],
  ['{"format":"hitori-certificate","version":2}', /version/],
  ['{"format":"hitori-certificate","version":1,"verdict":"maybe"}', /verdict/],
])('%s is refused', (text, reason) => {
  const { valid, reason: said } = verify(text);
  expect(valid).toBe(false);
  expect(said).toMatch(reason);
});

test('anything at all is answered, never thrown', () => {
  fc.assert(
    fc.property(fc.anything(), fc.json(), (value, text) => {
      expect(verify(value).valid).toBe(false);
      expect(verify(text).valid).toBe(false);
    }),
  );
});

test('a limit is no certificate', () => {
  const empty = puzzleFromNumbers(20, 20, new Uint8Array(400));
  expect(prove(empty, { limitMs: 0 })).toEqual({ ok: false, error: 'limit' });
});
