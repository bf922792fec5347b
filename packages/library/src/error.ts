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

/** The primary result codes of SQLite that have a meaning of their own here. */
const CODES: Readonly<Record<number, readonly [LibraryErrorCode, string]>> = {
  5: ['busy', 'is in use: another program was writing to it for too long'],
  6: ['busy', 'is in use: another program was writing to it for too long'],
  8: ['read-only', 'cannot be written: it is read-only'],
  11: ['damaged', 'is damaged'],
  13: ['full', 'cannot grow: the disk is full'],
  14: ['failed', 'cannot be opened'],
  26: ['not-a-library', 'is no library of puzzles'],
};

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
  const errcode = sqliteCode(error);
  if (errcode === undefined) throw error;
  const [code, what] = CODES[errcode & 0xff] ?? [
    'failed',
    `cannot be used: ${(error as Error).message}`,
  ];
  return libraryError(path, code, what);
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}
