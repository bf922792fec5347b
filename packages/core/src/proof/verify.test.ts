import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { mutations } from '../../test/mutations.ts';
import { grid } from '../../test/notation.ts';
import { plainVerify } from '../../test/plain-verify.ts';
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

/** With the digest made again. */
function signed(certificate: Certificate): Certificate {
  return { ...certificate, digest: digestOf(certificate) };
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
      const { valid, verdict } = verify(signed(forged));
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

test('lemmas are judged as the plain checker judges them', () => {
  const judged = { accepted: 0, refused: 0 };
  const compare = (certificate: Certificate, lemmas: number[][]) => {
    const changed = { ...certificate, lemmas };
    const isRight = plainVerify(changed);
    expect([lemmas, verify(signed(changed)).valid]).toEqual([lemmas, isRight]);
    judged[isRight ? 'accepted' : 'refused']++;
  };
  for (const certificate of TAMPERED)
    for (const lemmas of certificate.lemmas ? mutations(certificate.lemmas) : [])
      compare(certificate, lemmas as number[][]);
  const lemmasOn = (cells: number) => {
    const literal = fc.integer({ min: 1, max: cells }).map((cell) => (cell % 2 ? cell : -cell));
    return fc.array(fc.array(literal, { maxLength: 4 }), { maxLength: 6 });
  };
  const given = puzzles(4, 12)
    .map(proven)
    .filter(({ lemmas }) => lemmas !== undefined);
  fc.assert(
    fc.property(
      given.chain((certificate) =>
        fc.tuple(fc.constant(certificate), lemmasOn(certificate.rows * certificate.cols)),
      ),
      ([certificate, more]) => {
        compare(certificate, [...more, ...(certificate.lemmas as number[][])]);
        for (const lemma of more) compare(certificate, [lemma, []]);
      },
    ),
    { numRuns: 200 },
  );
  expect(judged.accepted).toBeGreaterThan(50);
  expect(judged.refused).toBeGreaterThan(50);
});

describe('only the evidence of the verdict', () => {
  const { unique, multiple, none } = BOARDS;
  test.each<[string, object, RegExp]>([
    ['an unknown field', { ...proven(none), note: 1 }, /field/],
    [
      '__proto__',
      JSON.parse(JSON.stringify(proven(none)).replace('{', '{"__proto__":1,')),
      /field/,
    ],
    ['a solution beside none', { ...proven(none), solution: ['---', '---', '---'] }, /solution/],
    ['a second beside unique', { ...proven(unique), second: proven(unique).solution }, /second/],
    ['lemmas beside multiple', { ...proven(multiple), lemmas: [[]] }, /lemmas/],
    ['no rings', { ...proven(none), rings: undefined }, /no rings/],
  ])('%s is refused', (_name, fields, reason) => {
    const verification = verify(signed(fields as Certificate));
    expect(verification).toMatchObject({ valid: false, reason: expect.stringMatching(reason) });
  });
});

const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const WRONG = ['1e999', '-1', '1.5', '1e15', '"x"', '{}', '[[]]', '[[[1]]]', 'null', DEEP];

test.each(Object.keys(proven(BOARDS.unique)))('a wrong %s is refused, not thrown', (name) => {
  const { [name]: _, ...rest } = { ...proven(BOARDS.unique) } as Record<string, unknown>;
  for (const wrong of WRONG) {
    if (name === 'id' && wrong === '"x"') continue;
    const text = JSON.stringify(rest).replace('{', `{"${name}":${wrong},`);
    expect([wrong, verify(text).valid]).toEqual([wrong, false]);
    expect(verify(JSON.parse(text)).valid).toBe(false);
  }
});

test('any field replaced by anything at any depth is answered, never thrown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TAMPERED),
      fc.jsonValue({ maxDepth: 4 }),
      fc.nat(),
      (certificate, value, at) => {
        const names = Object.keys(certificate) as (keyof Certificate)[];
        const name = names[at % names.length];
        const field = certificate[name];
        const deeper = Array.isArray(field) ? [...field.slice(1), value] : value;
        for (const changed of [value, deeper]) {
          const forged = { ...certificate, [name]: changed } as Certificate;
          expect(typeof verify(forged).valid).toBe('boolean');
          const { valid, verdict } = verify(signed(forged));
          if (valid) expect(plainVerify({ ...forged, verdict: verdict ?? 'none' })).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('what is no plain data is refused', () => {
  const getter = {
    get format() {
      throw new Error('no');
    },
  };
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const value of [getter, cycle, 1n, () => 1, Symbol('x'), undefined])
    expect(verify(value)).toEqual({ valid: false, verdict: null, reason: 'it is not JSON' });
});

test('stops when it is told to, and says so', () => {
  const certificate = proven(BOARDS.unique);
  let asked = 0;
  const stopped = verify(certificate, { shouldStop: () => ++asked > 0 });
  expect(stopped).toMatchObject({ valid: false, verdict: 'unique', isStopped: true });
  expect(verify(certificate, { shouldStop: () => false }).valid).toBe(true);
  expect(() => verify(certificate, { shouldStop: 1 as never })).toThrow(RangeError);
});

test('the largest grid of one symbol', () => {
  const line = JSON.stringify(proven(puzzleFromNumbers(255, 255, new Uint8Array(65_025).fill(1))));
  expect(verify(line)).toEqual({ valid: true, verdict: 'none', reason: null });
});

test('a limit is no certificate', () => {
  const empty = puzzleFromNumbers(20, 20, new Uint8Array(400));
  expect(prove(empty, { limitMs: 0 })).toEqual({ ok: false, error: 'limit' });
});
