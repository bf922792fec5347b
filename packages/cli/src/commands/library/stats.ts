/** `hitori library stats`: how many puzzles a library has, by shape and level. */
import { LEVELS } from '@hitori/core';
import { type ShapeCount, STATUSES } from '@hitori/library';
import { complain, withLibrary } from '../../library/opened.ts';
import {
  LIBRARY_OPTION,
  type LibraryValues,
  libraryPath,
  QUERY_FILTERS,
  type QueryFilters,
  queryOf,
} from '../../library/options.ts';
import type { Command } from '../../shell/command.ts';
import { DONE } from '../../shell/exit-status.ts';
import { write } from '../../shell/io.ts';
import { BATCH_OPTIONS } from '../../shell/options.ts';
import { jsonLine } from '../../shell/printable.ts';

interface StatsValues extends LibraryValues, QueryFilters {
  json?: boolean | undefined;
}

/** The levels, then the verdicts of puzzles that have none. */
const KINDS: readonly string[] = [...LEVELS, ...STATUSES.filter((status) => status !== 'unique')];

export const stats: Command<StatsValues> = {
  options: {
    ...LIBRARY_OPTION,
    ...QUERY_FILTERS,
    json: BATCH_OPTIONS.json,
  },
  examples: [
    ['hitori library stats -l my.db', 'a table'],
    ['hitori library stats -l my.db --source archive.jsonl', 'of one source'],
  ],
  async run(_operands, values, io) {
    return withLibrary(libraryPath(values), 'read', async (library) => {
      const shapes = complain(library.stats(queryOf(values)));
      await write(io.stdout, values.json ? asJson(shapes) : table(shapes), io);
      return DONE;
    });
  },
};

function asJson(shapes: readonly ShapeCount[]): string {
  const lines = shapes.map(({ rows, cols, counts }) => ({
    rows,
    cols,
    puzzles: sumOf(counts),
    ...Object.fromEntries(KINDS.map((kind) => [kind, counts[kind] ?? 0])),
  }));
  return lines.map(jsonLine).join('');
}

/** Columns of levels that no puzzle has are left out. */
function table(shapes: readonly ShapeCount[]): string {
  const kinds = KINDS.filter((kind) => shapes.some(({ counts }) => counts[kind]));
  const all: Record<string, number> = {};
  for (const { counts } of shapes)
    for (const kind of kinds) all[kind] = (all[kind] ?? 0) + (counts[kind] ?? 0);
  const line = (name: string, counts: Readonly<Record<string, number>>): string[] => [
    name,
    ...kinds.map((kind) => String(counts[kind] ?? 0)),
    String(sumOf(counts)),
  ];
  const lines = [
    ['', ...kinds, 'all'],
    ...shapes.map(({ rows, cols, counts }) => line(`${rows}x${cols}`, counts)),
    line('all', all),
  ];
  const widths = lines[0]!.map((_, col) => Math.max(...lines.map((cells) => cells[col]!.length)));
  return lines
    .map((cells) => {
      const [name = '', ...numbers] = cells.map((cell, col) =>
        col === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[col]!),
      );
      return `${[name, ...numbers].join('  ').trimEnd()}\n`;
    })
    .join('');
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
