import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles, puzzlesOf } from '../../test/arbitraries.ts';
import { grid, show } from '../../test/notation.ts';
import { readReal, realPuzzles } from '../../test/real-puzzles.ts';
import { generate } from '../generate/generate.ts';
import { applyConclusions } from '../people/deduction/deduction.ts';
import type { Picture } from '../people/picture.ts';
import { type Rating, rate } from '../people/rate.ts';
import { createPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { findViolations } from '../puzzle/rules.ts';
import { solve } from '../solve/solve.ts';
import { explain } from './explain.ts';
import { type Hint, nextHint } from './hint.ts';
import { EXPLANATION_PAGE_END, explanationPageStart, formatExplanationHtml } from './html.ts';

test.each([
  ['3222/1342/4113/1133', 'unique', '-#-#/----/-#--/#--#'],
  ['12/21', 'multiple', null],
  ['111/111/111', 'none', null],
  ['1', 'unique', '-'],
])('explains %s', (rows, status, solution) => {
  const puzzle = grid(rows);
  const explanation = explain(puzzle);
  expect([explanation.status, show(puzzle, explanation.solution)]).toEqual([status, solution]);
});

function expectSolved(puzzle: Puzzle): void {
  const { status, solution, steps } = explain(puzzle);
  const rated = rate(puzzle);
  expect(status).toBe(rated.status);
  if (rated.status !== 'unique') return;
  expect(solution).toEqual(rated.solution);
  const marks = new Uint8Array(puzzle.symbols.length);
  for (const { cells } of steps) applyConclusions(marks, cells);
  expect(marks).toEqual(solution);
  expectRated(steps, rated.rating);
}

/** Suppositions and chains are those that effort and bottleneck speak of. */
function expectRated(steps: readonly Hint[], { effort, bottleneck }: Rating): void {
  if (effort === null) return;
  const lengths = steps.map(({ chain }) => chain.length);
  const longest = Math.max(...lengths, 0);
  const chains = lengths.reduce((a, b) => a + b, 0);
  const rounds = (effort - chains - 2 * longest) / 0.3;
  expect(Math.abs(rounds - Math.round(rounds))).toBeLessThan(1e-6);
  expect(bottleneck?.marks ?? 0).toBe(longest);
  if (!bottleneck) return;
  const step = steps[bottleneck.step - 1];
  expect(step).toMatchObject({ technique: bottleneck.technique });
  expect(step.chain.length).toBe(longest);
  expect(bottleneck.cells).toEqual(step.cells.map(({ cell }) => cell));
}

test('the way ends in the solution that the rating found, on random grids', () => {
  fc.assert(fc.property(puzzles(5, 25), expectSolved), { numRuns: 400 });
});

/** Puzzles with one solution, the same in every run. */
const MADE = (['easy', 'medium', 'hard', 'expert'] as const).flatMap((level) =>
  ['a', 'b', 'c'].map((seed) => {
    const made = generate({ rows: 7, cols: 6, level, seed });
    if (!made.ok) throw new Error(made.error.message);
    return made.value.puzzle;
  }),
);

test('and on generated puzzles', () => {
  for (const puzzle of MADE) expectSolved(puzzle);
});

test.runIf(realPuzzles().length > 0)('and on real puzzles', () => {
  const small = realPuzzles().filter(({ rows, cols }) => rows * cols <= 144);
  expect(small.length).toBeGreaterThan(100);
  for (const real of small) expectSolved(readReal(real));
});

test('steps hold in all of several solutions', () => {
  fc.assert(
    fc.property(puzzles(4, 16), (puzzle) => {
      const { status, steps } = explain(puzzle);
      const { solution, second } = solve(puzzle);
      if (status === 'none') return;
      for (const { cell, state } of steps.flatMap(({ cells }) => cells))
        for (const found of [solution, second]) if (found) expect(found[cell]).toBe(state);
    }),
  );
});

test.each([
  ['11/11', 'R2', [0, 1]],
  ['111/111/111', 'R1', [3, 4, 5]],
  ['12/12', 'R3', [3]],
  ['1123/2211/1122', 'R1', [4, 5]],
] as const)('the way of the impossible %s ends where a rule breaks', (rows, rule, because) => {
  const { steps, ending, marks, end } = explain(grid(rows));
  expect(ending).toBe('impossible');
  expect(steps.at(-1)).toBe(end);
  expect(end).toMatchObject({ technique: null, ending: 'impossible', clash: { rule }, because });
  expect(findViolations(grid(rows), marks)).toContainEqual(end.clash);
  expect(nextHint(grid(rows))).toMatchObject({ technique: null, ending: 'impossible' });
});

test.each([
  ['11', [0, 1]],
  ['1234/2143/3412/4321', Array.from({ length: 16 }, (_, cell) => cell)],
  ['...../...../...../...../.....', Array.from({ length: 25 }, (_, cell) => cell)],
])('the way of %s ends with the cells that differ', (rows, differ) => {
  const explanation = explain(grid(rows));
  expect(explanation).toMatchObject({ ending: 'open', steps: [], differ });
  expect(nextHint(grid(rows))).toMatchObject({ technique: null, ending: 'open', differ });
});

/** The pictures of a way, each checked. */
function picturesOf(puzzle: Puzzle): Picture[] {
  return explain(puzzle).steps.flatMap(({ picture, because, region }) => {
    if (picture === null) return [];
    expect(because.filter((cell) => !region.includes(cell))).toEqual([]);
    const [a, b, c] = because.map((cell) => puzzle.symbols[cell]);
    if (picture === 'triple') expect([b, c]).toEqual([a, a]);
    return [picture];
  });
}

test('a name, its place and its reasons come from the same cells', () => {
  fc.assert(fc.property(puzzlesOf(5, 4), (puzzle) => void picturesOf(puzzle)));
  const seen = new Set([grid('11125/35145/24451/44223/12234'), ...MADE].flatMap(picturesOf));
  expect(seen).toContain('triple');
  expect(seen.size).toBeGreaterThan(1);
});

test('gives up at a limit without guessing', () => {
  expect(explain(grid('12/21'), { shouldStop: () => true })).toMatchObject({
    status: 'unknown',
    solution: null,
    reason: 'stopped',
  });
});

test('the page is whole by itself, and escapes what it is given', () => {
  const created = createPuzzle([
    ['<b>', '&', '<b>'],
    ['x"', 'y', 'z'],
    ["'", 'u', 'v'],
  ]);
  if (!created.ok) throw new Error(created.error.message);
  const section = formatExplanationHtml(created.value, explain(created.value), { title: '<i>' });
  const page = explanationPageStart('ja') + section + EXPLANATION_PAGE_END;
  expect(page).toContain('<h2>&lt;i&gt;</h2>');
  expect(page).toContain('&lt;b&gt;</text>');
  expect(page).not.toMatch(/<b>|<i>|https?:|<script|<link|@import|url\(/);
});

test('the page says when nothing follows', () => {
  const puzzle = grid('12/21');
  const section = formatExplanationHtml(puzzle, explain(puzzle), { title: 'a' });
  expect(section).toContain('The cells that differ');
  expect(section.match(/class="differ"/g)).toHaveLength(4);
});
