/** Changes that happen together or not at all. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** Runs `work` in a transaction that may write; whatever it throws takes everything back. */
export function inTransaction<T>(db: DatabaseSyncInstance, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // A full disk has ended it already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
