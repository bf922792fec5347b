/** `hitori daily`: the puzzle of a day out of a library, the same wherever the library is. */
import { err, FORMATS, type FormatName, ok } from '@hitori/core';
import type { StoredPuzzle } from '@hitori/library';
import { describe, listingOf } from '../library/listing.ts';
import { complain, withLibrary } from '../library/opened.ts';
import {
  LIBRARY_OPTION,
  type LibraryValues,
  libraryPath,
  QUERY_FILTERS,
  type QueryFilters,
  queryOf,
} from '../library/options.ts';
import { puzzleOf, recordOf } from '../library/record.ts';
import type { Command } from '../shell/command.ts';
import { drawShading } from '../shell/drawing.ts';
import { DONE, NEGATIVE } from '../shell/exit-status.ts';
import { type Io, UsageError, wantsColor, write } from '../shell/io.ts';
import { BATCH_OPTIONS, choice } from '../shell/options.ts';
import { jsonLine, printable } from '../shell/printable.ts';

interface DailyValues extends LibraryValues, QueryFilters {
  date?: string;
  to?: FormatName;
  json?: boolean | undefined;
}

const DAY_MS = 86_400_000;

export const daily: Command<DailyValues> = {
  options: {
    ...LIBRARY_OPTION,
    date: {
      flags: '--date <YYYY-MM-DD>',
      summary: 'the day (default: today)',
      read: (text) =>
        dayOf(text) === undefined ? err('It must be a date: 2026-12-01.') : ok(text),
    },
    ...QUERY_FILTERS,
    to: choice('--to <format>', 'print the puzzle in this format', FORMATS),
    json: BATCH_OPTIONS.json,
  },
  examples: [
    ['hitori daily -l my.db', "today's puzzle"],
    ['hitori daily -l my.db --date 2026-12-01 --level easy --to pzpr', 'a link, of an easy one'],
  ],
  async run(_operands, values, io) {
    if (values.json && values.to !== undefined)
      throw new UsageError('choose one of --json and --to');
    const date = values.date ?? today();
    return withLibrary(libraryPath(values), 'read', async (library) => {
      const stored = complain(library.daily(dayOf(date) ?? 0, queryOf(values)));
      if (!stored) {
        await write(io.stderr, 'hitori: no puzzle with one solution fits\n', io);
        return NEGATIVE;
      }
      await write(io.stdout, written(stored, date, values, io), io);
      return DONE;
    });
  },
};

function written(stored: StoredPuzzle, date: string, { json, to }: DailyValues, io: Io): string {
  if (to !== undefined) {
    const text = listingOf(to).write(stored);
    if (!text.ok) throw new UsageError(text.error);
    return text.value;
  }
  const { id, rows, cols, grid, ...others } = recordOf(stored);
  if (json) return jsonLine({ id, rows, cols, grid, date, ...others });
  const color = wantsColor(io);
  const board = drawShading(
    puzzleOf(stored).puzzle,
    new Uint8Array(stored.rows * stored.cols),
    color,
  );
  return `${date}: ${describe(stored)}${printable(board, color)}`;
}

/** Days since 1970-01-01; undefined for what is no date. */
function dayOf(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isReal ? time / DAY_MS : undefined;
}

/** The date on this machine's calendar. */
function today(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
