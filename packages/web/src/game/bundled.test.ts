import { readFileSync } from 'node:fs';
import { parsePuzzle, rate } from '@hitori/core';
import { expect, test } from 'vitest';
import boards from './boards.json' with { type: 'json' };

test('every bundled board is one of the corpus, unique and of its level', () => {
  const corpus = readFileSync(new URL('../../../../corpus/graded.jsonl', import.meta.url), 'utf8');
  const known = new Set(
    corpus
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { rows: number; cols: number; grid: number[][] })
      .map(({ rows, cols, grid }) => `hitori:${rows}x${cols}:${grid.flat().map(digit).join('')}`),
  );
  expect(boards.length).toBeGreaterThan(90);
  for (const { puzzle, level } of boards) {
    expect(known).toContain(puzzle);
    const parsed = parsePuzzle(puzzle);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect([puzzle, rate(parsed.value.puzzle).rating?.level]).toEqual([puzzle, level]);
  }
});

function digit(number: number): string {
  return number.toString(36);
}
