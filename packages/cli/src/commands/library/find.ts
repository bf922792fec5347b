/** `hitori library find`: the puzzles of a library that fit, as a list or in any format. */
import { FORMATS, type FormatName } from '@hitori/core';
import { listPuzzles } from '../../library/list.ts';
import {
  LIBRARY_OPTION,
  type LibraryValues,
  libraryPath,
  QUERY_OPTIONS,
  type QueryValues,
  queryOf,
} from '../../library/options.ts';
import type { Command } from '../../shell/command.ts';
import { UsageError } from '../../shell/io.ts';
import { BATCH_OPTIONS, choice } from '../../shell/options.ts';

interface FindValues extends LibraryValues, QueryValues {
  to?: FormatName;
  json?: boolean | undefined;
}

export const find: Command<FindValues> = {
  options: {
    ...LIBRARY_OPTION,
    ...QUERY_OPTIONS,
    to: choice('--to <format>', 'print the puzzles in this format', FORMATS),
    json: BATCH_OPTIONS.json,
  },
  examples: [
    ['hitori library find -l my.db --level hard --shape 8x8 --limit 10', 'a list'],
    ['hitori library find -l my.db --technique contradiction --sort -score --json', 'as JSON'],
    ["hitori solve 'library:my.db?level=hard&shape=8x8'", 'as the input of any command'],
  ],
  async run(_operands, values, io) {
    if (values.json && values.to !== undefined)
      throw new UsageError('choose one of --json and --to');
    const format = values.json ? 'jsonl' : (values.to ?? 'people');
    return listPuzzles(libraryPath(values), queryOf(values), format, io.stdout, io);
  },
};
