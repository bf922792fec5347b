import { findViolations } from '@hitori/core';
import { expect, test } from 'vitest';
import { mark, newGame, play } from '../../test/boards.ts';
import { errorsByCell } from './board-errors.ts';

test('a divided board is flagged at its smaller part and at the wall', () => {
  const { puzzle, marks } = play(newGame(), mark('+1', '+4', '-0', '-15'));
  const errors = errorsByCell(puzzle, marks, findViolations(puzzle, marks));
  expect([...errors].sort(([a], [b]) => a - b)).toEqual([
    [0, 'R3'],
    [1, 'wall'],
    [4, 'wall'],
  ]);
});

test('a shaded cell that breaks a rule of its own is flagged for that', () => {
  const { puzzle, marks } = play(newGame(), mark('+1', '+4', '-0', '-15', '+2'));
  const errors = errorsByCell(puzzle, marks, findViolations(puzzle, marks));
  expect([errors.get(1), errors.get(2), errors.get(4)]).toEqual(['R2', 'R2', 'wall']);
});
