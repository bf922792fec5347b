/**
 * What is looked for in a library, and its SQL. Every text of a person is a bound value; the statement is
 * put together from the fixed pieces below.
 */
import {
  type Level,
  type NumberRange,
  type Status,
  TECHNIQUES,
  type Technique,
} from '@hitori/core';

export const STATUSES: readonly Status[] = ['unique', 'multiple', 'none', 'unknown'];

/** What a list can be sorted by; `-score` begins with the highest. */
export const SORTS = ['added', 'id', 'level', 'score', 'effort', 'givens', 'shape'] as const;
export type Sort = (typeof SORTS)[number];

/** All that is given must hold. */
export interface Query {
  readonly level?: Level | undefined;
  readonly shape?: { readonly rows: number; readonly cols: number } | undefined;
  readonly status?: Status | undefined;
  readonly score?: NumberRange | undefined;
  readonly effort?: NumberRange | undefined;
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

/** The sources of a name, which may be a pattern. */
const SOURCES = 'SELECT key FROM sources WHERE name = ? OR name GLOB ?';

/** Counts the puzzles of a source, but no further than `most`. */
export function countOfSource(source: string, most: number): Statement {
  const sql = `SELECT count(*) AS count FROM
    (SELECT 1 FROM origins WHERE source IN (${SOURCES}) LIMIT ?)`;
  return { sql, values: [source, source, most] };
}

/**
 * Selects the keys of the puzzles that fit, in order.
 *
 * @param isCommonSource whether so many puzzles are of the source that each had better be asked for it.
 */
export function keysOf(query: Query, isCommonSource = false): Statement {
  const { limit, sort } = orderOf(query);
  const { tables, where, values, isSelective } = conditionsOf(query, isCommonSource);
  // What has no score comes last, whichever way.
  const direction = sort?.isDescending ? ' DESC' : '';
  const [first, ...others] = sort ? SORT_COLUMNS[sort.by] : [];
  const order = [
    ...(first === undefined ? [] : [first + (direction || ' NULLS LAST')]),
    ...others.map((column) => column + direction),
  ];
  // The plus keeps the planner from walking the whole table only because it lies in this order.
  const ordering = [...order, isSelective && !sort ? '+key' : 'key'].join(', ');
  return {
    sql: `SELECT key FROM ${tables}${where} ORDER BY ${ordering}${limit === undefined ? '' : ' LIMIT ?'}`,
    values: limit === undefined ? values : [...values, limit],
  };
}

/** The index on the time of adding is walked in the order that is usual anyway. */
function orderOf({ limit, sort, addedSince }: Query): Pick<Query, 'limit' | 'sort'> {
  const usual =
    addedSince === undefined ? undefined : ({ by: 'added', isDescending: false } as const);
  return { limit, sort: sort ?? usual };
}

interface Conditions {
  /** What stands behind FROM. */
  readonly tables: string;
  /** The WHERE clause; empty when there is none. */
  readonly where: string;
  readonly values: (string | number)[];
  /** Whether some condition is worth beginning with. */
  readonly isSelective: boolean;
}

export function conditionsOf(query: Query, isCommonSource = false): Conditions {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  let isSelective = false;
  const filter = (condition: string, ...bound: (string | number)[]): void => {
    conditions.push(condition);
    values.push(...bound);
  };
  const need: typeof filter = (...condition) => {
    filter(...condition);
    isSelective = true;
  };
  const { level, shape, status, score, effort, technique, minGivens, source, addedSince } = query;
  if (level !== undefined) need('level = ?', level);
  if (shape) need('rows = ? AND cols = ?', shape.rows, shape.cols);
  // Nearly all puzzles of a library have one solution: no index helps to find them.
  if (status === 'unique') filter('+status = ?', status);
  else if (status !== undefined) need('status = ?', status);
  if (score) need('score BETWEEN ? AND ?', score.least, score.most);
  if (effort) need('effort BETWEEN ? AND ?', effort.least, effort.most);
  // Joined, so that the planner may begin with either table.
  if (technique !== undefined)
    need(`techniques.puzzle = key AND ${TECHNIQUE_COLUMNS[technique]} > 0`);
  if (minGivens !== undefined) need('givens >= ?', minGivens);
  if (addedSince !== undefined) need('added >= ?', addedSince);
  if (source !== undefined) {
    if (isCommonSource) {
      // Nothing before its first puzzle has to be asked.
      filter(
        `${isSelective || query.sort ? '+key' : 'key'} >=
          (SELECT min(puzzle) FROM origins WHERE source IN (${SOURCES}))`,
        ...[source, source],
      );
      filter(
        `EXISTS (SELECT 1 FROM origins WHERE origins.puzzle = key AND source IN (${SOURCES}))`,
        ...[source, source],
      );
    } else
      need(
        `key IN (SELECT origins.puzzle FROM origins WHERE source IN (${SOURCES}))`,
        ...[source, source],
      );
  }
  return {
    tables: technique === undefined ? 'puzzles' : 'puzzles, techniques',
    where: conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`,
    values,
    isSelective,
  };
}
