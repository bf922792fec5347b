/** Queries: what they find, that no text in them is taken for SQL, and that they use the indexes. */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generate, LEVELS, TECHNIQUES } from '@hitori/core';
import { jsonCells } from '@hitori/core/formats';
import { DatabaseSync } from '@photostructure/sqlite';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Addition } from '../src/adder.ts';
import { keysOf, type Query, SORTS } from '../src/query.ts';
import { parseQuery } from '../src/query-text.ts';
import type { StoredPuzzle } from '../src/stored.ts';
import { addition, newLibrary, rowsOf, UNIQUE } from './harness.ts';

let additions: Addition[];

beforeAll(() => {
  additions = [5, 6, 7].flatMap((side) =>
    Array.from({ length: 40 }, (_, index) => {
      const level = LEVELS[index % 3]!;
      const made = generate({
        ...{ rows: side, cols: side + (index % 2), seed: String(index) },
        level: level === 'beyond' ? 'any' : level,
      });
      if (!made.ok) throw new Error(made.error.message);
      const grid = jsonCells(made.value.puzzle);
      if (index % 5 === 0) grid[0]![0] = null;
      return addition({ grid, id: `${side}-${index}` }, `file${index % 4}.jsonl`, index + 1);
    }),
  );
});

function filled() {
  const library = newLibrary();
  library.add(additions.slice(0, 60), new Date('2026-11-01T00:00:00Z'));
  library.add(additions.slice(60), new Date('2026-12-01T00:00:00Z'));
  return library;
}

test('a search that is under way outlives the collection of garbage', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  let found = 0;
  for (const _ of filled().find()) {
    if (++found % 40 !== 0) continue;
    collectGarbage();
    await setImmediate();
  }
  expect(found).toBe(120);
});

test('each condition finds exactly what fits', () => {
  const library = filled();
  const all = [...library.find()];
  expect(all.length).toBe(120);
  const cases: readonly [string, (puzzle: StoredPuzzle) => boolean][] = [
    ['level=medium', ({ level }) => level === 'medium'],
    ['shape=6x7', ({ rows, cols }) => rows === 6 && cols === 7],
    ['status=unique', ({ status }) => status === 'unique'],
    ['score=40..80', ({ score }) => score !== null && score >= 40 && score <= 80],
    ['score=80..', ({ score }) => score !== null && score >= 80],
    ['effort=..12.5', ({ effort }) => effort !== null && effort <= 12.5],
    ['technique=pair', ({ techniques }) => (techniques?.['pair'] ?? 0) > 0],
    ['min-givens=36', ({ givens }) => givens >= 36],
    ['source=file1.jsonl', ({ sources }) => sources[0]?.source === 'file1.jsonl'],
    ['source=file[13]*', ({ sources }) => /[13]/.test(sources[0]!.source)],
    ['added-since=2026-11-15', ({ added }) => added > '2026-11-15'],
    [
      'level=hard&shape=5x5&technique=forced',
      ({ level, rows, cols, techniques }) =>
        level === 'hard' && rows === 5 && cols === 5 && (techniques?.['forced'] ?? 0) > 0,
    ],
  ];
  for (const [text, fits] of cases) {
    const query = parseQuery(text);
    if (!query.ok) throw new Error(query.error);
    const found = [...library.find(query.value)].map(({ id }) => id);
    expect([text, found]).toEqual([text, all.filter(fits).map(({ id }) => id)]);
    expect([text, found.length > 0]).toEqual([text, true]);
  }
});

test('sorts, up and down, with what has no value at the end', () => {
  const library = filled();
  library.add([addition({ grid: rowsOf('12/21'), id: 'no score' })]);
  for (const isDescending of [false, true]) {
    const found = [...library.find({ sort: { by: 'score', isDescending } })];
    const scores = found.map(({ score }) => score);
    const numbers = scores.filter((score) => score !== null);
    expect(scores.slice(numbers.length).every((score) => score === null)).toBe(true);
    expect(numbers.length).toBeLessThan(scores.length);
    expect(numbers).toEqual([...numbers].sort((a, b) => (isDescending ? b - a : a - b)));
  }
  const byLevel = [...library.find({ sort: { by: 'level', isDescending: false } })];
  const ranks = byLevel.flatMap(({ level }) => (level ? [LEVELS.indexOf(level)] : []));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect([...library.find({ sort: { by: 'shape', isDescending: true }, limit: 3 })]).toMatchObject(
    [0, 1, 2].map(() => ({ rows: 7, cols: 8 })),
  );
});

test('bad queries are told in words', () => {
  for (const [text, message] of [
    ['size=8x8', /there is no 'size'/],
    ['level=hardest', /Choose one of easy/],
    ['shape=8', /rows x columns/],
    ['score=9..3', /least/],
    ['score=..', /range/],
    ['min-givens=-1', /whole number/],
    ['added-since=yesterday', /date/],
    ['added-since=2026-13-01', /date/],
    ['sort=size', /Choose one of/],
    ['level=easy&level=hard', /twice/],
  ] as const)
    expect(parseQuery(text)).toEqual({ ok: false, error: expect.stringMatching(message) });
});

