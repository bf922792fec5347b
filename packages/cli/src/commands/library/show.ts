/** `hitori library show`: everything that a library knows of a puzzle. */
import type { StoredPuzzle } from '@hitori/library';
import { verdictOf } from '../../library/listing.ts';
import { complain, withLibrary } from '../../library/opened.ts';
import { LIBRARY_OPTION, type LibraryValues, libraryPath } from '../../library/options.ts';
import { puzzleOf, recordOf } from '../../library/record.ts';
import type { Command, Operands } from '../../shell/command.ts';
import { drawShading } from '../../shell/drawing.ts';
import { DONE } from '../../shell/exit-status.ts';
import { type Io, UsageError, wantsColor, write } from '../../shell/io.ts';
import { BATCH_OPTIONS } from '../../shell/options.ts';
import { jsonLine, printable } from '../../shell/printable.ts';

interface ShowValues extends LibraryValues {
  solution?: boolean;
  json?: boolean | undefined;
}

/** How a puzzle of a library is named. */
export const PUZZLE_NAMES: Operands = {
  name: '<id...>',
  summary: 'its id in the library, its id in its source, or the beginning of its hash',
};

export const show: Command<ShowValues> = {
  operands: PUZZLE_NAMES,
  options: {
    ...LIBRARY_OPTION,
    solution: { flags: '--solution', summary: 'draw the solution too' },
    json: BATCH_OPTIONS.json,
  },
  examples: [['hitori library show -l my.db 8x8-hard-3', 'the board and what is known of it']],
  async run(ids, values, io) {
    if (ids.length === 0) throw new UsageError('name a puzzle by its id');
    return withLibrary(libraryPath(values), 'read', async (library) => {
      for (const id of ids) {
        const stored = complain(library.show(id));
        const text = values.json
          ? jsonLine(recordOf(stored))
          : describe(stored, values.solution === true, io);
        await write(io.stdout, text, io);
      }
      return DONE;
    });
  },
};

function describe(stored: StoredPuzzle, drawsSolution: boolean, io: Io): string {
  const { puzzle, solution } = puzzleOf(stored);
  const { id, rows, cols, givens, techniques, hash, added, sources } = stored;
  const marks = drawsSolution && solution ? solution : new Uint8Array(rows * cols);
  const used = Object.entries(techniques ?? {}).map(([name, uses]) => `${uses} ${name}`);
  const lines = [
    `${id}: ${rows}x${cols}, ${verdictOf(stored)}`,
    ...(used.length > 0 ? [`techniques: ${used.join(', ')}`] : []),
    `givens: ${givens} of ${rows * cols}`,
    ...sources.map(
      ({ source, id: record, line }) =>
        `source: ${source}${line === null ? '' : `:${line}`}${record === null ? '' : ` (${record})`}`,
    ),
    `added: ${added}`,
    `hash: ${hash}`,
  ];
  const color = wantsColor(io);
  const board = drawShading(puzzle, marks, color);
  return `${printable(`${lines.join('\n')}\n`)}${printable(board, color)}`;
}
