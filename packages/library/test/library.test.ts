import { createHash } from 'node:crypto';
import { puzzleFromNumbers, puzzleKey } from '@hitori/core';
import { expect, test } from 'vitest';
import { disguise, seededRandom } from './disguise.ts';
import { addition, newLibrary, opened, rowsOf, UNIQUE } from './harness.ts';

test('a puzzle is kept once, however it is disguised, with every source', () => {
  const library = newLibrary();
  expect(library.add([addition({ grid: UNIQUE, id: 'a' }, 'one.txt', 7)])).toEqual({
    ok: true,
    value: [{ id: 'a', isNew: true }],
  });
  const random = seededRandom(1);
  for (let i = 0; i < 20; i++)
    expect(
      library.add([addition({ grid: disguise(UNIQUE, random), id: `b${i % 2}` }, 'two')]),
    ).toEqual({ ok: true, value: [{ id: 'a', isNew: false }] });
  const [stored, ...others] = library.find();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    id: 'a',
    rows: 4,
    cols: 4,
    givens: 16,
    status: 'unique',
    level: 'easy',
    solution: ['-#-#', '----', '-#--', '#--#'],
    sources: [
      { source: 'one.txt', id: 'a', line: 7 },
      { source: 'two', id: 'b0', line: 1 },
      { source: 'two', id: 'b1', line: 1 },
    ],
    stated: null,
    extra: null,
  });
  expect(JSON.parse(stored!.gridText)).toEqual(UNIQUE);
});

test('puzzles that only look alike are different', () => {
  const library = newLibrary();
  const added = library.add([
    addition({ grid: rowsOf('12/21') }),
    addition({ grid: rowsOf('12/12') }),
    addition({ grid: rowsOf('122/211') }),
  ]);
  expect(added.ok && new Set(added.value.map(({ id }) => id)).size).toBe(3);
});

test('verdicts of all kinds are kept; the rating only where there is one', () => {
  const library = newLibrary();
  library.add([
    addition({ grid: rowsOf('12/21'), id: 'several' }),
    addition({ grid: rowsOf('111/111/111'), id: 'none' }),
  ]);
  const found = [...library.find()].map(({ id, status, level, techniques, solution }) => ({
    id,
    status,
    level,
    techniques,
    solution,
  }));
  const nothing = { level: null, techniques: null, solution: null };
  expect(found).toEqual([
    { id: 'several', status: 'multiple', ...nothing },
    { id: 'none', status: 'none', ...nothing },
  ]);
});

test('a verdict that a limit left open is replaced once it is known', () => {
  const library = newLibrary();
  const whole = addition({ grid: UNIQUE, id: 'a' });
  const open = {
    ...whole,
    examined: {
      ...whole.examined,
      ...{ status: 'unknown' as const, level: null, score: null, effort: null, steps: null },
      ...{ techniques: null, solution: null },
    },
  };
  library.add([open]);
  expect([...library.find({ status: 'unknown' })].map(({ id }) => id)).toEqual(['a']);
  expect(library.add([whole])).toEqual({ ok: true, value: [{ id: 'a', isNew: false }] });
  expect([...library.find()]).toMatchObject([{ id: 'a', status: 'unique', level: 'easy' }]);
  library.add([open]);
  expect([...library.find()]).toMatchObject([{ id: 'a', status: 'unique', level: 'easy' }]);
});

test('ids that are taken get digits of the hash; puzzles without one are called by it', () => {
  const library = newLibrary();
  const grids = [UNIQUE, rowsOf('12/21'), rowsOf('111/111/111')];
  const [first, second, third] = grids.map((grid) => addition({ grid, id: 'x' }));
  const { hash } = second!.examined;
  const thief = addition({ grid: rowsOf('1122/1122'), id: `x-${hash.slice(0, 8)}` });
  const nameless = addition({ grid: rowsOf('11/12') });
  const added = library.add([first!, thief, second!, third!, nameless]);
  expect(added.ok && added.value.map(({ id }) => id)).toEqual([
    'x',
    `x-${hash.slice(0, 8)}`,
    `x-${hash.slice(0, 8)}+`,
    `x-${third!.examined.hash.slice(0, 8)}`,
    nameless.examined.hash.slice(0, 12),
  ]);
});

