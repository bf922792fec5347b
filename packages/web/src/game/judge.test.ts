import { expect, test } from 'vitest';
import { mark, NO_ASSISTANCE, newGame, play } from '../../test/boards.ts';
import { deriveMarks } from './auto-marks.ts';
import { judge } from './judge.ts';

test('says what the marks break while much is open', () => {
  const { violations, wrongFinish } = judge(play(newGame(), mark('+0', '+1')), NO_ASSISTANCE);
  expect(violations).toEqual([{ rule: 'R2', cells: [0, 1] }]);
  expect(wrongFinish).toEqual([]);
});

test('a board whose cells are all marked is never passed over in silence', () => {
  const all = Array.from({ length: 16 }, (_, cell) => `-${cell}`);
  expect(judge(play(newGame(), mark(...all)), NO_ASSISTANCE).wrongFinish.length).toBeGreaterThan(0);
});

test('nor one without repeats left whose shading is against the rules', () => {
  const game = play(newGame('12/21'), mark('+0', '+3'));
  const { isSolved, wrongFinish } = judge(game, NO_ASSISTANCE);
  expect(isSolved).toBe(false);
  expect(wrongFinish).toEqual([{ rule: 'R3', groups: [[1], [2]] }]);
});

test('derived marks vanish with their cause and never follow from one another', () => {
  const both = { neighbours: true, equals: true };
  const { puzzle, marks } = play(newGame(), mark('+1'));
  const derived = deriveMarks(puzzle, marks, both);
  expect([...derived.keys()].filter((cell) => derived[cell] !== 0)).toEqual([0, 1, 2, 5]);
  const after = play(newGame(), mark('+1'), mark('.1'));
  expect(deriveMarks(puzzle, after.marks, both).some((state) => state !== 0)).toBe(false);
});
