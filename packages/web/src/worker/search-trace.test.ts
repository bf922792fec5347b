import { isSolution } from '@hitori/core';
import { expect, test } from 'vitest';
import { FOUR, readBoard } from '../../test/boards.ts';
import { traceSearch } from './search-trace.ts';

test('a board that the rules finish has one node', () => {
  const { nodes, solutions, isWhole } = traceSearch(readBoard(FOUR));
  expect([nodes.length, nodes[0]?.outcome, solutions, isWhole]).toEqual([1, 'solved', 1, true]);
});

test('on a duplicate-free board the rules have nothing to do at first', () => {
  const { nodes, solutions } = traceSearch(readBoard('12/21'));
  expect(nodes[0]).toMatchObject({ steps: [], outcome: 'open', supposed: null });
  expect(nodes[1]).toMatchObject({ parent: 0, supposed: { cell: 0, state: 1 } });
  expect(solutions).toBe(2);
});

test('every solved leaf is a solution', () => {
  const puzzle = readBoard('1142/3412/2431/4223');
  for (const { start, steps, outcome } of traceSearch(puzzle).nodes) {
    if (outcome !== 'solved') continue;
    const marks = start.slice();
    for (const { cell, state } of steps) marks[cell] = state;
    expect(isSolution(puzzle, marks)).toBe(true);
  }
});
