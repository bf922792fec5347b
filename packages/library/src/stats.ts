/** How many puzzles a library has, by shape and by level (or verdict, where there is no level). */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { conditionsOf, type Query } from './query.ts';

export interface ShapeCount {
  readonly rows: number;
  readonly cols: number;
  /** By level; puzzles without one by their status: `multiple`, `none`, `unknown`. */
  readonly counts: Readonly<Record<string, number>>;
}

interface CountRow {
  readonly rows: number;
  readonly cols: number;
  readonly kind: string;
  readonly count: number;
}

/** The smallest shapes first. */
export function countPuzzles(db: DatabaseSyncInstance, query: Query): ShapeCount[] {
  const { tables, where, values } = conditionsOf(query);
  const rows = db
    .prepare(
      `SELECT rows, cols, coalesce(level, status) AS kind, count(*) AS count
        FROM ${tables}${where} GROUP BY rows, cols, kind ORDER BY rows, cols`,
    )
    .all(...values) as unknown as CountRow[];
  const shapes = new Map<string, { rows: number; cols: number; counts: Record<string, number> }>();
  for (const { rows: height, cols, kind, count } of rows) {
    const name = `${height}x${cols}`;
    const shape = shapes.get(name) ?? { rows: height, cols, counts: {} };
    shape.counts[kind] = count;
    shapes.set(name, shape);
  }
  return [...shapes.values()];
}
