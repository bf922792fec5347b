import { expect, test } from 'vitest';
import { mark, newGame, play, readBoard } from '../../test/boards.ts';
import { dailyPlan } from './daily.ts';
import {
  bestTimes,
  type HistoryEntry,
  historyFromJson,
  MOST_ENTRIES,
  mergeHistories,
} from './history.ts';
import { hashOf } from './link.ts';
import { readHash } from './reading.ts';
import { gameFromJson, gameToJson } from './saved-game.ts';
import { DEFAULT_SETTINGS, settingsFromJson } from './settings.ts';
import { JsonStore, type StorageTrouble, type Store } from './storage.ts';

test('a game comes back whole, undo and redo too', () => {
  const game = play(
    newGame(),
    mark('+1'),
    { type: 'set-checkpoint' },
    mark('-2', '-3'),
    { type: 'undo' },
    { type: 'open-hint' },
  );
  expect(gameFromJson(JSON.parse(JSON.stringify(gameToJson(game, 0))))).toEqual(game);
});

test.each([
  undefined,
  null,
  3,
  {},
  { cells: [['1'], ['1', '2']] },
  { cells: [['1']], marks: ['x'] },
  { cells: [['1']], marks: ['.'], past: [{ cells: [7], before: [0], after: [1] }] },
])('what is no game is not read: %j', (value) => {
  expect(gameFromJson(value)).toBeUndefined();
});

const ROW_OF_25 = Array.from({ length: 25 }, (_, index) => index + 1).join(' ');

test.each([
  ['of digits', '12/21'],
  ['of words', '[["foo","<b>"],["1295",null]]'],
  ['with question marks', '["1?","?1"]'],
  ['with blanks and large numbers', '[[1295,null,0],["?",5000,1]]'],
  ['with half a pair of characters', '[["\\ud800","2"],["2","1"]]'],
  ['of 25x25', Array(25).fill(ROW_OF_25).join('\n')],
])('a link gives back a board %s', async (_, text) => {
  const puzzle = readBoard(text);
  const read = await readHash(hashOf(puzzle));
  expect(read).toMatchObject({ ok: true, value: { puzzle } });
});

test('a broken link is an error with a reason, any other hash is none', async () => {
  expect(await readHash('#about')).toBeUndefined();
  for (const hash of ['#puzzle=', '#puzzle=%E0%A4%A', '#puzzle=hitori:2x2:1'])
    expect(await readHash(hash)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/.+/) },
    });
});

test('settings are read field by field', () => {
  expect(
    settingsFromJson({ ...DEFAULT_SETTINGS, theme: 'dark', errors: 'loud', extra: 1 }),
  ).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  expect(settingsFromJson('x')).toBe(DEFAULT_SETTINGS);
});

const entry = (ms: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  rows: 5,
  cols: 5,
  level: 'easy',
  ms,
  hints: 0,
  at: ms,
  hash: '',
  daily: null,
  aids: [],
  ...more,
});

test('best times are kept by size and level, without hints', () => {
  const history = [
    entry(9),
    entry(5),
    entry(1, { hints: 1 }),
    entry(2, { aids: ['walk'] }),
    entry(7, { level: 'hard' }),
  ];
  expect(bestTimes(history)).toEqual([
    { size: '5×5', level: 'easy', ms: 5, count: 2 },
    { size: '5×5', level: 'hard', ms: 7, count: 1 },
  ]);
});

test('the history forgets the oldest and reads only what it can', () => {
  const full = Array.from({ length: MOST_ENTRIES }, (_, index) => entry(index));
  expect(mergeHistories([entry(1e6)], full)).toHaveLength(MOST_ENTRIES);
  expect(mergeHistories([entry(1e6)], full)[0]).toEqual(entry(1e6));
  expect(mergeHistories(full, full)).toHaveLength(MOST_ENTRIES);
  expect(historyFromJson([entry(3), { rows: 'x' }, 4])).toEqual([entry(3)]);
});

test('the daily puzzle depends on the date alone', () => {
  const plan = dailyPlan(new Date(2025, 0, 31, 23, 59));
  expect(plan).toEqual(dailyPlan(new Date(2025, 0, 31)));
  expect(plan.seed).toBe('daily-2025-01-31');
  expect(dailyPlan(new Date(2025, 1, 1)).seed).not.toBe(plan.seed);
});

function troubleOf(use: (store: Store) => void, backend: () => Storage): StorageTrouble[] {
  const troubles: StorageTrouble[] = [];
  use(new JsonStore(backend, (trouble) => troubles.push(trouble)));
  return troubles;
}

test('a blocked, full or foreign storage is told and never throws', () => {
  const blocked = () => {
    throw new Error('denied');
  };
  expect(troubleOf((store) => store.write('a', 1), blocked)).toEqual(['blocked']);
  const full = { setItem: blocked } as unknown as Storage;
  expect(
    troubleOf(
      (store) => store.write('a', 1),
      () => full,
    ),
  ).toEqual(['full']);
  for (const text of ['{"version":2,"data":1}', 'no json']) {
    const foreign = { getItem: () => text } as unknown as Storage;
    expect(
      troubleOf(
        (store) => store.read('a'),
        () => foreign,
      ),
    ).toEqual(['other-version']);
  }
});
