import { expect, test } from 'vitest';
import { FOUR, mark, newGame, readBoard, solutionOf } from '../../test/boards.ts';
import { settle, stage } from '../../test/sessions.ts';
import { bestTimes, isFair } from '../game/history.ts';
import { hashOf } from '../game/link.ts';
import { createMemoryStore } from '../game/storage.ts';
import type { PlaySession } from './play-session.ts';

const SOLUTION = [...solutionOf(readBoard(FOUR))];
const shades = SOLUTION.flatMap((state, cell) => (state === 1 ? [`+${cell}`] : []));
const finish = (session: PlaySession) => session.dispatch(mark(...shades));
const shown = (session: PlaySession) => [...session.board.marks.value];

test('a board is played with keys', () => {
  const { session, said } = stage();
  const press = (key: string, ctrl = false) =>
    session.press({ key, ctrl, shift: false, alt: false });
  for (const key of ['ArrowRight', ' ', 'ArrowDown', 'x']) press(key);
  expect(shown(session)).toEqual([0, 1, 0, 0, 0, 2, ...Array(10).fill(0)]);
  expect(said).toEqual(['row 1 column 2 shaded', 'row 2 column 2 unshaded']);
  expect(press('z', true)).toBe('undo');
  expect(said.at(-1)).toBe('Undone: row 2 column 2 unmarked');
  press('Backspace');
  expect(shown(session)[5]).toBe(0);
  expect(press('q')).toBeUndefined();
});

test('each mark says what it breaks, and several say how many they are', () => {
  const { session, said } = stage();
  session.dispatch(mark('+5'));
  session.dispatch(mark('+6'));
  expect(said.at(-1)).toBe('row 2 column 3 shaded; touches row 2 column 2');
  session.dispatch(mark('-1', '-2'));
  expect(said.at(-1)).toBe('2 cells marked unshaded');
  session.dispatch(mark('-3'));
  expect(said.at(-1)).toBe(
    'row 1 column 4 unshaded; 2 is unshaded at row 1 column 2, row 1 column 3 too',
  );
  session.commands.undo.run();
  expect(said.at(-1)).toBe('Undone: row 1 column 4 unmarked');
  const quiet = stage({ settings: { errors: 'off' } });
  quiet.session.dispatch(mark('+5'));
  quiet.session.dispatch(mark('+6'));
  expect(quiet.said.at(-1)).toBe('row 2 column 3 shaded');
});

test('a press paints, and leads on as one step', () => {
  const { session } = stage();
  session.board.begin(0, 'right');
  session.board.lead(3);
  expect(shown(session).slice(0, 4)).toEqual([2, 2, 2, 2]);
  expect(session.game.value.past).toEqual([]);
  session.board.end();
  expect(session.game.value.past).toHaveLength(1);
});

test('undo goes on after a reload', () => {
  const store = createMemoryStore();
  const { session } = stage({ store });
  session.dispatch(mark('+1'));
  session.dispatch(mark('-2'));
  const { session: next } = stage({ store, board: '12/21' });
  expect(shown(next).slice(0, 4)).toEqual([0, 1, 2, 0]);
  next.commands.undo.run();
  next.commands.undo.run();
  expect(shown(next)).toEqual(Array(16).fill(0));
  expect(next.commands.undo.isEnabled.value).toBe(false);
  next.commands.redo.run();
  expect(shown(next)[1]).toBe(1);
});

test('a board left half done comes back, a finished one begins anew', () => {
  const { session, opened } = stage();
  session.dispatch(mark('+1'));
  session.open(newGame('12/21'));
  expect(shown(session)).toEqual([0, 0, 0, 0]);
  session.open(newGame());
  expect(shown(session)[1]).toBe(1);
  session.dispatch({ type: 'clear' });
  finish(session);
  session.open(newGame());
  expect(shown(session)).toEqual(Array(16).fill(0));
  expect(opened).toHaveLength(3);
  expect(opened.at(-1)).toBe(hashOf(readBoard(FOUR)));
});

test('nothing is kept once keeping is stopped', () => {
  const { session, store } = stage();
  session.stopKeeping();
  session.dispatch(mark('+1'));
  expect(store.names()).toEqual([]);
});

test('a finish is shown, said, rated and recorded once', async () => {
  const { session, said, solver } = stage();
  session.dispatch({ type: 'resume' });
  finish(session);
  await settle();
  expect(session.panel.value).toEqual({ kind: 'finish' });
  expect(said.at(-1)).toMatch(/^Solved, in 0:0\d, without hints$/);
  expect(solver.asked).toEqual(['rate']);
  expect(session.rated.value?.rating?.level).toBe('easy');
  session.commands.undo.run();
  expect(session.panel.value).toBeNull();
  session.commands.redo.run();
  expect(session.panel.value).toEqual({ kind: 'finish' });
  expect(session.history.entries.value).toHaveLength(1);
});

test('the last mark of a finish by key does not talk over it', () => {
  const { session, said } = stage({ board: '11/12' });
  session.board.cursor.value = solutionOf(readBoard('11/12')).indexOf(1);
  session.commands.shade.run();
  expect(said.map((text) => text.split(',')[0])).toEqual([
    expect.stringMatching(/^row . column . shaded$/),
    'Solved',
  ]);
});

