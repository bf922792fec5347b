/**
 * The file of a library: opened, made where there is none, brought up to date. A new file is made under
 * another name beside its place and put there when it is whole, so that a library never lies half made.
 */
import {
  accessSync,
  closeSync,
  constants,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { err, ok, type Result } from '@hitori/core';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { guard, type LibraryError, libraryError } from './error.ts';
import { createSchema, isLibrary, MIGRATIONS, migrate, versionOf } from './schema.ts';

/** `create` makes the file where there is none. */
export type OpenMode = 'read' | 'write' | 'create';

/** How long to wait for another program that writes, in milliseconds. */
const BUSY_MS = 60_000;

/** Room for the parts of the indexes that are written everywhere at once. */
const CACHE_KB = 64_000;

/** So many pages of 4 kB may wait in the log before they are moved into the file. */
const LOG_PAGES = 8000;

const MAGIC = 'SQLite format 3\0';

/** Opens the database of a library whose schema is up to date. */
export function openDatabase(
  path: string,
  mode: OpenMode,
): Result<DatabaseSyncInstance, LibraryError> {
  return guard(path, () => {
    const kind = kindOf(path);
    if (kind === 'directory')
      return err(libraryError(path, 'not-a-library', 'is a directory, no library of puzzles'));
    const isNew = kind === 'missing' || (kind === 'empty' && mode === 'create');
    if (isNew && mode !== 'create')
      return err(libraryError(path, 'missing', 'is not there: `hitori library add` makes it'));
    if (isNew) {
      const made = makeFile(path);
      if (!made.ok) return made;
    } else if (kind !== 'database')
      return err(libraryError(path, 'not-a-library', 'is no library of puzzles'));
    return openFile(path, mode);
  });
}

type Kind = 'missing' | 'directory' | 'empty' | 'database' | 'other';

function kindOf(path: string): Kind {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'missing';
  if (stats.isDirectory()) return 'directory';
  if (!stats.isFile()) return 'other';
  return stats.size === 0 ? 'empty' : startsAsDatabase(path) ? 'database' : 'other';
}

function startsAsDatabase(path: string): boolean {
  const start = Buffer.alloc(MAGIC.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, start);
  } finally {
    closeSync(file);
  }
  return start.toString('latin1') === MAGIC;
}

function openFile(path: string, mode: OpenMode): Result<DatabaseSyncInstance, LibraryError> {
  const canWrite = isWritable(path) && isWritable(dirname(resolve(path)));
  if (!canWrite && mode !== 'read')
    return err(libraryError(path, 'read-only', 'cannot be written: it is read-only'));
  const db = canWrite
    ? new DatabaseSync(path, { timeout: BUSY_MS })
    : new DatabaseSync(readOnlyUrl(path), { readOnly: true, timeout: BUSY_MS });
  try {
    const fault = prepare(db, path, canWrite);
    if (!fault) return ok(db);
    db.close();
    return err(fault);
  } catch (error) {
    db.close();
    throw error;
  }
}

function prepare(
  db: DatabaseSyncInstance,
  path: string,
  canWrite: boolean,
): LibraryError | undefined {
  if (!isLibrary(db)) return libraryError(path, 'not-a-library', 'is no library of puzzles');
  const version = versionOf(db);
  const known = MIGRATIONS.length;
  if (version > known)
    return libraryError(
      path,
      'newer',
      `was written by a newer version of hitori (schema ${version}; this one knows ${known})`,
    );
  if (version < known && !canWrite)
    return libraryError(path, 'read-only', 'must be brought up to date, but is read-only');
  if (!canWrite) return undefined;
  // What is committed is on the disk: a power cut takes nothing back that was reported.
  db.exec(`PRAGMA synchronous = FULL; PRAGMA cache_size = -${CACHE_KB}`);
  db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  migrate(db);
  return undefined;
}

/** Without its folder, a database in WAL mode is read only if nothing can change it. */
function readOnlyUrl(path: string): URL {
  const url = pathToFileURL(path);
  const hasLog = statSync(`${path}-wal`, { throwIfNoEntry: false }) !== undefined;
  if (!hasLog) url.searchParams.set('immutable', '1');
  return url;
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function makeFile(path: string): Result<undefined, LibraryError> {
  const folder = dirname(resolve(path));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return err(libraryError(path, 'failed', 'cannot be made: there is no such folder'));
  if (!isWritable(folder))
    return err(libraryError(path, 'read-only', 'cannot be made: its folder is read-only'));
  const draft = `${path}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  try {
    const db = new DatabaseSync(draft);
    try {
      db.exec('PRAGMA journal_mode = WAL');
      createSchema(db);
    } finally {
      db.close();
    }
    putInPlace(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return ok(undefined);
}

/** Leaves a file alone that another program has put there meanwhile, unless it is empty. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch {
    // There is an empty file, or the file system has no links.
    const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (size === 0) renameSync(draft, path);
  }
}
