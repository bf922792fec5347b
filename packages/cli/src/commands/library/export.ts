/** `hitori library export`: a library, or what fits of it, as lines, as a table, or in any format. */
import type { Writable } from 'node:stream';
import { FORMATS, type FormatName, ok } from '@hitori/core';
import { fillFile } from '../../batch/output-file.ts';
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
import { choice } from '../../shell/options.ts';

interface ExportValues extends LibraryValues, QueryValues {
  to?: FormatName;
  output?: string | undefined;
}

export const exportPuzzles: Command<ExportValues> = {
  options: {
    ...LIBRARY_OPTION,
    ...QUERY_OPTIONS,
    to: choice(
      '--to <format>',
      'jsonl with everything that is known (default), csv as one table, or any other format',
      FORMATS,
    ),
    output: {
      flags: '-o, --output <file>',
      summary: 'write to a file, which appears only when it is whole',
      read: (text) => ok(text),
      isFile: true,
    },
  },
  examples: [
    ['hitori library export -l my.db -o backup.jsonl', 'everything, to be added again'],
    ['hitori library export -l my.db --to csv --sort score', 'for a spreadsheet'],
  ],
  async run(_operands, values, io) {
    const { to = 'jsonl', output } = values;
    const path = libraryPath(values);
    const list = (stream: Writable = io.stdout) =>
      listPuzzles(path, queryOf(values), to === 'csv' ? 'table' : to, stream, io);
    return output === undefined || output === '-' ? list() : fillFile(output, io, list);
  },
};
