/**
 * The schema of a library, as the steps that lead to it: a file of version N has been through the first N.
 * A step that a release has shipped is never edited; a change is a further step. docs/library-files.md
 * describes the result.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { inTransaction } from './transaction.ts';

/** Marks a SQLite file as a library, in its header: `HTRI`. */
export const APPLICATION_ID = 0x48_54_52_49;

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE puzzles (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    rows INTEGER NOT NULL,
    cols INTEGER NOT NULL,
    givens INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('unique', 'multiple', 'none', 'unknown')),
    level TEXT,
    score INTEGER,
    effort REAL,
    steps INTEGER,
    added TEXT NOT NULL
  ) STRICT;
  CREATE INDEX puzzles_by_shape ON puzzles (rows, cols, level, score);
  CREATE INDEX puzzles_by_status ON puzzles (status);
  CREATE INDEX puzzles_by_level ON puzzles (level, score);
  CREATE INDEX puzzles_by_rank ON puzzles (instr('easy medium hard expert beyond', level), score);
  CREATE INDEX puzzles_by_score ON puzzles (score);
  CREATE INDEX puzzles_by_effort ON puzzles (effort);
  CREATE INDEX puzzles_by_givens ON puzzles (givens);
  CREATE INDEX puzzles_by_added ON puzzles (added);

  CREATE TABLE boards (
    puzzle INTEGER PRIMARY KEY REFERENCES puzzles ON DELETE CASCADE,
    grid TEXT NOT NULL,
    solution TEXT,
    stated TEXT,
    extra TEXT
  ) STRICT;

  CREATE TABLE techniques (
    puzzle INTEGER PRIMARY KEY REFERENCES puzzles ON DELETE CASCADE,
    routine INTEGER NOT NULL,
    sandwich INTEGER NOT NULL,
    pair INTEGER NOT NULL,
    corner INTEGER NOT NULL,
    cut INTEGER NOT NULL,
    forced INTEGER NOT NULL,
    short_contradiction INTEGER NOT NULL,
    contradiction INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX techniques_routine ON techniques (puzzle) WHERE routine > 0;
  CREATE INDEX techniques_sandwich ON techniques (puzzle) WHERE sandwich > 0;
  CREATE INDEX techniques_pair ON techniques (puzzle) WHERE pair > 0;
  CREATE INDEX techniques_corner ON techniques (puzzle) WHERE corner > 0;
  CREATE INDEX techniques_cut ON techniques (puzzle) WHERE cut > 0;
  CREATE INDEX techniques_forced ON techniques (puzzle) WHERE forced > 0;
  CREATE INDEX techniques_short_contradiction ON techniques (puzzle) WHERE short_contradiction > 0;
  CREATE INDEX techniques_contradiction ON techniques (puzzle) WHERE contradiction > 0;

  CREATE TABLE sources (
    key INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE origins (
    puzzle INTEGER NOT NULL REFERENCES puzzles ON DELETE CASCADE,
    source INTEGER NOT NULL REFERENCES sources,
    record TEXT NOT NULL,
    line INTEGER,
    PRIMARY KEY (puzzle, source, record)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX origins_by_source ON origins (source, puzzle);
  `,
];

/** Makes a library of an empty database. */
export function createSchema(db: DatabaseSyncInstance): void {
  // No prepared statements: the binding ends them late, and the file is to be whole when it is closed.
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  for (const step of MIGRATIONS) db.exec(step);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
}

/** The version of the schema that a file has. */
export function versionOf(db: DatabaseSyncInstance): number {
  return pragma(db, 'user_version');
}

/** Whether the file says that it is a library. */
export function isLibrary(db: DatabaseSyncInstance): boolean {
  return pragma(db, 'application_id') === APPLICATION_ID;
}

/** Brings the schema up to date, each step whole or not at all. */
export function migrate(db: DatabaseSyncInstance, steps: readonly string[] = MIGRATIONS): void {
  while (versionOf(db) < steps.length)
    inTransaction(db, () => {
      // Another program may have done this step while we waited.
      const version = versionOf(db);
      const step = steps[version];
      if (step === undefined) return;
      db.exec(step);
      db.exec(`PRAGMA user_version = ${version + 1}`);
    });
}

function pragma(db: DatabaseSyncInstance, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}
