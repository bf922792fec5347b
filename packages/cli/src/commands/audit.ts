/**
 * `hitori audit`: reads many puzzles and says what is wrong with each. In one thread, since a duplicate is
 * known only to whoever has seen the puzzles before.
 */
import { type FormatError, type ParsedPuzzle, parseShading } from '@hitori/core';
import { type AuditInput, audit as auditPuzzle, type Problem } from '@hitori/core/compose';
import type { ReadableFormat } from '@hitori/core/formats';
import { parseRecord } from '@hitori/core/stream';
import { findSources, readTasks, type Task } from '../batch/input.ts';
import { type Command, PUZZLE_INPUT } from '../shell/command.ts';
import { placeOf, plural } from '../shell/drawing.ts';
import {
  BAD_INPUT,
  DONE,
  type ExitStatus,
  LIMIT_REACHED,
  NEGATIVE,
  strongest,
} from '../shell/exit-status.ts';
import { type Io, write } from '../shell/io.ts';
import { BATCH_OPTIONS, LIMIT_OPTIONS, type LimitValues, limitsOf } from '../shell/options.ts';
import { jsonLine, printable } from '../shell/printable.ts';

interface AuditValues extends LimitValues {
  json?: boolean | undefined;
  from?: ReadableFormat | undefined;
}

interface Audited {
  readonly id: string | null;
  readonly place: string;
  readonly rows: number | null;
  readonly cols: number | null;
  readonly problems: readonly (Omit<Problem, 'cells'> & { readonly cells?: unknown })[];
}

export const audit: Command<AuditValues> = {
  operands: PUZZLE_INPUT,
  options: { json: BATCH_OPTIONS.json, from: BATCH_OPTIONS.from, ...LIMIT_OPTIONS },
  examples: [
    ['hitori audit archive.jsonl', 'a table of what is wrong'],
    ['hitori audit --json *.txt', 'one object a puzzle'],
  ],
  async run(operands, { json, from, ...limits }, io) {
    let status: ExitStatus = DONE;
    /** The first puzzle of each key. */
    const seen = new Map<string, string>();
    const counts = new Map<string, number>();
    let total = 0;
    for await (const tasks of readTasks(await findSources(operands, io), from))
      for (const task of tasks) {
        io.stop.signal.throwIfAborted();
        if ('fault' in task) {
          status = strongest(status, BAD_INPUT);
          await write(io.stderr, `hitori: ${printable(`${task.source}: ${task.fault}`)}\n`, io);
          continue;
        }
        const audited = auditTask(task, from, limitsOf(limits), seen, io);
        total++;
        for (const { code } of audited.problems) {
          counts.set(code, (counts.get(code) ?? 0) + 1);
          status = strongest(status, code === 'limit' ? LIMIT_REACHED : NEGATIVE);
        }
        const { place, ...fields } = audited;
        if (json) await write(io.stdout, jsonLine(fields), io);
        else if (audited.problems.length > 0)
          await write(io.stdout, printable(describe(place, audited)), io);
      }
    if (!json) await write(io.stdout, summary(total, counts), io);
    return status;
  },
};

type RecordTask = Extract<Task, { ordinal: number }>;

function auditTask(
  task: RecordTask,
  format: ReadableFormat | undefined,
  limits: LimitValues,
  seen: Map<string, string>,
  io: Io,
): Audited {
  const { source, record, ordinal } = task;
  const place = `${source}:${record.line}`;
  const parsed = parseRecord(record, { format });
  if (!parsed.ok) return unreadable(place, parsed.error);
  const { puzzle } = parsed.value;
  const id = parsed.value.id ?? String(ordinal);
  const { solution, level } = claimsOf(parsed.value);
  const shouldStop = () => io.stop.signal.aborted;
  const { problems, key } = auditPuzzle({ puzzle, solution, level }, { ...limits, shouldStop });
  const first = seen.get(key);
  if (first === undefined) seen.set(key, id);
  const duplicate: Problem[] =
    first === undefined
      ? []
      : [{ code: 'duplicate', message: `the same puzzle as ${first}, maybe in disguise` }];
  return {
    id,
    place,
    rows: puzzle.rows,
    cols: puzzle.cols,
    problems: [...problems, ...duplicate].map(({ cells, ...problem }) => ({
      ...problem,
      ...(cells && { cells: cells.map((cell) => placeOf(puzzle, cell)) }),
    })),
  };
}

/** What is said of a puzzle: by its record or, where a library found that to be wrong, at first. */
function claimsOf({ puzzle, solution, extra = {} }: ParsedPuzzle): Omit<AuditInput, 'puzzle'> {
  const { level, stated } = extra;
  const first: { level?: unknown; solution?: unknown } =
    typeof stated === 'object' && stated !== null ? stated : {};
  const rows = first.solution;
  const marks = Array.isArray(rows) ? parseShading(puzzle, rows.map(String)) : undefined;
  const said = first.level ?? level;
  return {
    solution: marks?.ok ? marks.value : solution,
    level: typeof said === 'string' ? said : undefined,
  };
}

function unreadable(place: string, { message }: FormatError): Audited {
  return { id: null, place, rows: null, cols: null, problems: [{ code: 'unreadable', message }] };
}

function describe(place: string, { id, problems }: Audited): string {
  return problems
    .map(({ code, message }) => `${place} (${id ?? '?'}): ${code}: ${message}\n`)
    .join('');
}

/** How often what is wrong. */
function summary(total: number, counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = rows.map(([code, count]) => `  ${code.padEnd(16)} ${count}\n`);
  return `${plural(total, 'puzzle')}${rows.length === 0 ? ', nothing wrong' : ''}\n${lines.join('')}`;
}
