/** Writes the puzzles of a library that fit, each as soon as it is read; what a format cannot hold is told. */
import type { Writable } from 'node:stream';
import type { Query } from '@hitori/library';
import { BAD_INPUT, DONE, type ExitStatus } from '../shell/exit-status.ts';
import { type Io, write } from '../shell/io.ts';
import { printable } from '../shell/printable.ts';
import { type ListFormat, listingOf } from './listing.ts';
import { withLibrary } from './opened.ts';

/** Texts are put together to about this length, since each write costs more than most puzzles. */
const WRITE_CHARS = 1 << 14;

export function listPuzzles(
  path: string,
  query: Query,
  format: ListFormat,
  output: Writable,
  io: Io,
): Promise<ExitStatus> {
  return withLibrary(path, 'read', async (library) => {
    const listing = listingOf(format);
    let text = listing.head;
    let isFirst = true;
    let status: ExitStatus = DONE;
    for (const stored of library.find(query)) {
      const written = listing.write(stored);
      if (!written.ok) {
        status = BAD_INPUT;
        await write(io.stderr, `hitori: ${printable(written.error)}\n`, io);
        continue;
      }
      text += (listing.isSpaced && !isFirst ? '\n' : '') + written.value;
      isFirst = false;
      if (text.length < WRITE_CHARS) continue;
      await write(output, text, io);
      text = '';
    }
    await write(output, text, io);
    return status;
  });
}
