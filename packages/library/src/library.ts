/** A library of puzzles: one SQLite file that keeps each puzzle once. docs/library-files.md has the schema. */
import { err, ok, type Result } from '@hitori/core';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { type Added, Adder, type Addition } from './adder.ts';
import { pickDaily } from './daily.ts';
import { errorOf, guard, type LibraryError, libraryError } from './error.ts';
import { type OpenMode, openDatabase } from './open.ts';
import { countOfSource, keysOf, type Query } from './query.ts';
import { countPuzzles, type ShapeCount } from './stats.ts';
import { PuzzleReader, type StoredPuzzle } from './stored.ts';
import { inTransaction } from './transaction.ts';

/** Opens a library; whoever opens it closes it. */
export function openLibrary(path: string, mode: OpenMode): Result<Library, LibraryError> {
  const opened = openDatabase(path, mode);
  return opened.ok ? ok(new Library(opened.value, path)) : opened;
}

/** A source of so many puzzles is common. */
const COMMON = 2000;

export class Library {
  readonly path: string;
  private readonly db: DatabaseSyncInstance;
  private readonly reader: PuzzleReader;
  private adder: Adder | undefined;
  private hasWritten = false;
  /** Statements that are being stepped through: an iterator of this driver does not keep its statement alive. */
  private readonly running = new Set<StatementSyncInstance>();

  constructor(db: DatabaseSyncInstance, path: string) {
    this.db = db;
    this.path = path;
    this.reader = new PuzzleReader(db);
  }

  /**
   * Adds puzzles in one transaction: when it returns, all of them are on the disk, or none is and the
   * error says why.
   */
  add(additions: readonly Addition[], now: Date = new Date()): Result<Added[], LibraryError> {
    return guard(this.path, () => {
      this.adder ??= new Adder(this.db);
      this.hasWritten = true;
      return ok(this.adder.add(additions, now.toISOString()));
    });
  }

  /** The puzzles that fit, in order, as they are asked for. Throws LibraryFailure when the file fails. */
  *find(query: Query = {}): Generator<StoredPuzzle, void, void> {
    try {
      const { sql, values } = keysOf(query, this.isCommonSource(query));
      const statement = this.db.prepare(sql);
      this.running.add(statement);
      try {
        for (const { key } of statement.iterate(...values)) {
          const puzzle = this.reader.read(Number(key));
          if (puzzle) yield puzzle;
        }
      } finally {
        this.running.delete(statement);
      }
    } catch (error) {
      throw new LibraryFailure(errorOf(this.path, error));
    }
  }

  /**
   * The puzzle of this name: its id in the library, else the id that a source has for it, else the
   * beginning of its hash. An error when there is none, or when several have it.
   */
  show(name: string): Result<StoredPuzzle, LibraryError> {
    return guard(this.path, () => {
      const [key, other] = this.keysNamed(name);
      const puzzle = key === undefined ? undefined : this.reader.read(key);
      if (!puzzle) return err(libraryError(this.path, 'missing', `has no puzzle '${name}'`));
      if (other === undefined) return ok(puzzle);
      const example = this.reader.read(other)?.id;
      return err(
        libraryError(
          this.path,
          'missing',
          `has several puzzles '${name}', such as '${puzzle.id}' and '${example}'`,
        ),
      );
    });
  }

  /** Removes the puzzles of these names, all or none, and returns their ids. */
  remove(names: readonly string[]): Result<string[], LibraryError> {
    return guard(this.path, () =>
      inTransaction(this.db, () => {
        const ids: string[] = [];
        for (const name of names) {
          const found = this.show(name);
          if (!found.ok) return found;
          ids.push(found.value.id);
        }
        this.hasWritten = true;
        const statement = this.db.prepare('DELETE FROM puzzles WHERE id = ?');
        for (const id of ids) statement.run(id);
        this.db.exec('DELETE FROM sources WHERE key NOT IN (SELECT source FROM origins)');
        return ok(ids);
      }),
    );
  }

  /** How many puzzles of each shape, by level or verdict. */
  stats(query: Query = {}): Result<ShapeCount[], LibraryError> {
    return guard(this.path, () => ok(countPuzzles(this.db, query)));
  }

  /** The puzzle of a day, counted from 1970-01-01, among the unique ones that fit. */
  daily(day: number, query: Query = {}): Result<StoredPuzzle | undefined, LibraryError> {
    return guard(this.path, () => {
      const key = pickDaily(this.db, day, query);
      return ok(key === undefined ? undefined : this.reader.read(key));
    });
  }

  /** What the database finds wrong with its file; empty when nothing. */
  check(): Result<string[], LibraryError> {
    return guard(this.path, () => {
      const whole = this.db.prepare('PRAGMA integrity_check').all();
      const keys = this.db.prepare('PRAGMA foreign_key_check').all();
      const faults = whole.map((row) => String(row['integrity_check']));
      return ok([
        ...faults.filter((fault) => fault !== 'ok'),
        ...keys.map((row) => `a row of ${String(row['table'])} belongs to nothing`),
      ]);
    });
  }

  /**
   * Gives the planner its figures where there are new ones, moves the log into the file, and closes it. What
   * is committed is safe without any of that, so another program at work is not waited for. Closing twice
   * does nothing.
   */
  close(): void {
    if (!this.db.isOpen) return;
    try {
      if (this.hasWritten)
        this.db.exec('PRAGMA busy_timeout = 0; PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // In use by another program.
    }
    this.db.close();
  }

  private isCommonSource({ source }: Query): boolean {
    if (source === undefined) return false;
    const { sql, values } = countOfSource(source, COMMON);
    return Number(this.db.prepare(sql).get(...values)?.count) === COMMON;
  }

  private keysNamed(name: string): number[] {
    const keys = (sql: string, ...values: (string | Uint8Array)[]): number[] =>
      this.db
        .prepare(sql)
        .all(...values)
        .map(({ key }) => Number(key));
    const byId = keys('SELECT key FROM puzzles WHERE id = ?', name);
    if (byId.length > 0) return byId;
    const byRecord = keys(
      'SELECT DISTINCT puzzle AS key FROM origins WHERE record = ? LIMIT 2',
      name,
    );
    if (byRecord.length > 0 || !/^(?:[\da-f]{2}){3,32}$/.test(name)) return byRecord;
    const start = Buffer.from(name, 'hex');
    const end = Buffer.concat([start, Buffer.alloc(32, 0xff)]);
    return keys('SELECT key FROM puzzles WHERE hash BETWEEN ? AND ? LIMIT 2', start, end);
  }
}

/** The file failed while puzzles were being read out of it. */
export class LibraryFailure extends Error {
  readonly error: LibraryError;

  constructor(error: LibraryError) {
    super(error.message);
    this.error = error;
  }
}
