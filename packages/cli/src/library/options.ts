/** The options of the commands that work on a library, and the query that some of them make. */
import { LEVELS, ok, TECHNIQUES } from '@hitori/core';
import { QUERY_READERS, type Query, STATUSES } from '@hitori/library';
import type { OptionSpec, OptionSpecs } from '../shell/command.ts';
import { UsageError } from '../shell/io.ts';

export interface LibraryValues {
  library?: string;
}

export const LIBRARY_OPTION: OptionSpecs<LibraryValues> = {
  library: {
    flags: '-l, --library <file>',
    summary: 'the file of the library',
    read: (text) => ok(text),
    isFile: true,
  },
};

/** The file that is asked for, which has no default: nobody adds to a library by mistake. */
export function libraryPath({ library }: LibraryValues): string {
  if (library === undefined || library === '')
    throw new UsageError('name the file of the library with --library');
  return library;
}

export type QueryValues = { -readonly [Name in keyof Query]?: Query[Name] };

export const QUERY_OPTIONS: OptionSpecs<QueryValues> = {
  level: field('level', '--level <level>', 'exactly this level', LEVELS),
  shape: field('shape', '--shape <RxC>', 'exactly so many rows and columns'),
  status: field('status', '--status <verdict>', 'exactly this verdict', STATUSES),
  score: field('score', '--score <A..B>', 'a score within this range'),
  effort: field('effort', '--effort <A..B>', 'an effort within this range'),
  technique: field('technique', '--technique <name>', 'needs this technique', TECHNIQUES),
  minGivens: field('minGivens', '--min-givens <n>', 'at least so many cells that are not blank'),
  source: field('source', '--source <name>', 'from this source; * and ? stand for anything'),
  addedSince: field('addedSince', '--added-since <date>', 'added on this day (UTC) or later'),
  limit: field('limit', '--limit <n>', 'at most so many puzzles'),
  sort: field(
    'sort',
    '--sort <field>',
    'added, id, level, score, effort, givens, shape; -score begins with the highest',
  ),
};

/** Those that choose puzzles, without those that arrange them. */
export type QueryFilters = Omit<QueryValues, 'limit' | 'sort'>;

const { limit: _limit, sort: _sort, ...filters } = QUERY_OPTIONS;
export const QUERY_FILTERS: OptionSpecs<QueryFilters> = filters;

function field<Name extends keyof Query>(
  name: Name,
  flags: string,
  summary: string,
  choices?: readonly string[],
): OptionSpec<NonNullable<Query[Name]>> {
  // Its reader belongs to the field of the same name.
  const read = QUERY_READERS[name] as OptionSpec<NonNullable<Query[Name]>>['read'];
  return { flags, summary, ...(read && { read }), ...(choices && { choices }) };
}

/** The fields of the query among the values of a command. */
export function queryOf(values: QueryValues): Query {
  const names = Object.keys(QUERY_READERS) as (keyof Query)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
