import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzles, puzzlesOf } from '../../test/arbitraries.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { grid, show } from '../../test/notation.ts';
import { LEVELS } from '../people/deduction/technique.ts';
import { rate } from '../people/rate.ts';
import { createPuzzle, labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { analyse } from './analyse.ts';
import { audit } from './audit.ts';
import { findConflict } from './conflict.ts';
import { minimise } from './minimise.ts';
import { findRepairs } from './repair.ts';

/** The puzzle with other labels in some cells; null is a blank. */
function changed(puzzle: Puzzle, to: ReadonlyMap<number, string | null>): Puzzle {
  const { rows, cols } = puzzle;
  const label = (cell: number) => to.get(cell) ?? (to.has(cell) ? null : labelAt(puzzle, cell));
  const made = createPuzzle(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) => label(row * cols + col) || null),
    ),
  );
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const blanked = (puzzle: Puzzle, cells: Iterable<number>) =>
  changed(puzzle, new Map([...cells].map((cell) => [cell, null])));

const UNIQUE = '3222/1342/4113/1133';

describe('analyse', () => {
  test('agrees with brute force', () => {
    fc.assert(
      fc.property(puzzles(4, 16), (puzzle) => {
        const solutions = bruteForce(puzzle);
        const found = analyse(puzzle);
        expect(found.exact && found.countExact && found.countRepeatsExact).toBe(true);
        expect(Number(found.count)).toBe(solutions.length);
        expect(Number(found.countRepeats)).toBe(bruteForce(puzzle, true).length);
        const common = Uint8Array.from(puzzle.symbols, (_, cell) => {
          const states = new Set(solutions.map((solution) => solution[cell]));
          return states.size === 1 ? [...states][0] : UNKNOWN;
        });
        expect(show(puzzle, found.cells)).toBe(solutions.length ? show(puzzle, common) : null);
        const isMany = solutions.length > 1;
        const open = [...common.keys()].filter((cell) => common[cell] === UNKNOWN);
        expect(found.differ).toEqual(isMany ? open : []);
        expect(found.level === null).toBe(solutions.length !== 1);
      }),
    );
  });

  test('of a unique puzzle says what rate says', () => {
    const { rating } = rate(grid(UNIQUE));
    const { level, score, effort, bottleneck } = analyse(grid(UNIQUE));
    expect({ level, score, effort, bottleneck }).toEqual({
      level: rating?.level,
      score: rating?.score,
      effort: rating?.effort,
      bottleneck: rating?.bottleneck,
    });
  });

  test('says that the count stopped at max', () => {
    expect(analyse(grid('123/231/312'), { max: 3 })).toMatchObject({
      status: 'multiple',
      count: 3n,
      countExact: false,
      countRepeats: 1n,
      countRepeatsExact: true,
      exact: true,
    });
  });

  test('ends when told to, with nothing that is not so', () => {
    const found = analyse(grid(UNIQUE), { shouldStop: () => true });
    expect(found).toMatchObject({ status: 'unknown', exact: false, level: null, conflict: null });
    expect(found.cells?.every((state) => state === UNKNOWN)).toBe(true);
  });
});

describe('a conflict', () => {
  test('has no solution, and has one without any of its cells', () => {
    let seen = 0;
    fc.assert(
      fc.property(puzzlesOf(4, 3), (puzzle) => {
        const { cells, exact } = findConflict(puzzle);
        expect(exact).toBe(true);
        expect(cells === null).toBe(bruteForce(puzzle).length > 0);
        if (!cells) return;
        seen++;
        const others = [...puzzle.symbols.keys()].filter((cell) => !cells.includes(cell));
        const alone = blanked(puzzle, others);
        expect(bruteForce(alone)).toEqual([]);
        for (const cell of cells) expect(bruteForce(blanked(alone, [cell]))).not.toEqual([]);
      }),
      { numRuns: 60, examples: [[grid('1111/1111/1111')]] },
    );
    expect(seen).toBeGreaterThan(0);
  });

  test('of 111/111/111 are the symbols that clash', () => {
    const { cells } = findConflict(grid('111/111/111'));
    expect(cells).toEqual([0, 1, 2, 4]);
  });
});

