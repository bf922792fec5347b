/**
 * `@hitori/library`: libraries of puzzles, each one SQLite file. `@hitori/library/examine` finds out what is kept
 * of a puzzle, without the database.
 */
export type { Added, Addition } from './adder.ts';
export type { LibraryError, LibraryErrorCode } from './error.ts';
export type { Examined, Stated } from './examine.ts';
export { type Library, LibraryFailure, openLibrary } from './library.ts';
export type { OpenMode } from './open.ts';
export { type Query, SORTS, type Sort, STATUSES } from './query.ts';
export { parseQuery, QUERY_READERS } from './query-text.ts';
export type { ShapeCount } from './stats.ts';
export type { Origin, StoredPuzzle } from './stored.ts';
