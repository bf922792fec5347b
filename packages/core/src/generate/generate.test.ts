import { describe, expect, test } from 'vitest';
import { shading, show } from '../../test/notation.ts';
import { rate } from '../people/rate.ts';
import { puzzleKey } from '../puzzle/canonical.ts';
import { labelAt } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import { formatShading } from '../puzzle/shading.ts';
import { ENGINE_NAMES, solve } from '../solve/solve.ts';
import { generate, seedAt } from './generate.ts';
import { GENERATE_LEVELS, type GenerateOptions } from './request.ts';

function made(options: GenerateOptions) {
  const result = generate(options);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const SHAPES = [
  [1, 1, 'easy'],
  [1, 9, 'easy'],
  [7, 1, 'easy'],
  [2, 2, 'easy'],
  [2, 3, 'medium'],
  [3, 3, 'medium'],
  [2, 6, 'hard'],
  [3, 4, 'hard'],
  [5, 5, 'expert'],
  [6, 9, 'expert'],
  [8, 8, 'expert'],
  [20, 14, 'medium'],
] as const;

describe('every level that a shape has', () => {
  test.each(SHAPES)('%i x %i up to %s', (rows, cols, ceiling) => {
    const levels = GENERATE_LEVELS.slice(0, GENERATE_LEVELS.indexOf(ceiling) + 1);
    for (const level of levels)
      for (const seed of ['a', 'b']) {
        const { puzzle, solution, rating } = made({ rows, cols, level, seed });
        expect(isSolution(puzzle, solution)).toBe(true);
        for (const engine of ENGINE_NAMES) {
          const verdict = solve(puzzle, { engine });
          expect(verdict.status).toBe('unique');
          expect(show(puzzle, verdict.solution)).toBe(show(puzzle, solution));
        }
        expect(rate(puzzle).rating).toEqual(rating);
        if (level !== 'any') expect(rating.level).toBe(level);
      }
  });
});

test('large puzzles are unique', () => {
  const { puzzle, solution } = made({ rows: 100, cols: 60, seed: 'large' });
  expect(solve(puzzle).status).toBe('unique');
  expect(isSolution(puzzle, solution)).toBe(true);
});

test('the same seed gives the same puzzle, another seed another', () => {
  const keys = ['1', '1', '2'].map((seed) =>
    puzzleKey(made({ rows: 8, cols: 8, level: 'hard', seed }).puzzle),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});

test('the puzzles of two seeds are these, on every machine', () => {
  const rowsOf = (options: GenerateOptions) => {
    const { puzzle } = made(options);
    return Array.from({ length: puzzle.rows }, (_, row) =>
      Array.from({ length: puzzle.cols }, (_, col) =>
        labelAt(puzzle, row * puzzle.cols + col),
      ).join(''),
    );
  };
  expect(rowsOf({ rows: 6, cols: 6, level: 'medium', seed: 'pin' })).toMatchSnapshot();
  expect(rowsOf({ rows: 5, cols: 7, level: 'expert', seed: 'pin' })).toMatchSnapshot();
});

describe('what cannot exist is said at once', () => {
  test.each([
    [{ rows: 1, cols: 2 }],
    [{ rows: 2, cols: 1, level: 'easy' }],
    [{ rows: 1, cols: 9, level: 'medium' }],
    [{ rows: 2, cols: 2, level: 'medium' }],
    [{ rows: 3, cols: 3, level: 'hard' }],
    [{ rows: 3, cols: 2, level: 'hard' }],
    [{ rows: 4, cols: 3, level: 'expert' }],
    [{ rows: 4, cols: 5, symmetry: 'diagonal' }],
    [{ rows: 7, cols: 2, symmetry: 'mirror' }],
    [{ rows: 2, cols: 2, symmetry: 'rotational' }],
  ] as const)('%o', (options) => {
    const result = generate({ ...options, seed: '1' });
    expect(result).toMatchObject({ ok: false, error: { code: 'impossible', attempts: 0 } });
  });
});

describe('symmetry of the shading', () => {
  test.each([
    ['rotational', 7, 8],
    ['mirror', 6, 7],
    ['mirror', 8, 10],
    ['mirror', 5, 4],
    ['mirror', 31, 30],
    ['diagonal', 9, 9],
  ] as const)('%s %i x %i', (symmetry, rows, cols) => {
    const { puzzle, solution } = made({ rows, cols, symmetry, seed: 's' });
    const lines = formatShading(puzzle, solution);
    const images = {
      rotational: lines.toReversed().map((line) => [...line].reverse().join('')),
      mirror: lines.map((line) => [...line].reverse().join('')),
      diagonal: lines.map((_, col) => lines.map((line) => line[col]).join('')),
    };
    expect(images[symmetry]).toEqual(lines);
  });
});

describe('composing on a shading', () => {
  test('keeps it', () => {
    const pattern = shading('-#-#/----/-#--/#--#');
    const { puzzle, solution } = made({ rows: 4, cols: 4, seed: '1', shading: pattern });
    expect(show(puzzle, solution)).toBe('-#-#/----/-#--/#--#');
  });

  test.each([
    ['##-/---/---', /beside another/],
    ['-#-/#--/---', /closes a ring/],
    ['#--/---/---', /second solution/],
  ])('%s is refused: %s', (pattern, reason) => {
    const result = generate({ rows: 3, cols: 3, seed: '1', shading: shading(pattern) });
    const message = expect.stringMatching(reason);
    expect(result).toMatchObject({ ok: false, error: { code: 'impossible', message } });
  });
});

test('symbols replace the numbers', () => {
  const symbols = [...'ABCDE'];
  const { puzzle } = made({ rows: 5, cols: 4, seed: '1', symbols });
  for (let cell = 0; cell < 20; cell++) expect(symbols).toContain(labelAt(puzzle, cell));
});

test('a limit or a stop ends the search', () => {
  const hard = { rows: 9, cols: 9, level: 'expert', seed: '1' } as const;
  expect(generate({ ...hard, limitAttempts: 3 })).toMatchObject({
    ok: false,
    error: { code: 'limit' },
  });
  expect(generate({ ...hard, limitMs: 0 })).toMatchObject({ ok: false, error: { code: 'limit' } });
  let asked = 0;
  const stopped = generate({ ...hard, shouldStop: () => ++asked > 5 });
  expect(stopped).toMatchObject({ ok: false, error: { code: 'stopped' } });
});

test.each([
  [{ rows: 0, cols: 5 }],
  [{ rows: 5, cols: 256 }],
  [{ rows: 5.5, cols: 5 }],
  [{ rows: 3, cols: 3, symbols: ['a', 'b'] }],
  [{ rows: 3, cols: 3, symbols: ['a', 'b', 'b'] }],
  [{ rows: 3, cols: 3, symbols: ['a', 'b', '?'] }],
  [{ rows: 3, cols: 3, shading: new Uint8Array(4) }],
])('%o is a caller bug', (options) => {
  expect(() => generate({ ...options, seed: '1' })).toThrow(RangeError);
});

test('the first seed of a run is the seed of the run', () => {
  expect([0, 1, 2].map((index) => seedAt('s', index))).toEqual(['s', 's#1', 's#2']);
});