/** Every change of one cell, one after the other. */
function plainRepairs(puzzle: Puzzle): string[] {
  const side = Math.max(puzzle.rows, puzzle.cols);
  const labels = new Set(puzzle.labels.filter((label) => label !== ''));
  for (let n = 1; n <= side; n++) labels.add(String(n));
  const found: string[] = [];
  for (const cell of puzzle.symbols.keys())
    for (const to of [null, ...labels]) {
      if ((to ?? '') === labelAt(puzzle, cell)) continue;
      const other = changed(puzzle, new Map([[cell, to]]));
      if (bruteForce(other).length !== 1) continue;
      const { rating } = rate(other);
      found.push(`${cell} ${to} ${rating?.level} ${rating?.score}`);
    }
  return found.sort();
}

describe('repairs', () => {
  test('are all changes of one cell that leave one solution', () => {
    let seen = 0;
    fc.assert(
      fc.property(puzzlesOf(4, 4), (puzzle) => {
        const { repairs, exact, isUnique } = findRepairs(puzzle);
        expect(exact).toBe(true);
        expect(isUnique).toBe(bruteForce(puzzle).length === 1);
        if (isUnique) {
          expect(repairs).toEqual([]);
          return;
        }
        const shown = repairs.map(
          ({ cell, to, level, score }) => `${cell} ${to} ${level} ${score}`,
        );
        expect(shown.sort()).toEqual(plainRepairs(puzzle));
        seen += repairs.length;
      }),
      { numRuns: 20, examples: [[grid('2222/1342/4113/1133')]] },
    );
    expect(seen).toBeGreaterThan(0);
  });

  test.each(['2222/1342/4113/1133', '3222/1342/4113/1134', '3222/1.42/4113/1133'])(
    'of %s are in order, the easiest first',
    (text) => {
      const { repairs } = findRepairs(grid(text));
      const keys = repairs.map(({ level, score, cell }) => [LEVELS.indexOf(level), score, cell]);
      expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
    },
  );

  test('of one cell and score name numbers by size, then texts', () => {
    const made = createPuzzle([
      ['10', '1', '2', '1a'],
      ['2', '1a', '10', '10'],
      ['10', '10', '2', '2'],
      ['1a', '2', '1', '10'],
    ]);
    if (!made.ok) throw new Error(made.error.message);
    const { repairs } = findRepairs(made.value);
    const second = repairs.filter(({ cell }) => cell === 1);
    expect(second.map(({ to, score }) => `${to} ${score}`)).toEqual(['2 26', '10 26', '1a 26']);
  });

  test('of a damaged puzzle name its old symbol', () => {
    const whole = grid(UNIQUE);
    let damaged = 0;
    for (const cell of whole.symbols.keys())
      for (const to of ['1', '2', '3', '4', null]) {
        if (to === labelAt(whole, cell)) continue;
        const puzzle = changed(whole, new Map([[cell, to]]));
        const { repairs, isUnique } = findRepairs(puzzle);
        if (isUnique) continue;
        damaged++;
        expect(repairs).toContainEqual(
          expect.objectContaining({ cell, from: to ?? '', to: labelAt(whole, cell) }),
        );
      }
    expect(damaged).toBeGreaterThan(5);
  });

  test('say that a limit came', () => {
    const { repairs, exact, reason } = findRepairs(grid('12/21'), { shouldStop: () => true });
    expect({ repairs, exact, reason }).toEqual({ repairs: [], exact: false, reason: 'stopped' });
    expect(findRepairs(grid('12/21'), { limitMs: 0 })).toMatchObject({ exact: false });
  });
});

