import { expect, test } from 'vitest';
import { mark, newGame, readBoard, solutionOf } from '../../test/boards.ts';
import { settle, stage } from '../../test/sessions.ts';
import type { PlaySession } from './play-session.ts';

const kind = (session: PlaySession) => session.panel.value?.kind;

test('a hint opens, goes on by stages, is applied, and counts', async () => {
  const { session, said } = stage();
  const { commands } = session;
  commands.hint.run();
  expect(session.panel.value).toEqual({ kind: 'waiting', purpose: 'hint' });
  expect(commands.hint.isEnabled.value).toBe(false);
  await settle();
  expect(session.panel.value).toMatchObject({ kind: 'hint', stage: 0 });
  commands.hint.run();
  commands['show-more'].run();
  expect(session.panel.value).toMatchObject({ kind: 'hint', stage: 2 });
  expect(commands['show-more'].isEnabled.value).toBe(false);
  expect(session.board.overlay.value.length).toBeGreaterThan(0);
  commands['apply-hint'].run();
  expect(session.panel.value).toBeNull();
  expect(session.game.value).toMatchObject({ hints: 1, past: [{}] });
  expect(said.at(-1)).toMatch(/unshaded|shaded/);
});

test('a hint closes when the marks change, and one under way is given up', async () => {
  const { session, solver } = stage();
  session.commands.hint.run();
  await settle();
  session.dispatch(mark('+1'));
  expect(session.panel.value).toBeNull();
  solver.hold();
  session.commands.hint.run();
  session.dispatch(mark('+3'));
  solver.answer();
  await settle();
  expect(session.panel.value).toBeNull();
  expect(session.game.value.hints).toBe(1);
});

test.each([
  ['12/21', [], 'differ between'],
  ['11/11', [], 'no solution'],
  ['11/12', [...solutionOf(readBoard('11/12'))], 'solved'],
])('the hint of %s where nothing follows says why', async (board, states, words) => {
  const { session, said } = stage({ board });
  session.dispatch(mark(...states.map((state, cell) => `${'.+-'[state]}${cell}`)));
  session.commands.hint.run();
  await settle();
  expect(said.at(-1)).toContain(words);
  expect(session.commands['show-more'].isEnabled.value).toBe(false);
  expect(session.commands['apply-hint'].isEnabled.value).toBe(false);
});

test('a crashed solver leaves a panel that says so', async () => {
  const { session, solver } = stage();
  solver.crash('out of memory');
  for (const id of ['hint', 'walk', 'watch'] as const) {
    session.commands[id].run();
    await settle();
    expect(session.panel.value).toEqual({ kind: 'failed', message: 'out of memory' });
  }
  session.commands.close.run();
  expect(session.panel.value).toBeNull();
});

test('closing what is thought about stops the thinking', async () => {
  const { session, solver } = stage();
  solver.hold();
  session.commands.walk.run();
  session.commands.close.run();
  await settle();
  expect(session.panel.value).toBeNull();
  solver.answer();
  session.commands.watch.run();
  await settle();
  expect(kind(session)).toBe('watch');
});

test('the rating of a board outlives a hint that was given up', async () => {
  const { session, solver } = stage();
  solver.hold();
  await session.openText('11/12');
  session.commands.hint.run();
  session.commands.close.run();
  await settle();
  solver.answer();
  await settle();
  expect(session.game.value.level).toBe('easy');
});

test('while steps are watched the board is not played', async () => {
  const { session } = stage();
  const { commands } = session;
  const press = (key: string, ctrl = false) =>
    session.press({ key, ctrl, shift: false, alt: false });
  session.dispatch(mark('+1'));
  session.dispatch(mark('+3'));
  commands.undo.run();
  for (const id of ['walk', 'watch'] as const) {
    commands[id].run();
    await settle();
    expect(kind(session)).toBe(id);
    const { game } = session;
    const before = game.value;
    for (const name of [
      'undo',
      'redo',
      'clear',
      'hint',
      'check',
      'shade',
      'set-checkpoint',
    ] as const) {
      expect([name, commands[name].isEnabled.value]).toEqual([name, false]);
      commands[name].run();
    }
    press('z', true);
    press(' ');
    session.board.begin(5, 'left');
    session.board.end();
    expect(game.value).toBe(before);
    expect(kind(session)).toBe(id);
  }
  press('Escape');
  expect(session.panel.value).toBeNull();
  expect(commands.undo.isEnabled.value).toBe(true);
  expect(commands.redo.isEnabled.value).toBe(true);
});