test('show finds a puzzle by its id, by the id of a source, and by its hash', () => {
  const library = newLibrary();
  const a = addition({ grid: UNIQUE, id: 'a' });
  const again = addition({ grid: disguise(UNIQUE, seededRandom(2)), id: 'other' }, 'second');
  library.add([a, again, addition({ grid: rowsOf('12/21'), id: 'b' })]);
  const { hash } = a.examined;
  for (const name of ['a', 'other', hash, hash.slice(0, 6)])
    expect(library.show(name)).toMatchObject({ ok: true, value: { id: 'a', hash } });
  for (const name of ['', 'A', hash.slice(0, 4), 'ffffff'])
    expect(library.show(name)).toMatchObject({ ok: false, error: { code: 'missing' } });
  library.add([addition({ grid: rowsOf('111/111/111'), id: 'c' })]);
  library.add([addition({ grid: rowsOf('11/12'), id: 'other' }, 'third')]);
  expect(library.show('other')).toMatchObject({ ok: true, value: { rows: 2 } });
});

test('remove takes all that are named or none', () => {
  const library = newLibrary();
  library.add([
    addition({ grid: UNIQUE, id: 'a' }),
    addition({ grid: rowsOf('12/21'), id: 'b' }, 'elsewhere'),
  ]);
  expect(library.remove(['a', 'missing'])).toMatchObject({ ok: false });
  expect([...library.find()].length).toBe(2);
  expect(library.remove(['b'])).toEqual({ ok: true, value: ['b'] });
  expect([...library.find({ source: 'elsewhere' })]).toEqual([]);
  expect([...library.find()].map(({ id }) => id)).toEqual(['a']);
  expect(library.check()).toEqual({ ok: true, value: [] });
});

test('what a record said wrongly is kept beside what is so', () => {
  const library = newLibrary();
  const solution = new Uint8Array(16).fill(2);
  library.add([addition({ grid: UNIQUE, id: 'a', solution, extra: { level: 'Hard', by: 'me' } })]);
  expect(library.show('a')).toMatchObject({
    ok: true,
    value: {
      level: 'easy',
      stated: { level: 'Hard', solution: ['----', '----', '----', '----'] },
      extra: { by: 'me' },
    },
  });
});

test('the puzzle of a day depends on what the library holds, not on the order of adding', () => {
  const grids = [UNIQUE, rowsOf('11/12'), rowsOf('3322/1342/4113/1133'), rowsOf('112/213/331')];
  const additions = grids.map((grid, index) => addition({ grid, id: `p${index}` }));
  const [one, two] = [newLibrary(), newLibrary()];
  one.add([...additions, addition({ grid: rowsOf('12/21') })]);
  two.add([...additions].reverse());
  const count = [...one.find({ status: 'unique' })].length;
  expect(count).toBeGreaterThan(1);
  const hashOn = (library: typeof one, day: number) => {
    const puzzle = library.daily(day);
    return puzzle.ok ? puzzle.value?.hash : undefined;
  };
  const hashes = Array.from({ length: count }, (_, day) => hashOn(one, 20_000 + day));
  expect(new Set(hashes).size).toBe(count);
  expect(hashes).toEqual(hashes.map((_, day) => hashOn(two, 20_000 + day)));
  expect(hashOn(one, 20_000 + count)).toBe(hashes[0]);
  expect(hashOn(one, -1)).toBe(hashOn(one, count - 1));
  expect(one.daily(0, { level: 'beyond' })).toEqual({ ok: true, value: undefined });
});

test('what was added is there when the file is opened again', () => {
  const library = newLibrary();
  library.add([addition({ grid: UNIQUE, id: 'a' })], new Date('2026-12-01T05:00:00Z'));
  library.close();
  const again = opened(library.path, 'read');
  expect(again.show('a')).toMatchObject({ ok: true, value: { added: '2026-12-01T05:00:00.000Z' } });
});

test('the hash is that of the canonical form', () => {
  const { hash } = addition({ grid: UNIQUE }).examined;
  expect(hash).toBe(
    createHash('sha256')
      .update(puzzleKey(puzzleFromNumbers(4, 4, UNIQUE.flat())))
      .digest('hex'),
  );
});
