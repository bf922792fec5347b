import { describe, expect, test } from 'vitest';
import { grid, shading } from '../../test/notation.ts';
import { Rng } from '../base/rng.ts';
import { createPuzzle, labelAt, labelRows } from '../puzzle/puzzle.ts';
import { SHADED } from '../puzzle/shading.ts';
import { solve } from '../solve/solve.ts';
import { generate } from './generate.ts';
import { lettersOf, shapeForMessage } from './message.ts';

function randomLocks(seed: number, count: number) {
  const rng = new Rng(`locks ${seed}`);
  const cells = Array.from({ length: 8 }, () => Array<number | null>(8).fill(null));
  for (const cell of rng.permutation(64).slice(0, count))
    cells[cell >> 3][cell & 7] = 1 + rng.below(8);
  const keep = createPuzzle(cells);
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
    const keep = grid('111/111/111');
    const result = generate({ rows: 3, cols: 3, seed: '1', keep });
    expect(result).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });

  test('so are locks that a shading does not suit', () => {
    const pattern = shading('-#-#/----/-#--/#--#');
    const request = { rows: 4, cols: 4, seed: '1', shading: pattern };
    const made = generate({ ...request, keep: grid('11../..../..../....') });
    expect(made.ok && solve(made.value.puzzle).solution).toEqual(pattern);
    const clash = generate({ ...request, keep: grid('1.1./..../..../....') });
    expect(clash).toMatchObject({ ok: false, error: { code: 'impossible' } });
  });

  test('a puzzle that is locked whole is that puzzle, harder than its shape is with few symbols', () => {
    const keep = grid('121/233/414');
    const made = generate({ rows: 3, cols: 3, level: 'hard', seed: '1', keep });
    expect(made.ok && labelRows(made.value.puzzle)).toEqual(labelRows(keep));
  });

  test('a limit ends it on a large grid', () => {
    const keep = grid(Array(150).fill('.'.repeat(150)).join('/'));
    const result = generate({
      rows: 150,
      cols: 150,
      level: 'expert',
      seed: '1',
      keep,
      limitMs: 50,
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'limit' } });
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
