/** Writes the puzzles of a library that fit, each as soon as it is read. */
import type { Writable } from 'node:stream';
import type { Query } from '@hitori/library';
import { DONE, type ExitStatus } from '../shell/exit-status.ts';
import { type Io, write } from '../shell/io.ts';
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
    for (const stored of library.find(query)) {
      text += (listing.isSpaced && !isFirst ? '\n' : '') + listing.write(stored);
      isFirst = false;
      if (text.length < WRITE_CHARS) continue;
      await write(output, text, io);
      text = '';
    }
    await write(output, text, io);
    return DONE;
  });
}
