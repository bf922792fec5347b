/**
 * The puzzle of a day: the unique puzzles that fit, in the order of their hashes, take turns. So it depends
 * on nothing but what the library holds and the date, whatever the order in which puzzles were added, and
 * no puzzle comes again before all others have had their day.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { conditionsOf, type Query } from './query.ts';

/** The key of the puzzle; undefined when nothing fits. */
export function pickDaily(db: DatabaseSyncInstance, day: number, query: Query): number | undefined {
  const { tables, where, values } = conditionsOf({ ...query, status: 'unique' });
  const count = Number(
    db.prepare(`SELECT count(*) AS count FROM ${tables}${where}`).get(...values)?.['count'],
  );
  if (count === 0) return undefined;
  const turn = ((day % count) + count) % count;
  const row = db
    .prepare(`SELECT key FROM ${tables}${where} ORDER BY hash LIMIT 1 OFFSET ?`)
    .get(...values, turn);
  return Number(row?.['key']);
}