test('steps are gone through with keys, unless the board has the focus', async () => {
  const { session } = stage();
  const press = (key: string) => session.press({ key, ctrl: false, shift: false, alt: false });
  session.commands.walk.run();
  await settle();
  expect(session.commands['step-back'].isEnabled.value).toBe(false);
  expect(press('ArrowRight')).toBe('step-forward');
  press('ArrowRight');
  press('ArrowLeft');
  expect(session.steps.at.value).toBe(1);
  press('End');
  expect(session.steps.at.value).toBe(session.steps.last.value);
  expect(session.commands['step-forward'].isEnabled.value).toBe(false);
  session.board.isFocused.value = true;
  expect(press('ArrowRight')).toBe('right');
});

const REQUEST = { rows: 5, cols: 5, level: 'easy', seed: 'x' } as const;
const ORIGIN = { kind: 'generated', name: 'x' } as const;

test('a puzzle is made while the old one is played', async () => {
  const { session, maker } = stage();
  maker.hold();
  const made = session.make(REQUEST, ORIGIN);
  maker.progress(7);
  expect(session.panel.value).toMatchObject({ kind: 'making', attempts: 7, covered: null });
  session.dispatch(mark('+1'));
  expect(kind(session)).toBe('making');
  for (const id of ['hint', 'check', 'walk', 'watch'] as const)
    expect(session.commands[id].isEnabled.value).toBe(false);
  expect(session.commands.undo.isEnabled.value).toBe(true);
  maker.answer();
  await made;
  expect(session.panel.value).toBeNull();
  expect(session.game.value).toMatchObject({ origin: ORIGIN, level: 'easy', puzzle: { rows: 5 } });
});

test('making can be cancelled, and what it covered comes back', async () => {
  const { session, maker, said } = stage();
  session.commands.walk.run();
  await settle();
  maker.hold();
  const made = session.make(REQUEST, ORIGIN);
  expect(session.board.isReadOnly.value).toBe(false);
  session.commands.close.run();
  maker.answer();
  await made;
  expect(kind(session)).toBe('walk');
  expect(said.at(-1)).toContain('Cancelled');
  expect(session.game.value.puzzle.rows).toBe(4);
});

test('a finish under a puzzle that is made is not lost', async () => {
  const { session, maker } = stage({ board: '11/12' });
  maker.hold();
  const made = session.make(REQUEST, ORIGIN);
  const shaded = solutionOf(readBoard('11/12')).indexOf(1);
  session.dispatch(mark(`+${shaded}`));
  expect(session.panel.value).toMatchObject({ kind: 'making', covered: { kind: 'finish' } });
  session.commands.close.run();
  await made;
  expect(kind(session)).toBe('finish');
  expect(session.history.entries.value).toHaveLength(1);
});

test('making that fails is told', async () => {
  const { session, maker } = stage();
  await session.make({ ...REQUEST, rows: 1, cols: 2 }, ORIGIN);
  expect(session.panel.value).toMatchObject({ kind: 'making-failed' });
  maker.crash('no worker');
  await session.make(REQUEST, ORIGIN);
  expect(session.panel.value).toEqual({ kind: 'making-failed', message: 'no worker' });
  session.commands.hint.run();
  await settle();
  expect(kind(session)).toBe('hint');
});

test('of two puzzles that are made the last one counts; another board ends the making', async () => {
  const { session, maker } = stage();
  maker.hold();
  const first = session.make(REQUEST, ORIGIN);
  const second = session.make({ ...REQUEST, rows: 6, cols: 6 }, ORIGIN);
  maker.answer();
  await Promise.all([first, second]);
  expect(session.game.value.puzzle.rows).toBe(6);
  maker.hold();
  const third = session.make(REQUEST, ORIGIN);
  session.open(newGame('12/21'));
  maker.answer();
  await third;
  expect(session.game.value.puzzle.rows).toBe(2);
  expect(session.panel.value).toBeNull();
});
