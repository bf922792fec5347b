/** Files that are no library, cannot be written, are newer, or are damaged; and the way of the schema. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { openLibrary } from '../src/library.ts';
import { APPLICATION_ID, MIGRATIONS, migrate, versionOf } from '../src/schema.ts';
import { addition, newLibrary, opened, rowsOf, temporaryFolder, UNIQUE } from './harness.ts';

function refusal(path: string, mode: 'read' | 'write' | 'create' = 'create') {
  const result = openLibrary(path, mode);
  if (result.ok) throw new Error('it was opened');
  return result.error;
}

test('a file that is not there is made by adding alone', () => {
  const path = join(temporaryFolder(), 'new.db');
  for (const mode of ['read', 'write'] as const)
    expect(refusal(path, mode)).toEqual({
      code: 'missing',
      message: `'${path}' is not there: \`hitori library add\` makes it`,
    });
  expect(existsSync(path)).toBe(false);
  opened(path).close();
  expect([...opened(path, 'read').find()]).toEqual([]);
});

test('an empty file becomes a library only when something is added', () => {
  const path = join(temporaryFolder(), 'empty.db');
  writeFileSync(path, '');
  expect(refusal(path, 'read').code).toBe('not-a-library');
  expect(readFileSync(path).length).toBe(0);
  expect([...opened(path).find()]).toEqual([]);
});

test('a new file appears whole: nothing else is left in its folder', () => {
  const folder = temporaryFolder();
  const library = opened(join(folder, 'a.db'));
  library.add([addition({ grid: UNIQUE })]);
  expect(readdirSync(folder).filter((name) => name.includes('.tmp'))).toEqual([]);
});

test('what is no library is refused in every mode, and left as it was', () => {
  const folder = temporaryFolder();
  const text = join(folder, 'puzzles.txt');
  writeFileSync(text, '12/21\n'.repeat(1000));
  const foreign = join(folder, 'foreign.db');
  const db = new DatabaseSync(foreign);
  db.exec('CREATE TABLE mine (x)');
  db.close();
  const directory = join(folder, 'directory');
  mkdirSync(directory);
  const cut = join(folder, 'cut.db');
  writeFileSync(cut, readFileSync(foreign).subarray(0, 50));
  const before = [text, foreign, cut].map((path) => readFileSync(path));
  for (const path of [text, foreign, cut, directory])
    for (const mode of ['read', 'write', 'create'] as const) {
      const error = refusal(path, mode);
      expect([path, mode, error.code]).toEqual([path, mode, 'not-a-library']);
      expect(error.message).toMatch(/^'.*' is .*no library of puzzles$/);
    }
  expect([text, foreign, cut].map((path) => readFileSync(path))).toEqual(before);
});

test('a file of a newer version is refused by name, and left as it was', () => {
  const { path } = closed();
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  db.close();
  expect(refusal(path)).toEqual({
    code: 'newer',
    message: `'${path}' was written by a newer version of hitori (schema ${MIGRATIONS.length + 1}; this one knows ${MIGRATIONS.length})`,
  });
});

test('a damaged file is told in one line', () => {
  const { path } = closed();
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 4096, bytes.length - 100);
  writeFileSync(path, bytes);
  const result = openLibrary(path, 'read');
  const error = result.ok ? result.value.stats() : result;
  expect(error).toMatchObject({ ok: false, error: { code: 'damaged' } });
});

test('a folder that is not there is named', () => {
  expect(refusal(join(temporaryFolder(), 'no', 'a.db')).message).toMatch(/no such folder$/);
});

test('the file says what it is, in its header and its schema', () => {
  const { path } = closed();
  const header = readFileSync(path).subarray(0, 100);
  expect(header.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(header.readUInt32BE(68)).toBe(APPLICATION_ID);
  expect(header.subarray(68, 72).toString()).toBe('HTRI');
  expect(header.readUInt32BE(60)).toBe(MIGRATIONS.length);
  // 2: a write-ahead log.
  expect([header[18], header[19]]).toEqual([2, 2]);
});

test('a step of the schema is done once, whole or not at all', () => {
  const { path } = closed();
  const db = new DatabaseSync(path);
  const before = versionOf(db);
  const further = 'ALTER TABLE puzzles ADD COLUMN note TEXT; UPDATE puzzles SET note = id';
  const broken = 'DELETE FROM puzzles; SELECT no_such_function()';
  expect(() => migrate(db, [...MIGRATIONS, further, broken])).toThrow(/no_such_function/);
  expect(versionOf(db)).toBe(before + 1);
  expect(db.prepare('SELECT note FROM puzzles').all()).toMatchObject([{ note: 'a' }]);
  migrate(db, [...MIGRATIONS, further]);
  expect(versionOf(db)).toBe(before + 1);
  db.close();
});

test('a transaction that does not fit on the disk adds nothing, and the library goes on', () => {
  const { path } = closed();
  const library = opened(path, 'write');
  const kept = [...library.find()].length;
  const many = Array.from({ length: 200 }, (_, index) => {
    const extra = { note: 'x'.repeat(2000), index };
    return addition({ grid: [[index + 1, 1, 1, index + 2].map(String)], id: `n${index}`, extra });
  });
  // Each has the same pairs, so they would be one puzzle: different lengths make them different.
  const different = many.map((one, index) => ({
    ...one,
    examined: { ...one.examined, hash: index.toString(16).padStart(64, '0') },
  }));
  const db = (library as unknown as { db: DatabaseSyncInstance }).db;
  db.exec('PRAGMA max_page_count = 60');
  expect(library.add(different)).toEqual({
    ok: false,
    error: { code: 'full', message: `'${path}' cannot grow: the disk is full` },
  });
  expect([...library.find()].length).toBe(kept);
  db.exec('PRAGMA max_page_count = 100000');
  expect(library.add(different)).toMatchObject({ ok: true });
  expect([...library.find()].length).toBe(kept + 200);
  expect(library.check()).toEqual({ ok: true, value: [] });
});

/** A library with two puzzles, closed. */
function closed() {
  const library = newLibrary();
  library.add([addition({ grid: UNIQUE, id: 'a' })]);
  library.close();
  return library;
}

test('two connections add at once and lose nothing', () => {
  const path = join(temporaryFolder(), 'shared.db');
  const [one, two] = [opened(path), opened(path)];
  one.add([addition({ grid: UNIQUE, id: 'a' }, 'one')]);
  two.add([addition({ grid: UNIQUE, id: 'a' }, 'two')]);
  two.add([addition({ grid: rowsOf('12/21'), id: 'b' }, 'two')]);
  one.add([addition({ grid: rowsOf('21/12'), id: 'b' }, 'one')]);
  expect([...one.find()].map(({ id, sources }) => [id, sources.length])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
});