const HOSTILE = [
  "'; DROP TABLE puzzles; --",
  '" OR 1=1 --',
  "x' OR 'x'='x",
  '?1',
  ':a',
  '$a',
  '*',
  '\0',
  '%',
  "'); DELETE FROM puzzles WHERE ('1'='1",
  '\ud800',
];

/** As a library keeps it. */
const wellFormed = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD');

test('no text in an id, a source, a label or a query changes the SQL', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), (text) => {
      const library = newLibrary();
      try {
        library.add([addition({ grid: rowsOf('11/12'), id: 'kept' }, 'kept')]);
        const odd = addition(
          { grid: [...UNIQUE, [1, 2, 3, `x${text}`]], id: text, extra: { source: text, text } },
          text,
        );
        const added = library.add([odd]);
        if (!added.ok) throw new Error(added.error.message);
        const id = added.value[0]!.id;
        const shown = library.show(id);
        expect(shown).toMatchObject({
          ok: true,
          value: { id, extra: { text: expect.anything() } },
        });
        expect(shown.ok && JSON.parse(shown.value.gridText).at(-1).at(-1)).toBe(`x${text}`);
        library.show(text);
        const all = [...library.find({ source: '*' })].map((puzzle) => puzzle.id);
        expect(all).toEqual(['kept', id]);
        const bySource = [...library.find({ source: wellFormed(text) })];
        expect(bySource.map((puzzle) => puzzle.id)).toContain(id);
        const parsed = parseQuery(`source=${encodeURIComponent(wellFormed(text))}`);
        if (parsed.ok) expect([...library.find(parsed.value)].length).toBeLessThanOrEqual(2);
        expect(library.check()).toEqual({ ok: true, value: [] });
        expect(library.remove([id])).toEqual({ ok: true, value: [id] });
        expect([...library.find()].map((puzzle) => puzzle.id)).toEqual(['kept']);
      } finally {
        library.close();
      }
    }),
    { examples: HOSTILE.map((text): [string] => [text]), numRuns: 40 },
  );
});

/** A query for each field that has an index. */
const INDEXED: readonly Query[] = [
  ...LEVELS.map((level) => ({ level })),
  { shape: { rows: 6, cols: 7 } },
  { status: 'none' },
  { score: { least: 40, most: 50 } },
  { effort: { least: 4, most: 5 } },
  ...TECHNIQUES.map((technique) => ({ technique })),
  { minGivens: 48 },
  { source: 'file1.jsonl' },
  { source: 'file*' },
  { addedSince: '2026-12-01T00:00:00.000Z' },
  { level: 'hard', shape: { rows: 5, cols: 5 }, technique: 'forced', limit: 3 },
  ...SORTS.flatMap((by) =>
    [true, false].map((isDescending) => ({ sort: { by, isDescending }, limit: 5 })),
  ),
];

test('no query on an indexed field scans the table of puzzles, with and without figures', () => {
  const library = filled();
  for (const hasFigures of [false, true]) {
    const db = new DatabaseSync(library.path);
    if (hasFigures) db.exec('ANALYZE');
    for (const query of INDEXED) {
      const { sql, values } = keysOf(query);
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
      const details = plan.map(({ detail }) => String(detail));
      const scans = details.filter((detail) => /^SCAN puzzles(?! USING)/.test(detail));
      expect([query, scans]).toEqual([query, []]);
      const uses = details.some((detail) => /puzzles USING/.test(detail));
      expect([query, details, uses]).toEqual([query, details, true]);
    }
    db.close();
  }
});

test('a common source is asked for in another way, with the same answers', () => {
  const library = filled();
  const db = new DatabaseSync(library.path);
  const keys = (query: Query, isCommon: boolean) => {
    const { sql, values } = keysOf(query, isCommon);
    return db.prepare(sql).all(...values);
  };
  const others: readonly Query[] = [...INDEXED, {}, { status: 'unique' }];
  for (const source of ['file1.jsonl', 'file*', 'none'])
    for (const other of others) {
      const query = { ...other, source };
      expect([query, keys(query, true)]).toEqual([query, keys(query, false)]);
    }
  db.close();
});

test('a puzzle is found by hash and by id without a scan', () => {
  const library = filled();
  const db = new DatabaseSync(library.path);
  for (const sql of [
    'SELECT key FROM puzzles WHERE hash = ?',
    'SELECT key FROM puzzles WHERE id = ?',
    'SELECT key FROM puzzles WHERE hash BETWEEN ? AND ? LIMIT 2',
  ]) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(sql.match(/\?/g) ?? []));
    expect(
      plan.map(({ detail }) => String(detail)).filter((line) => line.startsWith('SCAN')),
    ).toEqual([]);
  }
  db.close();
});