test('a wrong finish names the rule, is drawn even where errors are not, and goes with a move', () => {
  const { session, said } = stage({ settings: { errors: 'off' } });
  session.dispatch(mark(...Array.from({ length: 16 }, (_, cell) => `-${cell}`)));
  expect(session.panel.value?.kind).toBe('wrong-finish');
  expect(said.at(-1)).toContain('Row 1 has 2 unshaded 3 times');
  expect(session.board.errors.value.get(1)).toBe('R1');
  session.commands.undo.run();
  expect(session.panel.value).toBeNull();
  expect(session.board.errors.value.size).toBe(0);
});

test('check says the first broken rule, or none, and closes with a move', () => {
  const { session } = stage({ settings: { errors: 'off' } });
  session.commands.check.run();
  expect(session.panel.value).toEqual({ kind: 'check', violation: null });
  session.dispatch(mark('+0', '+1'));
  expect(session.panel.value).toBeNull();
  expect(session.board.errors.value.size).toBe(0);
  session.commands.check.run();
  expect(session.panel.value).toMatchObject({ violation: { rule: 'R2', cells: [0, 1] } });
  expect([...session.board.errors.value.keys()]).toEqual([0, 1]);
  session.commands.close.run();
  expect(session.panel.value).toBeNull();
  expect(session.commands.close.isEnabled.value).toBe(false);
});

test('what is said of a board goes with it', async () => {
  const { session } = stage();
  const { list } = session.notices;
  expect(await session.openText('12/21')).toEqual({ kind: 'opened' });
  await settle();
  expect(list.value.join()).toContain('more than one solution');
  expect(await session.openText('11/11')).toEqual({ kind: 'opened' });
  expect(list.value).toEqual([]);
  await settle();
  expect(list.value.join()).toContain('no solution');
  session.open(newGame());
  expect(list.value).toEqual([]);
});

test('a text that is no board is told and changes nothing', async () => {
  const { session } = stage();
  expect(await session.openText('12/2')).toMatchObject({
    kind: 'fault',
    message: expect.stringMatching(/^Row 2, column 2: .+/),
  });
  expect(session.game.value.puzzle.rows).toBe(4);
});

test('a pasted answer is marked on the board', async () => {
  const { session } = stage();
  await session.openText('pzprv3/hitori/2/2/1 1 /1 2 /# + /. . /');
  expect(shown(session)).toEqual([1, 2, 0, 0]);
});

test('what the reader warns of is told with its board', async () => {
  const { session } = stage();
  await session.openText('113231211');
  expect(session.game.value.puzzle.rows).toBe(3);
  expect(session.notices.list.value.join()).toContain('3x3');
  session.open(newGame());
  expect(session.notices.list.value).toEqual([]);
});

test('of several pasted puzzles one is chosen', async () => {
  const { session } = stage();
  const outcome = await session.openText('12\n21\n\n113\n231\n211\n');
  expect(session.game.value.puzzle.rows).toBe(4);
  if (outcome.kind !== 'choice') throw new Error(outcome.kind);
  expect(outcome.boards.map(({ puzzle }) => puzzle.rows)).toEqual([2, 3]);
  session.openParsed(outcome.boards[1]!, 'pasted');
  expect(session.game.value.puzzle.rows).toBe(3);
});

test('a stored solution opens an untouched board; finished marks set no best time', async () => {
  const { session } = stage();
  await session.openText('{"grid":["113","231","211"],"solution":["-#-","---","#-#"]}');
  expect(shown(session)).toEqual(Array(9).fill(0));
  await session.openText('{"grid":["11","12"],"answer":["#-","--"]}');
  expect(shown(session)).toEqual([1, 2, 2, 2]);
  expect(session.panel.value).toBeNull();
  expect(session.history.entries.value).toEqual([]);
  session.commands.undo.run();
  session.commands.redo.run();
  expect(session.history.entries.value.every((entry) => !isFair(entry))).toBe(true);
});

test('what helped with a board is kept with its time', async () => {
  const { session } = stage();
  session.commands.walk.run();
  await settle();
  session.commands.close.run();
  session.commands.watch.run();
  session.commands.close.run();
  finish(session);
  expect(session.history.entries.value[0]).toMatchObject({ aids: ['walk'], hints: 0 });
  expect(bestTimes(session.history.entries.value)).toEqual([]);
  session.open(newGame());
  session.dispatch({ type: 'clear' });
  finish(session);
  expect(session.history.entries.value[0]?.aids).toEqual(['replay']);
});

test('two sessions share nothing', async () => {
  const one = stage();
  const two = stage();
  one.session.dispatch(mark('+1'));
  one.session.board.cursor.value = 7;
  one.session.commands.hint.run();
  await settle();
  expect(shown(two.session)).toEqual(Array(16).fill(0));
  expect(two.session.board.cursor.value).toBe(0);
  expect(two.session.panel.value).toBeNull();
  expect(two.session.game.value.hints).toBe(0);
  expect(two.solver.asked).toEqual([]);
  expect(two.store.names()).toEqual([]);
  two.session.commands.walk.run();
  await settle();
  expect(one.session.board.isReadOnly.value).toBe(false);
  expect(two.session.board.isReadOnly.value).toBe(true);
});

test('a session that is disposed of asks nobody any more', async () => {
  const { session, solver, maker } = stage();
  solver.hold();
  maker.hold();
  await session.openText('11/12');
  session.commands.hint.run();
  void session.make(
    { rows: 5, cols: 5, level: 'easy', seed: 'x' },
    { kind: 'generated', name: 'x' },
  );
  const asked = solver.asked.length;
  session.dispose();
  await settle();
  expect(session.panel.value).toBeNull();
  expect(solver.asked).toHaveLength(asked);
});
