import { nextHint } from '@hitori/core';
import { expect, test } from 'vitest';
import { FOUR, mark, readBoard, solutionOf } from '../../test/boards.ts';
import { fakeEnvironment, fakeSolver, settle } from '../../test/sessions.ts';
import { BUNDLED } from '../game/bundled.ts';
import { hashOf } from '../game/link.ts';
import { createMemoryStore, type Store } from '../game/storage.ts';
import { createBrowserStore } from './browser-store.ts';
import { exportData, type ImportPlan, planImport, runImport } from './data.ts';
import { endFirstVisit } from './first-visit.ts';
import { createLesson } from './lesson.ts';
import { createPage, type Page, type PageOptions } from './page.ts';

/** Of a pack of size 5; no other one can be loaded. */
const PACK = {
  easy: ['hitori:5x5:5344454321513553241535433', 'hitori:5x5:1315212554355153124534224'],
  hard: [],
};

const SHADES_OF_3 = [...solutionOf(readBoard('11/12'))].flatMap((state, cell) =>
  state === 1 ? [`+${cell}`] : [],
);

function open(
  store: Store = createMemoryStore(),
  onStoreChange?: PageOptions['onStoreChange'],
): {
  page: Page;
  hashes: string[];
  maker: ReturnType<typeof fakeSolver>;
} {
  const { storageTrouble } = createBrowserStore(() => ({}) as Storage);
  const hashes: string[] = [];
  const maker = fakeSolver();
  const page = createPage({
    store,
    storageTrouble,
    solver: fakeSolver(),
    maker,
    newSolver: fakeSolver,
    languages: ['ja-JP', 'en'],
    now: () => new Date(2025, 0, 31).getTime(),
    showHash: (hash) => void hashes.push(hash),
    loadPack: async (side) => {
      if (side !== 5) throw new Error('offline');
      return PACK;
    },
    ...(onStoreChange && { onStoreChange }),
  });
  return { page, hashes, maker };
}

const boardOf = ({ session }: Page) => hashOf(session.game.value.puzzle);

test('a first visit begins with a bundled board and the lesson', () => {
  const store = createMemoryStore();
  const { page } = open(store);
  page.greet('');
  expect(page.sheet.value).toBe('lesson');
  expect(boardOf(page)).toContain(BUNDLED[0]!.puzzle);
  endFirstVisit(store);
  const { page: next } = open(store);
  next.greet('');
  expect(next.sheet.value).toBeNull();
});

test('a link opens its board; a broken one is told and leaves a board', async () => {
  const { page, hashes } = open();
  page.openHash(hashOf(readBoard(FOUR)));
  await settle();
  expect(page.session.game.value).toMatchObject({ origin: { kind: 'link' }, level: 'easy' });
  page.session.dispatch(mark('+1'));
  await page.openHash('#puzzle=hitori:4x4:12');
  expect(page.session.notices.list.value.join()).toMatch(/リンク.*4/);
  expect(hashes.at(-1)).toBe(hashOf(readBoard(FOUR)));
  expect(page.session.game.value.marks[1]).toBe(1);
  await page.openHash('#about');
  expect(hashes).toHaveLength(2);
});

test('the language follows the browser until one is chosen', () => {
  const { page } = open();
  expect(page.environment.language.value).toBe('ja');
  page.change({ language: 'en' });
  expect(page.environment.text.value.undo).toBe('Undo');
});

test('keys open sheets, buttons run the same commands', () => {
  const { page } = open();
  expect(page.press({ key: 'n', ctrl: false, shift: false, alt: false })).toBe('new');
  expect(page.sheet.value).toBe('new');
  page.commands.history.run();
  expect(page.sheet.value).toBe('history');
});

test('after a bundled board comes the next of its kind, after another one a new one', async () => {
  const { page, maker } = open();
  page.commands.next.run();
  expect(boardOf(page)).toContain(BUNDLED[1]!.puzzle);
  expect(maker.asked).toEqual([]);
  page.openHash(hashOf(readBoard(FOUR)));
  await settle();
  page.commands.next.run();
  await settle();
  expect(page.session.game.value).toMatchObject({ origin: { kind: 'generated' }, level: 'easy' });
  expect(page.session.game.value.puzzle.rows).toBe(4);
});

