import { SHADED } from '@hitori/core';
import { expect, test } from 'vitest';
import { FOUR, mark, readBoard, solutionOf } from '../../test/boards.ts';
import { settle, stage } from '../../test/sessions.ts';
import { textIn } from '../text/index.ts';
import { sayBest, sayResult } from './result.ts';

const SOLUTION = solutionOf(readBoard(FOUR));
const SHADES = [...SOLUTION.keys()].filter((cell) => SOLUTION[cell] === SHADED);
const EN = textIn('en');

const finish = ({ session }: ReturnType<typeof stage>) => {
  for (const cell of SHADES) session.dispatch(mark(`+${cell}`));
};

test('a finished game is played again; its first mistake is named, and there is a way back to it', async () => {
  const staged = stage();
  const { session } = staged;
  session.dispatch(mark('+1'));
  session.dispatch(mark('+4'));
  session.dispatch(mark('.4'));
  finish(staged);
  await settle();
  expect(session.panel.value?.kind).toBe('finish');
  session.commands.replay.run();
  expect(session.panel.value).toMatchObject({ kind: 'replay', mistake: 2, at: 0 });
  expect(session.board.marks.value.every((state) => state === 0)).toBe(true);
  session.commands['last-step'].run();
  expect([...session.board.marks.value]).toEqual([...session.game.value.marks]);
  const { finishedIn } = session.game.value;
  session.commands.close.run();
  expect(session.panel.value?.kind).toBe('finish');
  session.commands.replay.run();
  session.commands.rewind.run();
  expect(session.panel.value).toBeNull();
  expect(session.game.value.past).toHaveLength(1);
  expect(session.game.value.finishedIn).toBe(finishedIn);
  expect(session.game.value.future.length).toBeGreaterThan(0);
});

test('to be told of a mistake under way is help', async () => {
  const { session, said } = stage();
  session.dispatch(mark('+0'));
  session.commands['find-mistake'].run();
  await settle();
  expect(session.panel.value).toMatchObject({ kind: 'replay', mistake: 1, at: 1 });
  expect(session.game.value.aids).toEqual(['mistake']);
  expect(said.at(-1)).toBe('Your first mistake was move 1.');
});

test('giving up is asked first, shows the solution, and sets no best time', async () => {
  const staged = stage();
  const { session } = staged;
  session.dispatch(mark('+1'));
  session.commands['give-up'].run();
  expect(session.panel.value).toEqual({ kind: 'give-up' });
  expect(session.game.value.aids).toEqual([]);
  session.commands['show-solution'].run();
  await settle();
  expect(session.panel.value).toMatchObject({ kind: 'solution', solution: SOLUTION });
  expect(session.game.value.marks[1]).toBe(SHADED);
  finish(staged);
  expect(session.history.entries.value[0]?.aids).toEqual(['solution']);
  expect(sayBest(session.game.value, [], EN)).toBe('');
  expect(sayResult(session.game.value, EN)).toContain('after giving up');
});

test.each([[['+0']], [['+3']], [['-0', '-1', '-2', '-3']]])(
  'any legal finish of a board with several solutions counts: %j',
  (cells) => {
    const { session } = stage({ board: '12/21' });
    for (const cell of cells) session.dispatch(mark(cell));
    expect(session.panel.value).toEqual({ kind: 'finish' });
    expect(session.game.value.finishedIn).not.toBeNull();
  },
);

test('a time is told against the best one of the same size and level', () => {
  const staged = stage();
  finish(staged);
  const game = { ...staged.session.game.value, level: 'easy' as const, finishedIn: 90_000 };
  const [entry] = staged.session.history.entries.value;
  const other = (ms: number) => [{ ...entry!, hash: '#puzzle=other', level: 'easy' as const, ms }];
  expect(sayBest(game, [], EN)).toContain('first finish');
  expect(sayBest(game, other(100_000), EN)).toContain('0:10 faster');
  expect(sayBest(game, other(60_000), EN)).toBe('0:30 behind your best, 1:00');
});

test('routine does what follows from one mark, or all that follows at once', async () => {
  const { session } = stage();
  session.dispatch(mark('+1', '+9'));
  session.commands.hint.run();
  await settle();
  const shown = session.panel.value;
  if (shown?.kind !== 'hint') throw new Error('no hint');
  expect(shown.hint.technique).toBe('routine');
  expect(shown.hint.because).toHaveLength(1);
  session.commands['apply-routine'].run();
  const marked = session.game.value.marks.filter((state) => state !== 0).length;
  expect(marked).toBeGreaterThan(2 + shown.hint.cells.length);
  session.commands.undo.run();
  expect(session.game.value.marks.filter((state) => state !== 0)).toHaveLength(2);
});
