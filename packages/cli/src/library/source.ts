/**
 * `library:FILE?level=hard&shape=8x8` as an input: the puzzles of a library that fit, as the lines of a
 * batch. A file whose name holds a `?` is taken whole where it is there.
 */
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { LibraryFailure, openLibrary, parseQuery, type Query } from '@hitori/library';
import { UsageError } from '../shell/io.ts';
import { jsonLine } from '../shell/printable.ts';
import { complain } from './opened.ts';
import { recordOf } from './record.ts';

export const LIBRARY_PREFIX = 'library:';

/** Checks the operand and the file; what it returns opens the stream. */
export function librarySource(operand: string): () => Readable {
  const { path, query } = readOperand(operand);
  complain(openLibrary(path, 'read')).close();
  return () => Readable.from(lines(path, query));
}

function readOperand(operand: string): { path: string; query: Query } {
  const whole = operand.slice(LIBRARY_PREFIX.length);
  const at = existsSync(whole) ? -1 : whole.lastIndexOf('?');
  const path = at < 0 ? whole : whole.slice(0, at);
  if (path === '') throw new UsageError(`'${LIBRARY_PREFIX}' needs the name of a file behind it`);
  const query = parseQuery(at < 0 ? '' : whole.slice(at + 1));
  if (!query.ok) throw new UsageError(`${LIBRARY_PREFIX}${path}: ${query.error}`);
  return { path, query: query.value };
}

function* lines(path: string, query: Query): Generator<Buffer> {
  const library = complain(openLibrary(path, 'read'));
  try {
    for (const stored of library.find(query)) yield Buffer.from(jsonLine(recordOf(stored)));
  } catch (error) {
    throw error instanceof LibraryFailure ? new UsageError(error.message) : error;
  } finally {
    library.close();
  }
}