test('a pack is loaded when it is chosen; its puzzles follow one another', async () => {
  const { page, maker } = open();
  const { packs } = page;
  expect(packs.view.value).toEqual({ kind: 'none' });
  const failing = packs.choose(6);
  expect(packs.view.value).toEqual({ kind: 'loading', side: 6 });
  await failing;
  expect(packs.view.value).toEqual({ kind: 'failed', side: 6 });
  await Promise.all([packs.choose(6), packs.choose(5)]);
  expect(packs.view.value).toMatchObject({ kind: 'pack', pack: { side: 5, puzzles: PACK } });
  packs.play('medium', 0);
  expect(page.session.game.value.origin.kind).toBe('bundled');
  packs.play('easy', 0);
  expect(boardOf(page)).toContain(PACK.easy[0]);
  expect(page.session.game.value).toMatchObject({
    level: 'easy',
    origin: { kind: 'pack', name: '5-easy-1' },
  });
  page.commands.next.run();
  await settle();
  expect(boardOf(page)).toContain(PACK.easy[1]);
  expect(maker.asked).toEqual([]);
  page.commands.next.run();
  await settle();
  expect(page.session.game.value).toMatchObject({ origin: { kind: 'generated' }, level: 'easy' });
});

test('a game from a pack goes on after the page is loaded anew', async () => {
  const store = createMemoryStore();
  const first = open(store).page;
  await first.packs.choose(5);
  first.packs.play('easy', 0);
  first.session.dispatch(mark('+0'));
  const { page } = open(store);
  expect(page.session.game.value.origin).toEqual({ kind: 'pack', name: '5-easy-1' });
  page.commands.next.run();
  await settle();
  expect(boardOf(page)).toContain(PACK.easy[1]);
});

test('the daily puzzle is that of the date', async () => {
  const { page } = open();
  page.commands.daily.run();
  await settle();
  expect(page.session.game.value.origin).toEqual({ kind: 'daily', name: '2025-01-31' });
});

test('two pages share nothing', () => {
  const one = open().page;
  const two = open().page;
  one.change({ errors: 'off' });
  one.sheet.value = 'help';
  one.tryBoard.dispatch(mark('+1'));
  expect(two.environment.settings.value.errors).toBe('show');
  expect(two.sheet.value).toBeNull();
  expect(two.tryBoard.game.value.past).toEqual([]);
});

const planOf = (store: Store, content: string): ImportPlan => {
  const plan = planImport(store, content);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
};

test('data is exported, and imported beside what is there', async () => {
  const store = createMemoryStore();
  const { page } = open(store);
  page.session.dispatch(mark('+1'));
  await page.session.openText('11/12');
  page.session.dispatch(mark(...SHADES_OF_3));
  expect(page.session.history.entries.value).toHaveLength(1);
  const file = exportData(store);

  const other = createMemoryStore();
  const { page: before } = open(other);
  await before.session.openText(FOUR);
  before.session.dispatch(mark('-0'));
  const plan = planOf(other, file);
  expect(plan).toMatchObject({ newGames: 2, replacedGames: 0, newEntries: 1, unread: 0 });
  expect(other.read('history')).toBeUndefined();
  runImport(other, plan);
  const { page: after } = open(other);
  expect(after.session.game.value.puzzle.rows).toBe(4);
  expect(after.session.game.value.marks[0]).toBe(2);
  expect(after.session.unfinished()).toHaveLength(2);
  expect(after.session.history.entries.value).toHaveLength(1);
  expect(planOf(other, file)).toMatchObject({ newGames: 0, replacedGames: 0, newEntries: 0 });
});

test.each([
  ['no json', 'not-exported'],
  ['{"kind":"x"}', 'not-exported'],
  ['{"kind":"hitori-data","version":99,"data":{"visited":true}}', 'other-version'],
  ['{"kind":"hitori-data","version":1,"data":{}}', 'empty'],
  ['{"kind":"hitori-data","version":1,"data":{"history":[{"rows":5,"at":1e300}]}}', 'empty'],
])('what is no data is refused: %s', (content, fault) => {
  const store = createMemoryStore();
  store.write('visited', true);
  expect(planImport(store, content)).toBe(fault);
  expect(store.names()).toEqual(['visited']);
});

test('of a file that is damaged in places the rest is taken', () => {
  const good = { rows: 5, cols: 5, level: 'easy', ms: 5, hints: 0, at: 7, hash: '', daily: null };
  const data = {
    history: [good, { ...good, at: 1e300 }, { ...good, rows: 1e9 }, { ...good, ms: -1 }],
    'game.#puzzle=x': { cells: [['1']] },
    settings: { theme: 'dark', errors: 'loud' },
  };
  const file = JSON.stringify({ kind: 'hitori-data', version: 1, data });
  expect(planOf(createMemoryStore(), file)).toMatchObject({
    newEntries: 1,
    newGames: 0,
    unread: 4,
    changesSettings: true,
  });
});

