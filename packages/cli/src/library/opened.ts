/** A library for as long as a command works on it; what is wrong with its file is one line for the user. */
import type { Result } from '@hitori/core';
import {
  type Library,
  type LibraryError,
  LibraryFailure,
  type OpenMode,
  openLibrary,
} from '@hitori/library';
import type { ExitStatus } from '../shell/exit-status.ts';
import { UsageError } from '../shell/io.ts';

export async function withLibrary(
  path: string,
  mode: OpenMode,
  work: (library: Library) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const library = complain(openLibrary(path, mode));
  try {
    return await work(library);
  } catch (error) {
    throw error instanceof LibraryFailure ? new UsageError(error.message) : error;
  } finally {
    library.close();
  }
}

/** The value; an error ends the run with one line for the user. */
export function complain<T>(result: Result<T, LibraryError>): T {
  if (!result.ok) throw new UsageError(result.error.message);
  return result.value;
}
