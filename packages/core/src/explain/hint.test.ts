import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzlesOf } from '../../test/arbitraries.ts';
import { bruteForce } from '../../test/brute-force.ts';
import { grid, shading, show } from '../../test/notation.ts';
import { readReal, realPuzzles } from '../../test/real-puzzles.ts';
import { applyConclusions } from '../people/deduction/deduction.ts';
import { rate } from '../people/rate.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Shading, UNKNOWN } from '../puzzle/shading.ts';
import { type Hint, nextHint } from './hint.ts';

const FOUR = '3222/1342/4113/1133';

test.each([
  ['a triple', FOUR, '..../..../..../....', 'sandwich', 'triple', 'easy'],
  ['routine', FOUR, '..-./..../..../....', 'routine', null, null],
  ['a wrong mark', FOUR, '#.../..../..../....', 'mistake', null, null],
  ['marks that clash', '12/21', '##/..', 'mistake', null, null],
  ['a solved puzzle', FOUR, '-#-#/----/-#--/#--#', null, null, null],
  ['several solutions', '12/21', '../..', null, null, null],
  ['no solution', '111/111/111', '.../.../...', null, null, null],
  ['the last open cell', '1', '.', 'cut', null, 'easy'],
] as const)('sees %s', (_name, puzzle, marks, technique, picture, level) => {
  expect(nextHint(grid(puzzle), shading(marks))).toMatchObject({ technique, picture, level });
});

test('tells it in three stages', () => {
  expect(nextHint(grid(FOUR)).stages).toEqual([
    'Look at row 1.',
    'Triple: of three equal symbols in a row the middle one is unshaded and the others are shaded.',
    'r1c3 stands between r1c2 and r1c4, which both hold 2: one of them is shaded, so r1c3 is unshaded.',
  ]);
});

test('says which marks clash, and why', () => {
  const { because, cells, text } = nextHint(grid('12/21'), shading('#./.#'));
  expect({ because, cells }).toEqual({ because: [0, 3], cells: [] });
  expect(text).toContain('r1c1 and r2c2 is possible, but they clash together');
});

test('says what is right instead of a wrong mark', () => {
  const { cells, text } = nextHint(grid(FOUR), shading('#.../..../..../....'));
  expect(cells).toEqual([{ cell: 0, state: 2 }]);
  expect(text).toMatch(/^Mistake: r1c1 is marked shaded, which is wrong\. Suppose/);
});

test('speaks Japanese', () => {
  expect(nextHint(grid(FOUR), undefined, { language: 'ja' }).stages[0]).toBe(
    '1行目を見てください。',
  );
});

test('marks that a limit left unjudged are told apart', () => {
  const wrong = shading('#.../..../..../....');
  const hint = nextHint(grid(FOUR), wrong, { limitMs: 0 });
  expect(hint).toMatchObject({ technique: 'routine', reason: 'limit' });
  expect(hint.text).toMatch(/^The marks could not be judged in time/);
  expect(hint.stages[0]).toMatch(/^The marks could not be judged in time.* Look at/);
  expect(nextHint(grid(FOUR), undefined, { limitMs: 0 }).reason).toBeUndefined();
});

test('at a limit it still says what the techniques see', () => {
  expect(nextHint(grid(FOUR), undefined, { limitMs: 0 }).technique).toBe('sandwich');
  const { technique, reason } = nextHint(grid('12/21'), undefined, { limitMs: 0 });
  expect({ technique, reason }).toEqual({ technique: null, reason: 'limit' });
});

test('stops when it is told to', () => {
  const { technique, reason } = nextHint(grid(FOUR), undefined, { shouldStop: () => true });
  expect({ technique, reason }).toEqual({ technique: null, reason: 'stopped' });
});

const marked = fc.oneof(puzzlesOf(3, 3), puzzlesOf(4, 4)).chain((puzzle) =>
  fc.tuple(
    fc.constant(puzzle),
    fc.array(fc.constantFrom(0, 0, 0, 1, 2), {
      minLength: puzzle.symbols.length,
      maxLength: puzzle.symbols.length,
    }),
  ),
);

test('hints hold in all solutions, and only wrong marks are called wrong', () => {
  fc.assert(
    fc.property(marked, ([puzzle, states]) => {
      const marks = Uint8Array.from(states);
      const solutions = bruteForce(puzzle);
      const fitting = solutions.filter((solution) => contains(solution, marks));
      const hint = nextHint(puzzle, marks);
      if (solutions.length === 0) expect(hint.technique).toBeNull();
      else if (fitting.length === 0) expectMistake(hint, marks, solutions);
      else {
        expect(hint.technique).not.toBe('mistake');
        for (const { cell, state } of hint.cells) {
          expect(marks[cell]).toBe(UNKNOWN);
          expect(fitting.every((solution) => solution[cell] === state)).toBe(true);
        }
        if (hint.technique === null) expect(provable(fitting, marks)).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
});

function contains(solution: Shading, marks: Shading): boolean {
  return marks.every((state, cell) => state === UNKNOWN || state === solution[cell]);
}

function provable(solutions: readonly Shading[], marks: Shading): number[] {
  return [...marks.keys()].filter(
    (cell) =>
      marks[cell] === UNKNOWN &&
      solutions.every((solution) => solution[cell] === solutions[0][cell]),
  );
}

function expectMistake(hint: Hint, marks: Shading, solutions: readonly Shading[]): void {
  expect(hint.technique).toBe('mistake');
  const isWrong = (cell: number) => solutions.every((solution) => solution[cell] !== marks[cell]);
  if (hint.cells.length > 0) {
    expect(hint.cells.every(({ cell }) => isWrong(cell))).toBe(true);
    return;
  }
  // Together they are impossible, and none of them can be left out.
  const together = (cells: readonly number[]) =>
    solutions.some((solution) => cells.every((cell) => solution[cell] === marks[cell]));
  expect([...marks.keys()].some((cell) => marks[cell] !== UNKNOWN && isWrong(cell))).toBe(false);
  expect(together(hint.because)).toBe(false);
  for (const left of hint.because)
    expect(together(hint.because.filter((cell) => cell !== left))).toBe(true);
}

function followHints(puzzle: Puzzle): { marks: Shading; usedSearch: boolean } {
  const marks = new Uint8Array(puzzle.symbols.length);
  let usedSearch = false;
  for (;;) {
    const { technique, cells } = nextHint(puzzle, marks);
    if (technique === null) return { marks, usedSearch };
    if (technique === 'search') usedSearch = true;
    applyConclusions(marks, cells);
  }
}

const BEYOND_ID = 'ohmec-24-17x17';

test.runIf(realPuzzles().length > 0)('hints lead to the solution of real puzzles', () => {
  const followed = realPuzzles().filter(
    ({ id, rows, cols, solutions }) => solutions === 1 && (rows * cols <= 144 || id === BEYOND_ID),
  );
  expect(followed.map(({ id }) => id)).toContain(BEYOND_ID);
  for (const real of followed) {
    const puzzle = readReal(real);
    const { marks, usedSearch } = followHints(puzzle);
    expect([real.id, show(puzzle, marks)]).toEqual([real.id, real.solution?.join('/')]);
    expect(usedSearch).toBe(rate(puzzle).rating?.level === 'beyond');
  }
});
