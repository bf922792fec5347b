import { describe, expect, test } from 'vitest';
import { Rng } from '../base/rng.ts';
import { createPuzzle, labelAt, labelRows } from '../puzzle/puzzle.ts';
import { SHADED } from '../puzzle/shading.ts';
import { solve } from '../solve/solve.ts';
import { generate } from './generate.ts';
import { lettersOf, shapeForMessage } from './message.ts';

function randomLocks(seed: number, count: number) {
  const rng = new Rng(`locks ${seed}`);
  const grid = Array.from({ length: 8 }, () => Array<number | null>(8).fill(null));
  for (const cell of rng.permutation(64).slice(0, count))
    grid[cell >> 3][cell & 7] = 1 + rng.below(8);
  const keep = createPuzzle(grid);
  if (!keep.ok) throw new Error(keep.error.message);
  return keep.value;
}

describe('puzzles around locked symbols', () => {
  test.each(['easy', 'medium'] as const)('%s, for 19 of 20 seeds', (level) => {
    let found = 0;
    for (let i = 0; i < 20; i++) {
      const keep = randomLocks(i, 5 + ((i * 4) % 16));
      const made = generate({ rows: 8, cols: 8, level, seed: `${i}`, keep, limitAttempts: 20_000 });
      if (!made.ok) continue;
      found++;
      expect(made.value.rating.level).toBe(level);
      expect(solve(made.value.puzzle).status).toBe('unique');
      for (let cell = 0; cell < 64; cell++)
        if (labelAt(keep, cell) !== '')
          expect(labelAt(made.value.puzzle, cell)).toBe(labelAt(keep, cell));
    }
    expect(found).toBeGreaterThanOrEqual(19);
  });

  test('locks that rule out every solution are said to', () => {
    const keep = createPuzzle([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    if (!keep.ok) throw new Error(keep.error.message);
    const result = generate({ rows: 3, cols: 3, seed: '1', keep: keep.value });
    expect(result).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });
});

const TEXTS = [
  'KEEP THE DOOR OPEN',
  'Meet me at noon',
  'Happy birthday!',
  'The cake is a lie',
  'See you on Sunday',
  'EEEEEEEE',
  'Will you marry me?',
  'Never odd or even',
  'Thank you very much, dear friend',
  'A man a plan a canal Panama',
  'Follow the white rabbit',
  'Elementary, my dear Watson',
  'Look behind the green curtain',
  'Good luck',
  'Mississippi',
  'The quick brown fox jumps over dogs',
  'ПРИВЕТ МИР',
  'Καλημέρα κόσμε',
  'Twenty-one letters here',
  'Sleep tight and dream of sheep',
  'We hide what we want to be found again',
];

describe('messages', () => {
  test.each(TEXTS)('%s', (message) => {
    const made = generate({ ...shapeForMessage(message), seed: '1', message });
    if (!made.ok) throw new Error(made.error.message);
    const { puzzle, solution } = made.value;
    const verdict = solve(puzzle);
    expect(verdict.status).toBe('unique');
    const told = labelRows(puzzle)
      .flat()
      .filter((_, cell) => verdict.solution?.[cell] === SHADED);
    expect(told).toEqual(lettersOf(message));
    expect(verdict.solution).toEqual(solution);
  });

  test('a text without letters is refused', () => {
    const result = generate({ rows: 5, cols: 5, seed: '1', message: '12!' });
    expect(result).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });
});
