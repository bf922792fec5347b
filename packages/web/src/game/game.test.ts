import { expect, test } from 'vitest';
import {
  FOUR,
  mark,
  NO_ASSISTANCE,
  newGame,
  play,
  readBoard,
  solutionOf,
} from '../../test/boards.ts';
import { finalMarks, isSolved, trialCells } from './game.ts';

const UNDO = { type: 'undo' } as const;
const REDO = { type: 'redo' } as const;
const SHADES = [...solutionOf(readBoard(FOUR))].flatMap((state, cell) =>
  state === 1 ? [`+${cell}`] : [],
);

test('undoes and redoes without a limit, one step a change', () => {
  const moves = Array.from({ length: 500 }, (_, index) => mark(`${'+-.'[index % 3]}${index % 16}`));
  const played = play(newGame(), ...moves);
  const undone = play(played, ...played.past.map(() => UNDO));
  expect(undone.marks.every((state) => state === 0)).toBe(true);
  expect(play(undone, UNDO)).toBe(undone);
  expect(play(undone, ...undone.future.map(() => REDO)).marks).toEqual(played.marks);
});

test('a change that changes nothing is no step', () => {
  const game = play(newGame(), mark('+1'));
  expect(play(game, mark('+1'))).toBe(game);
});

test('a new change forgets what was undone', () => {
  expect(play(newGame(), mark('+1'), UNDO, mark('+2')).future).toEqual([]);
});

test('clearing is one step', () => {
  const cleared = play(newGame(), mark('+1'), mark('-2'), { type: 'clear' });
  expect([...cleared.marks]).toEqual(Array(16).fill(0));
  expect([...play(cleared, UNDO).marks.subarray(1, 3)]).toEqual([1, 2]);
});

test('marks since a checkpoint can be kept or taken back, and brought again', () => {
  const start = play(newGame(), mark('+1'), { type: 'set-checkpoint' });
  const trial = play(start, mark('+3'), mark('-4'));
  expect([...trialCells(trial)]).toEqual([3, 4]);
  const dropped = play(trial, { type: 'drop-checkpoint' });
  expect(dropped.marks).toEqual(start.marks);
  expect(dropped.checkpoints).toEqual([]);
  expect(play(dropped, REDO, REDO).marks).toEqual(trial.marks);
  const kept = play(trial, { type: 'keep-checkpoint' });
  expect([kept.marks, trialCells(kept).size]).toEqual([trial.marks, 0]);
});

test('undoing past a checkpoint takes it away', () => {
  const game = play(newGame(), mark('+1'), { type: 'set-checkpoint' }, UNDO);
  expect(game.checkpoints).toEqual([]);
});

test('is finished without marks on unshaded cells, and the clock stops once', () => {
  const game = play(newGame(), { type: 'resume' }, mark(...SHADES));
  expect(isSolved(game, NO_ASSISTANCE)).toBe(true);
  expect(game.finishedIn).toBe(1000);
  expect(game.clock.since).toBeNull();
  expect(play(game, mark('.1'), mark('+1'), { type: 'resume' }).finishedIn).toBe(1000);
});

test('accepts any legal solution', () => {
  for (const shades of [['-0'], ['+0'], ['+3'], ['+0', '+3']])
    expect(play(newGame('12/21'), mark(...shades)).finishedIn === null).toBe(shades.length === 2);
});

test('an untouched board is never finished', () => {
  expect(isSolved(newGame('12/21'), NO_ASSISTANCE)).toBe(false);
});

test('derived marks count for the finish', () => {
  const game = play(newGame('112/123/321'), mark('-0'));
  expect([...finalMarks(game, { neighbours: false, equals: true })].slice(0, 4)).toEqual([
    2, 1, 2, 1,
  ]);
});

test('the clock stands while paused', () => {
  const game = play(newGame(), { type: 'resume' }, { type: 'pause' });
  expect(game.clock).toEqual({ elapsed: 1000, since: null });
});
