/**
 * A query as people write it: each field as a text of its own (an option of the command), or all of them in
 * one, `level=hard&shape=8x8`.
 */
import { err, LEVELS, ok, parseRange, type Result, TECHNIQUES } from '@hitori/core';
import { type Query, SORTS, STATUSES } from './query.ts';

type Reader<T> = (text: string) => Result<T, string>;

type QueryReaders = { readonly [Name in keyof Query]-?: Reader<NonNullable<Query[Name]>> };

/** The reader of each field; an error is a sentence that says what it must be. */
export const QUERY_READERS: QueryReaders = {
  level: oneOf(LEVELS),
  shape: readShape,
  status: oneOf(STATUSES),
  score: parseRange,
  effort: parseRange,
  technique: oneOf(TECHNIQUES),
  minGivens: readCount,
  source: (text) => (text === '' ? err('It must not be empty.') : ok(text)),
  addedSince: readMoment,
  limit: readCount,
  sort: readSort,
};

/** `min-givens` is the field `minGivens`. */
const FIELD_NAMES: ReadonlyMap<string, keyof Query> = new Map(
  (Object.keys(QUERY_READERS) as (keyof Query)[]).map((field) => [
    field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    field,
  ]),
);

/** Reads `level=hard&shape=8x8`, with the escapes of addresses; the empty text is the query for all. */
export function parseQuery(text: string): Result<Query, string> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const field = FIELD_NAMES.get(name);
    if (field === undefined)
      return err(`there is no '${name}': choose among ${[...FIELD_NAMES.keys()].join(', ')}`);
    if (field in query) return err(`'${name}' stands twice`);
    const read = QUERY_READERS[field](value);
    if (!read.ok) return err(`${name}=${value}: ${read.error}`);
    query[field] = read.value;
  }
  return ok(query);
}

function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return (text) => {
    const found = words.find((word) => word === text);
    return found === undefined ? err(`Choose one of ${words.join(', ')}.`) : ok(found);
  };
}

function readShape(text: string): Result<{ rows: number; cols: number }, string> {
  const match = /^(\d{1,3})x(\d{1,3})$/i.exec(text);
  if (!match) return err('It must be rows x columns, such as 8x8.');
  return ok({ rows: Number(match[1]), cols: Number(match[2]) });
}

function readCount(text: string): Result<number, string> {
  return /^\d{1,15}$/.test(text) ? ok(Number(text)) : err('It must be a whole number from 0 up.');
}

/** A date, or a date and time; without a zone they are UTC. */
function readMoment(text: string): Result<string, string> {
  const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text);
  const isLocal = isIso?.[1] !== undefined && isIso[4] === undefined;
  const moment = isIso ? new Date(isLocal ? `${text}Z` : text) : undefined;
  return moment && !Number.isNaN(moment.getTime())
    ? ok(moment.toISOString())
    : err('It must be a date such as 2026-12-01, or 2026-12-01T08:00Z.');
}

function readSort(text: string): Result<NonNullable<Query['sort']>, string> {
  const isDescending = text.startsWith('-');
  const by = SORTS.find((name) => name === (isDescending ? text.slice(1) : text));
  return by === undefined
    ? err(`Choose one of ${SORTS.join(', ')}; -score begins with the highest.`)
    : ok({ by, isDescending });
}
