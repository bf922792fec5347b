/** What can go wrong with the file of a library, as values. */
import { err, type Result } from '@hitori/core';

export type LibraryErrorCode =
  /** There is no such file. */
  | 'missing'
  /** The file is something else. */
  | 'not-a-library'
  /** A newer version of this program has made it. */
  | 'newer'
  /** It cannot be written. */
  | 'read-only'
  /** There is no room left on the disk. */
  | 'full'
  /** Another program was writing for too long. */
  | 'busy'
  /** What is in the file cannot be right. */
  | 'damaged'
  /** The file cannot be opened, read or written for another reason. */
  | 'failed';

export interface LibraryError {
  readonly code: LibraryErrorCode;
  /** One line that names the file. */
  readonly message: string;
}

interface Complaint {
  /** The primary result code of SQLite, and its message: the binding does not always give the code. */
  readonly result: number;
  readonly text: string;
  readonly code: LibraryErrorCode;
  readonly what: string;
}

const IN_USE = 'is in use: another program was writing to it for too long';

const COMPLAINTS: readonly Complaint[] = [
  { result: 5, text: 'database is locked', code: 'busy', what: IN_USE },
  { result: 6, text: 'database table is locked', code: 'busy', what: IN_USE },
  {
    result: 8,
    text: 'attempt to write a readonly database',
    code: 'read-only',
    what: 'cannot be written: it is read-only',
  },
  { result: 11, text: 'database disk image is malformed', code: 'damaged', what: 'is damaged' },
  {
    result: 13,
    text: 'database or disk is full',
    code: 'full',
    what: 'cannot grow: the disk is full',
  },
  { result: 14, text: 'unable to open database file', code: 'failed', what: 'cannot be opened' },
  {
    result: 26,
    text: 'file is not a database',
    code: 'not-a-library',
    what: 'is no library of puzzles',
  },
];

export function libraryError(path: string, code: LibraryErrorCode, what: string): LibraryError {
  return { code, message: `'${path}' ${what}` };
}

/** Runs `work`; an error of the database becomes a value, any other one is thrown on. */
export function guard<T>(
  path: string,
  work: () => Result<T, LibraryError>,
): Result<T, LibraryError> {
  try {
    return work();
  } catch (error) {
    return err(errorOf(path, error));
  }
}

/** What the database complains of; throws on what is no complaint of a database. */
export function errorOf(path: string, error: unknown): LibraryError {
  if (!isSqliteError(error)) throw error;
  const { message, errcode = 0 } = error;
  const found = COMPLAINTS.find(
    ({ result, text }) => result === (errcode & 0xff) || message.includes(text),
  );
  return found
    ? libraryError(path, found.code, found.what)
    : libraryError(path, 'failed', `cannot be used: ${message}`);
}

function isSqliteError(error: unknown): error is Error & { readonly errcode?: number } {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
