/**
 * Counters and checksums over the project's own corpus: a change of the engine that alters what it does
 * or answers is seen here. Update them only with a stated reason; wall times are nobody's test.
 */
import { fileURLToPath } from 'node:url';
import { formatShading, rate, solve } from '@hitori/core';
import { expect, test } from 'vitest';
import { readPuzzles } from './fixtures.ts';
import { Checksum } from './measure.ts';

const corpus = fileURLToPath(new URL('../../../corpus/graded.jsonl', import.meta.url));

test('the engine does the same work and gives the same answers as before', () => {
  const total = { decisions: 0, conflicts: 0, propagations: 0 };
  const answers = new Checksum();
  const ratings = new Checksum();
  for (const puzzle of readPuzzles(corpus)) {
    const { status, solution, stats } = solve(puzzle);
    total.decisions += stats.decisions;
    total.conflicts += stats.conflicts;
    total.propagations += stats.propagations;
    answers.add(`${status} ${solution && formatShading(puzzle, solution).join('/')}`);
    const { rating } = rate(puzzle);
    ratings.add(JSON.stringify(rating));
  }
  expect({ ...total, answers: `${answers}`, ratings: `${ratings}` }).toMatchInlineSnapshot(`
    {
      "answers": "e81f2dbd",
      "conflicts": 1386,
      "decisions": 1567,
      "propagations": 102505,
      "ratings": "0aa54812",
    }
  `);
});
