/** The packs that lie beside the page: what `readPack` takes, and that every puzzle is as it is said to be. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, rate } from '@hitori/core';
import { expect, test } from 'vitest';
import { readId } from './link.ts';
import { PACK_SIDES, packGame, packPlaceOf, readPack } from './packs.ts';

const FOLDER = fileURLToPath(new URL('../../public/packs/', import.meta.url));

test('there is a file for every size, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(PACK_SIDES.map((side) => `${side}.json`).sort());
});

test.each(PACK_SIDES)('pack %i: 12 puzzles of each level, each with one solution', (side) => {
  const pack = readPack(side, JSON.parse(readFileSync(`${FOLDER}${side}.json`, 'utf8')));
  if (!pack) throw new Error('it is not read');
  for (const level of LEVELS.filter((name) => name !== 'beyond')) {
    const ids = pack.puzzles[level] ?? [];
    expect(new Set(ids).size).toBe(12);
    for (const id of ids) expect([id, rate(readId(id)).rating?.level]).toEqual([id, level]);
  }
});

test('anything else is no pack', () => {
  for (const value of [null, 7, 'x', { easy: 'x' }, { easy: [1] }, { easy: ['hitori:6x6:1'] }])
    expect(readPack(5, value)).toBeUndefined();
  expect(readPack(5, {})).toEqual({ side: 5, puzzles: {} });
});

test('the place of a game in its pack is found again', () => {
  const pack = readPack(2, { easy: ['hitori:2x2:1112', 'hitori:2x2:1121'] });
  const game = pack && packGame(pack, 'easy', 1);
  expect(game && packPlaceOf(game)).toEqual({ side: 2, level: 'easy', index: 1 });
  expect(pack && packGame(pack, 'easy', 2)).toBeUndefined();
  expect(game && packPlaceOf({ ...game, origin: { kind: 'pasted', name: 'x-1' } })).toBeNull();
  expect(game && packPlaceOf({ ...game, origin: { kind: 'pack', name: 'x' } })).toBeNull();
});