describe('minimise', () => {
  test('leaves one solution and no symbol to spare', () => {
    const made = minimise(grid(UNIQUE));
    if (!made) throw new Error('not unique');
    expect(bruteForce(made.puzzle)).toEqual(bruteForce(grid(UNIQUE)));
    const kept = [...made.puzzle.symbols.keys()].filter((cell) => labelAt(made.puzzle, cell));
    expect(kept.length).toBe(made.givens);
    expect(made.givens).toBeLessThan(16);
    for (const cell of kept)
      expect(bruteForce(blanked(made.puzzle, [cell])).length).toBeGreaterThan(1);
  });

  test('keeps the level when told to, and can do no better', () => {
    const made = minimise(grid(UNIQUE), { keepLevel: true });
    if (!made) throw new Error('not unique');
    const level = rate(grid(UNIQUE)).rating?.level;
    expect(made.rating?.level).toBe(level);
    for (const cell of made.puzzle.symbols.keys())
      if (labelAt(made.puzzle, cell))
        expect(rate(blanked(made.puzzle, [cell])).rating?.level).not.toBe(level);
  });

  test('with more tries has no more givens, and the same seed is the same puzzle', () => {
    const one = minimise(grid(UNIQUE))!;
    const many = minimise(grid(UNIQUE), { tries: 20, seed: 'a' })!;
    expect(many.givens).toBeLessThanOrEqual(one.givens);
    expect(minimise(grid(UNIQUE), { tries: 20, seed: 'a' })).toEqual(many);
  });

  test('is of unique puzzles only', () => {
    expect(minimise(grid('12/21'))).toBeNull();
    expect(minimise(grid('111/111/111'))).toBeNull();
  });

  test('says that a limit came', () => {
    let asked = 0;
    const made = minimise(grid(UNIQUE), { shouldStop: () => ++asked > 12 });
    expect(made === null || made.exact === false).toBe(true);
  });
});

describe('audit', () => {
  const codes = (input: Parameters<typeof audit>[0]) =>
    audit(input).problems.map(({ code }) => code);
  const solution = bruteForce(grid(UNIQUE))[0];

  test('of a good puzzle finds nothing', () => {
    const level = rate(grid(UNIQUE)).rating?.level;
    expect(codes({ puzzle: grid(UNIQUE), solution, level })).toEqual([]);
  });

  test('finds what is wrong', () => {
    expect(codes({ puzzle: grid('12/21') })).toEqual(['not-unique']);
    expect(audit({ puzzle: grid('12/21') }).problems[0]).toMatchObject({
      message: '5 solutions; 1 that shade repeated symbols only',
      cells: [0, 1, 2, 3],
    });
    expect(codes({ puzzle: grid('111/111/111') })).toEqual(['impossible']);
    expect(codes({ puzzle: grid(UNIQUE), level: 'expert' })).toEqual(['level']);
    const wrong = solution.map((state) => (state === SHADED ? UNSHADED : SHADED));
    expect(codes({ puzzle: grid(UNIQUE), solution: wrong })).toEqual(['wrong-solution']);
    const open = new Uint8Array(4).fill(SHADED);
    expect(codes({ puzzle: grid('12/21'), solution: open })).toEqual([
      'not-unique',
      'wrong-solution',
    ]);
  });

  test('has one key for a puzzle, turned, mirrored and renumbered', () => {
    const { key } = audit({ puzzle: grid(UNIQUE) });
    expect(audit({ puzzle: grid('2223/2431/3114/3311') }).key).toBe(key);
    expect(audit({ puzzle: grid('4333/2413/1224/2244') }).key).toBe(key);
    expect(audit({ puzzle: grid('12/21') }).key).not.toBe(key);
  });
});

test.each([
  ['analyse', () => analyse(grid('12/21'), { max: -1 })],
  ['analyse', () => analyse({} as Puzzle)],
  ['conflict', () => findConflict({} as Puzzle)],
  ['repairs', () => findRepairs(grid('12/21'), { limitMs: Number.NaN })],
  ['minimise', () => minimise(grid('12/21'), { tries: 1.5 })],
  ['audit', () => audit({ puzzle: {} as Puzzle })],
])('%s refuses a wrong argument', (_, call) => expect(call).toThrow(RangeError));