test('two tabs lose neither history nor settings', async () => {
  const store = createMemoryStore();
  const listeners: ((name: string | null) => void)[] = [];
  const one = open(store, (listener) => void listeners.push(listener)).page;
  const two = open(store).page;
  for (const [page, board] of [
    [one, '11/12'],
    [two, '113/231/211'],
  ] as const) {
    await page.session.openText(board);
    const shaded = [...solutionOf(readBoard(board))].flatMap((state, cell) =>
      state === 1 ? [`+${cell}`] : [],
    );
    page.session.dispatch(mark(...shaded));
  }
  expect(two.session.history.entries.value).toHaveLength(2);
  expect(one.session.history.entries.value).toHaveLength(1);
  for (const listener of listeners) listener('history');
  expect(one.session.history.entries.value).toHaveLength(2);

  one.change({ theme: 'dark' });
  two.change({ errors: 'off' });
  expect(two.environment.settings.value).toMatchObject({ theme: 'dark', errors: 'off' });
  for (const listener of listeners) listener('settings');
  expect(one.environment.settings.value).toMatchObject({ theme: 'dark', errors: 'off' });
});

test.each([
  '#puzzle=%5B%5B%22%5Cud800%22%2C%222%22%5D%2C%5B%222%22%2C%221%22%5D%5D',
  '#puzzle=%00%01%02',
  `#puzzle=${'%5B'.repeat(5000)}`,
  '#puzzle={"grid":[[{}]]}',
  '#puzzle=hitori:255x255:1',
  '#puzzle=__proto__',
])('a hostile link leaves a board: %.60s', async (hash) => {
  const { page } = open();
  await page.openHash(hash);
  const { puzzle } = page.session.game.value;
  expect(puzzle.rows).toBeGreaterThan(1);
  expect(page.session.board.allMarks.value).toHaveLength(puzzle.symbols.length);
});

test('the clock rests behind sheets and in a pause, and a pause takes no mark', () => {
  const { page } = open();
  const press = (key: string) => page.press({ key, ctrl: false, shift: false, alt: false });
  expect(page.isResting.value).toBe(false);
  page.commands.new.run();
  expect(page.isResting.value).toBe(true);
  page.sheet.value = null;
  expect(press('p')).toBe('pause');
  expect(page.isResting.value).toBe(true);
  expect(press('x')).toBeUndefined();
  expect(page.session.game.value.past).toEqual([]);
  press('Escape');
  expect(page.isPaused.value).toBe(false);
});

const newLesson = () => {
  const environment = fakeEnvironment();
  const lesson = createLesson(environment, async (puzzle, marks) => nextHint(puzzle, marks));
  const tap = (cell: number, times: number) => {
    for (let at = 0; at < times; at++) {
      lesson.board.begin(cell, 'tap');
      lesson.board.end();
    }
  };
  return { lesson, tap, said: environment.said };
};

test('whoever finishes the lesson has shaded, ringed, used undo and a hint', async () => {
  const { lesson, tap } = newLesson();
  lesson.next();
  expect(lesson.step.value).toBe(0);
  for (const cell of [1, 3]) tap(cell, 1);
  lesson.next();
  for (const cell of [0, 2, 5, 7]) tap(cell, 2);
  lesson.next();
  expect(lesson.step.value).toBe(2);
  tap(4, 2);
  expect(lesson.isStepDone.value).toBe(false);
  expect(lesson.answer.value).toContain('Undo');
  lesson.undo();
  tap(4, 1);
  lesson.next();
  for (const cell of [9, 12, 15]) tap(cell, 1);
  expect(lesson.isStepDone.value).toBe(false);
  expect(lesson.answer.value).toContain('Hint');
  await lesson.hint();
  expect(lesson.isStepDone.value).toBe(true);
});

test('a wrong tap in each step of the lesson is answered in words', async () => {
  const { lesson, tap, said } = newLesson();
  const answered = () => {
    expect(said.at(-1)).toBe(lesson.answer.value);
    return lesson.answer.value;
  };
  tap(2, 1);
  expect(answered()).toContain('leave it');
  tap(2, 2);
  tap(1, 1);
  tap(2, 1);
  expect(answered()).toContain('r1c2 and r1c3 are both shaded');
  tap(2, 2);
  tap(3, 1);
  lesson.next();
  tap(5, 1);
  expect(answered()).toMatch(/both shaded|tap it once more/);
  tap(5, 1);
  expect(lesson.answer.value).toBe('');
  tap(9, 1);
  expect(answered()).toContain('later');
  tap(9, 2);
  for (const cell of [0, 2, 7]) tap(cell, 2);
  lesson.next();
  tap(4, 1);
  expect(answered()).toContain('Undo');
  lesson.undo();
  tap(8, 1);
  expect(answered()).not.toBe('');
  tap(8, 2);
  tap(4, 2);
  lesson.next();
  tap(12, 2);
  expect(answered()).toContain('to be shaded');
});

test('whoever comes by a link is offered the lesson beside the board', () => {
  const { page } = open();
  page.greet('#puzzle=x');
  expect(page.sheet.value).toBeNull();
  expect(page.isNewcomer.value).toBe(true);
});
