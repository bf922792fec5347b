/**
 * What is looked for in a library, and its SQL. Every text of a person is a bound value; the statement is
 * put together from the fixed pieces below.
 */
import { type Level, type Status, TECHNIQUES, type Technique } from '@hitori/core';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export const STATUSES: readonly Status[] = ['unique', 'multiple', 'none', 'unknown'];

/** What a list can be sorted by; `-score` begins with the highest. */
export const SORTS = ['added', 'id', 'level', 'score', 'effort', 'givens', 'shape'] as const;
export type Sort = (typeof SORTS)[number];

/** All that is given must hold. */
export interface Query {
  readonly level?: Level | undefined;
  readonly shape?: { readonly rows: number; readonly cols: number } | undefined;
  readonly status?: Status | undefined;
  readonly score?: Range | undefined;
  readonly effort?: Range | undefined;
  /** Used at least once. */
  readonly technique?: Technique | undefined;
  readonly minGivens?: number | undefined;
  /** The name of a source, or a pattern with `*` and `?`. */
  readonly source?: string | undefined;
  /** ISO 8601, UTC. */
  readonly addedSince?: string | undefined;
  readonly limit?: number | undefined;
  /** default: in the order in which they were added. */
  readonly sort?: { readonly by: Sort; readonly isDescending: boolean } | undefined;
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** The levels from easy to beyond as numbers; there is an index on just this expression. */
const LEVEL_RANK = "instr('easy medium hard expert beyond', level)";

const SORT_COLUMNS: Readonly<Record<Sort, readonly string[]>> = {
  added: ['added'],
  id: ['id'],
  level: [LEVEL_RANK, 'score'],
  score: ['score'],
  effort: ['effort'],
  givens: ['givens'],
  shape: ['rows', 'cols'],
};

/** Each technique has a column of its name. */
const TECHNIQUE_COLUMNS = Object.fromEntries(
  TECHNIQUES.map((technique) => [technique, technique]),
) as Readonly<Record<Technique, Technique>>;

/** Selects the keys of the puzzles that fit, in order. */
export function keysOf(query: Query): Statement {
  const { limit, addedSince } = query;
  // The index on the time of adding is walked in the order that is wanted anyway.
  const usual =
    addedSince === undefined ? undefined : ({ by: 'added', isDescending: false } as const);
  const sort = query.sort ?? usual;
  const { tables, where, values } = conditionsOf(query);
  // What has no score comes last, whichever way.
  const direction = sort?.isDescending ? ' DESC' : '';
  const [first, ...others] = sort ? SORT_COLUMNS[sort.by] : [];
  const order = [
    ...(first === undefined ? [] : [first + (direction || ' NULLS LAST')]),
    ...others.map((column) => column + direction),
  ];
  // The plus keeps the planner from walking the whole table only because it lies in this order.
  const last = where === '' || sort ? 'key' : '+key';
  const ordering = [...order, last].join(', ');
  return {
    sql: `SELECT key FROM ${tables}${where} ORDER BY ${ordering}${limit === undefined ? '' : ' LIMIT ?'}`,
    values: limit === undefined ? values : [...values, limit],
  };
}

interface Conditions {
  /** What stands behind FROM. */
  readonly tables: string;
  /** The WHERE clause; empty when there is none. */
  readonly where: string;
  readonly values: (string | number)[];
}

export function conditionsOf(query: Query): Conditions {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const need = (condition: string, ...bound: (string | number)[]): void => {
    conditions.push(condition);
    values.push(...bound);
  };
  const { level, shape, status, score, effort, technique, minGivens, source, addedSince } = query;
  if (level !== undefined) need('level = ?', level);
  if (shape) need('rows = ? AND cols = ?', shape.rows, shape.cols);
  if (status !== undefined) need('status = ?', status);
  if (score) need('score BETWEEN ? AND ?', score.least, score.most);
  if (effort) need('effort BETWEEN ? AND ?', effort.least, effort.most);
  // Joined, so that the planner may begin with either table.
  if (technique !== undefined) need(`puzzle = key AND ${TECHNIQUE_COLUMNS[technique]} > 0`);
  if (minGivens !== undefined) need('givens >= ?', minGivens);
  if (source !== undefined)
    need(
      `key IN (SELECT puzzle FROM origins WHERE source IN
        (SELECT key FROM sources WHERE name = ? OR name GLOB ?))`,
      source,
      source,
    );
  if (addedSince !== undefined) need('added >= ?', addedSince);
  return {
    tables: technique === undefined ? 'puzzles' : 'puzzles, techniques',
    where: conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`,
    values,
  };
}
