import { expect, test } from 'vitest';
import { FOUR, readBoard } from '../../test/boards.ts';
import { fakeSolver } from '../../test/sessions.ts';
import { createBooklet } from './booklet.ts';

const OPTIONS = {
  title: 'Hitori',
  language: 'en',
  perPage: 1,
  rules: false,
  withAnswers: true,
} as const;
const textOf = (pdf: Uint8Array | null) => pdf && new TextDecoder().decode(pdf);

test('chosen boards are set at once', async () => {
  const solver = fakeSolver();
  const booklet = createBooklet(() => solver);
  expect(textOf(await booklet.make([readBoard(FOUR)], OPTIONS))).toBe('%PDF of 1');
  expect(booklet.state.value).toEqual({ kind: 'ready' });
  expect(solver.asked).toEqual(['book']);
});

test('new puzzles are made one after the other, then set', async () => {
  const solver = fakeSolver();
  const booklet = createBooklet(() => solver);
  const series = { count: 3, rows: 4, cols: 4, level: 'any' } as const;
  expect(textOf(await booklet.make(series, OPTIONS))).toBe('%PDF of 3');
  expect(solver.asked).toEqual(['generate', 'generate', 'generate', 'book']);
});

test('what was stopped says nothing any more, and another one can be made', async () => {
  const solver = fakeSolver();
  const booklet = createBooklet(() => solver);
  solver.hold();
  const stopped = booklet.make([readBoard(FOUR)], OPTIONS);
  expect(booklet.state.value).toEqual({ kind: 'setting' });
  booklet.stop();
  expect(booklet.state.value).toBeNull();
  solver.answer();
  expect(await stopped).toBeNull();
  expect(booklet.state.value).toBeNull();
});

test('a fault is told by its code', async () => {
  const solver = fakeSolver();
  const booklet = createBooklet(() => solver);
  expect(await booklet.make([], OPTIONS)).toBeNull();
  expect(booklet.state.value).toEqual({ kind: 'failed', code: 'empty' });
  solver.crash('the worker failed');
  expect(await booklet.make([readBoard(FOUR)], OPTIONS)).toBeNull();
  expect(booklet.state.value).toEqual({ kind: 'failed', code: 'other' });
});
