/** The boards of docs/techniques.md show what their fences name. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nextHint } from '../src/explain/hint.ts';
import { TECHNIQUES } from '../src/people/deduction/technique.ts';
import { PICTURES } from '../src/people/picture.ts';
import { hasUniqueSolution } from '../src/solve/solve.ts';
import { grid, shading, show } from './notation.ts';

const docs = readFileSync(new URL('../../../docs/techniques.md', import.meta.url), 'utf8');

const boards = [...docs.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, name, text]) => {
  const columns = text.split('\n').map((line) => line.split(/ +/));
  const [symbols, before, after] = [0, 1, 2].map((column) =>
    columns.map((line) => line[column]).join('/'),
  );
  return { name, symbols, before, after };
});

test('every technique and picture has its board', () => {
  const names = boards.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...TECHNIQUES, ...PICTURES, 'mistake']));
});

test.each(boards)('the board of $name', ({ name, symbols, before, after }) => {
  const puzzle = grid(symbols);
  expect(hasUniqueSolution(puzzle)).toBe(true);
  const marks = shading(before);
  const hint = nextHint(puzzle, marks);
  for (const { cell, state } of hint.cells) marks[cell] = state;
  expect([hint.picture ?? hint.technique, show(puzzle, marks)]).toEqual([name, after]);
});
