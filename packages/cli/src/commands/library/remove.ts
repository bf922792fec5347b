/** `hitori library remove`: puzzles out of a library, all that are named or none. */
import { complain, withLibrary } from '../../library/opened.ts';
import { LIBRARY_OPTION, type LibraryValues, libraryPath } from '../../library/options.ts';
import type { Command } from '../../shell/command.ts';
import { plural } from '../../shell/drawing.ts';
import { DONE } from '../../shell/exit-status.ts';
import { UsageError, write } from '../../shell/io.ts';
import { BATCH_OPTIONS } from '../../shell/options.ts';
import { jsonLine } from '../../shell/printable.ts';
import { PUZZLE_NAMES } from './show.ts';

interface RemoveValues extends LibraryValues {
  json?: boolean | undefined;
}

export const remove: Command<RemoveValues> = {
  operands: PUZZLE_NAMES,
  options: { ...LIBRARY_OPTION, json: BATCH_OPTIONS.json },
  examples: [['hitori library remove -l my.db broken-7 broken-8', 'both, or none at an error']],
  async run(names, values, io) {
    if (names.length === 0) throw new UsageError('name a puzzle by its id');
    return withLibrary(libraryPath(values), 'write', async (library) => {
      const ids = complain(library.remove(names));
      const text = values.json
        ? ids.map((id) => jsonLine({ id, removed: true })).join('')
        : `${plural(ids.length, 'puzzle')} removed\n`;
      await write(io.stdout, text, io);
      return DONE;
    });
  },
};
