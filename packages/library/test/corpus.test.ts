/** The library that comes with the project: whole, as full as it is said to be, and what the packs show. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPuzzle, formatPuzzle, rate } from '@hitori/core';
import { beforeEach, expect, test } from 'vitest';
import type { Library } from '../src/library.ts';
import { opened, temporaryFolder } from './harness.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
const SIDES = Array.from({ length: 16 }, (_, index) => 5 + index);

let library: Library;

beforeEach(() => {
  const copy = join(temporaryFolder(), 'library.db');
  copyFileSync(`${ROOT}corpus/library.db`, copy);
  library = opened(copy, 'read');
});

test('it is whole, with 12 puzzles of each level from 5x5 to 20x20', () => {
  expect(library.check()).toEqual({ ok: true, value: [] });
  const counts = Object.fromEntries(LEVELS.map((level) => [level, 12]));
  expect(library.stats()).toEqual({
    ok: true,
    value: SIDES.map((side) => ({ rows: side, cols: side, counts })),
  });
});

test('every puzzle is rated as it is stored, and stands in the pack of its size', () => {
  for (const side of SIDES) {
    const pack = JSON.parse(readFileSync(`${ROOT}packages/web/public/packs/${side}.json`, 'utf8'));
    for (const level of LEVELS) {
      const ids: string[] = [];
      const query = { shape: { rows: side, cols: side }, level };
      for (const stored of library.find({ ...query, sort: { by: 'score', isDescending: false } })) {
        const made = createPuzzle(JSON.parse(stored.gridText));
        if (!made.ok) throw new Error(made.error.message);
        const { rating } = rate(made.value);
        expect([stored.id, rating?.level, rating?.score]).toEqual([stored.id, level, stored.score]);
        const written = formatPuzzle(made.value, 'id');
        ids.push(written.ok ? written.value.text.trim() : '');
      }
      expect(pack[level]).toEqual(ids);
    }
  }
});
