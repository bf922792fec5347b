import { expect, test } from 'vitest';
import { FOUR, mark, readBoard, solutionOf } from '../../test/boards.ts';
import { fakeEnvironment, fakeSolver, settle } from '../../test/sessions.ts';
import { BUNDLED } from '../game/bundled.ts';
import { hashOf } from '../game/link.ts';
import { createMemoryStore } from '../game/storage.ts';
import { createBrowserStore } from './browser-store.ts';
import { exportData, importData } from './data.ts';
import { endFirstVisit } from './first-visit.ts';
import { createLesson, LESSON_STEPS } from './lesson.ts';
import { createPage, type Page } from './page.ts';

function open(store = createMemoryStore()): {
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
    languages: ['ja-JP', 'en'],
    now: () => new Date(2025, 0, 31).getTime(),
    showHash: (hash) => void hashes.push(hash),
  });
  return { page, hashes, maker };
}

const boardOf = ({ session }: Page) => hashOf(session.game.value.puzzle);

test('a first visit begins with a bundled board and the lesson', () => {
  const store = createMemoryStore();
  const { page } = open(store);
  page.greet();
  expect(page.sheet.value).toBe('lesson');
  expect(boardOf(page)).toContain(BUNDLED[0]!.puzzle);
  endFirstVisit(store);
  const { page: next } = open(store);
  next.greet();
  expect(next.sheet.value).toBeNull();
});

test('a link opens its board; a broken one is told and leaves a board', async () => {
  const { page, hashes } = open();
  page.openHash(hashOf(readBoard(FOUR)));
  await settle();
  expect(page.session.game.value).toMatchObject({ origin: { kind: 'link' }, level: 'easy' });
  page.session.dispatch(mark('+1'));
  page.openHash('#puzzle=hitori:4x4:12');
  expect(page.session.notice.value).toMatch(/リンク.*4/);
  expect(hashes.at(-1)).toBe(hashOf(readBoard(FOUR)));
  expect(page.session.game.value.marks[1]).toBe(1);
  page.openHash('#about');
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

test('data is exported, and imported in place of what is there', () => {
  const store = createMemoryStore();
  open(store).page.session.dispatch(mark('+1'));
  const file = exportData(store);
  const other = createMemoryStore();
  other.write('visited', true);
  expect(importData(other, 'no json')).toBe(false);
  expect(importData(other, '{"kind":"x"}')).toBe(false);
  expect(other.names()).toEqual(['visited']);
  expect(importData(other, file)).toBe(true);
  expect(open(other).page.session.game.value.marks[1]).toBe(1);
});

test('the lesson is done by marking, or by going on', () => {
  const lesson = createLesson(fakeEnvironment());
  lesson.dispatch(mark('+1'));
  expect(lesson.isStepDone.value).toBe(false);
  lesson.press({ key: 'Home', ctrl: false, shift: false, alt: false });
  lesson.board.cursor.value = 3;
  lesson.press({ key: ' ', ctrl: false, shift: false, alt: false });
  expect(lesson.isStepDone.value).toBe(true);
  expect(lesson.press({ key: 'h', ctrl: false, shift: false, alt: false })).toBeUndefined();
  for (const _ of LESSON_STEPS) lesson.next();
  expect(lesson.isStepDone.value).toBe(true);
  expect([...lesson.game.value.marks]).toEqual([...solutionOf(readBoard(FOUR))]);
});
