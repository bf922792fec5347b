import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../test/arbitraries.ts';
import { grid, show } from '../../test/notation.ts';
import { realPuzzles } from '../../test/real-puzzles.ts';
import { TECHNIQUES } from '../people/deduction/technique.ts';
import { rate } from '../people/rate.ts';
import { createPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { solve } from '../solve/solve.ts';
import { explain } from './explain.ts';
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

/** The instances of each technique, as the rating counts them. */
function countSteps(puzzle: Puzzle): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(TECHNIQUES.map((name) => [name, 0]));
  for (const { technique } of explain(puzzle).steps) counts[String(technique)] += 1;
  return counts;
}

function expectRatersWay(puzzle: Puzzle): void {
  const { status, solution } = explain(puzzle);
  const rated = rate(puzzle);
  expect(status).toBe(rated.status);
  if (status === 'unique') expect(solution).toEqual(rated.solution);
  if (rated.rating && rated.rating.level !== 'beyond')
    expect(countSteps(puzzle)).toEqual(rated.rating.techniques);
}

test('takes the steps that the rater counts, on random grids', () => {
  fc.assert(fc.property(puzzles(5, 25), expectRatersWay), { numRuns: 400 });
});

test.runIf(realPuzzles().length > 0)(
  'takes the steps that the rater counts, on real puzzles',
  () => {
    for (const { rows, cols, grid: cells } of realPuzzles()) {
      const parsed = createPuzzle(cells);
      if (rows * cols <= 100 && parsed.ok) expectRatersWay(parsed.value);
    }
  },
);

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
  expect(section).toContain('nothing holds in all of them');
});
