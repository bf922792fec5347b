/**
 * One task in, its printed answer out: what both the main thread and the workers do with a record. A
 * bad puzzle becomes an error object (`--json`) or one line on standard error, never an exception.
 */
import type { FormatError } from '@hitori/core';
import { parseRecord } from '@hitori/core/stream';
import { gridFields } from '../shell/drawing.ts';
import { BAD_INPUT, type ExitStatus, strongest } from '../shell/exit-status.ts';
import { UsageError } from '../shell/io.ts';
import { jsonLine, printable } from '../shell/printable.ts';
import type { Answer, Answerer, BatchSettings, NumberedPuzzle } from './contract.ts';
import type { Task } from './input.ts';

export interface Reply {
  /** For standard output and standard error: empty or whole lines. */
  readonly out: string;
  readonly err: string;
  /** Lines for standard error that say what was ignored or dropped. */
  readonly warnings: readonly string[];
  readonly status: ExitStatus;
  /** How many records this answers and their length in all, for the progress bar. */
  readonly records: number;
  readonly size: number;
}

/**
 * The same replies as fewer: neighbours become one as long as the order between results and complaints
 * can be kept. One large message costs threads and streams far less than many small ones.
 */
export function mergeReplies(replies: readonly Reply[], separator: string): Reply[] {
  const merged: Reply[] = [];
  for (const reply of replies) {
    const last = merged.at(-1);
    // Within a reply the complaint stands before the warnings.
    const keepsOrder = last?.err === '' && (reply.err === '' || last.warnings.length === 0);
    if (!last || !keepsOrder) merged.push(reply);
    else merged[merged.length - 1] = joinReplies(last, reply, separator);
  }
  return merged;
}

/** `first` has no complaint. */
function joinReplies(first: Reply, second: Reply, separator: string): Reply {
  return {
    out: first.out && second.out ? first.out + separator + second.out : first.out + second.out,
    err: second.err,
    warnings: [...first.warnings, ...second.warnings],
    status: strongest(first.status, second.status),
    records: first.records + second.records,
    size: first.size + second.size,
  };
}

/** What is wrong with a record: a code of the reader, or `internal`. */
type RecordError = Omit<FormatError, 'code'> & {
  readonly code: FormatError['code'] | 'internal';
};

type RecordTask = Extract<Task, { ordinal: number }>;

/** The reply to a task; undefined when `shouldStop` ended the work first. */
export function replyTo<Settings extends BatchSettings>(
  task: Task,
  answer: Answerer<Settings>,
  settings: Settings,
  shouldStop?: () => boolean,
): Reply | undefined {
  if ('fault' in task)
    return {
      out: '',
      err: complaint(task.source, task.fault),
      warnings: [],
      status: BAD_INPUT,
      records: 0,
      size: 0,
    };
  try {
    return answerRecord(task, answer, settings, shouldStop);
  } catch (error) {
    // Whatever goes wrong with one record is an error of that record: the batch goes on.
    if (error instanceof UsageError) throw error;
    const message = `internal error: ${error instanceof Error ? error.message : String(error)}`;
    return refuse(
      task,
      recoverId(task),
      { code: 'internal', message, row: null, col: null },
      settings,
    );
  }
}

function answerRecord<Settings extends BatchSettings>(
  task: RecordTask,
  answer: Answerer<Settings>,
  settings: Settings,
  shouldStop?: () => boolean,
): Reply | undefined {
  const parsed = parseRecord(task.record, { format: settings.from });
  if (!parsed.ok) return refuse(task, recoverId(task), explain(task, parsed.error), settings);
  const { ordinal, source, isLiteral, record } = task;
  const input = {
    ...parsed.value,
    ordinal,
    source: isLiteral ? undefined : source,
    line: record.line,
    title: parsed.value.id ?? placeOf(task),
  };
  const result = answer(input, settings, shouldStop);
  if (result === undefined) return undefined;
  return result.ok
    ? print(task, input, result.value, settings)
    : refuse(task, idOf(input), result.error, settings);
}

function print(
  task: RecordTask,
  input: NumberedPuzzle,
  answer: Answer,
  settings: BatchSettings,
): Reply {
  const { puzzle, id } = input;
  const { rows, cols } = puzzle;
  const warnings = [...input.warnings, ...(answer.warnings ?? [])];
  const fields = settings.json ? answer.fields() : {};
  const place = id === undefined ? placeOf(task) : `${placeOf(task)} (${id})`;
  return {
    out: settings.json
      ? jsonLine({
          id: idOf(input),
          rows,
          cols,
          ...(!answer.isRaw && { grid: gridFields(puzzle) }),
          ...fields,
          ...(warnings.length > 0 && !('warnings' in fields) && { warnings }),
        })
      : answer.isRaw
        ? answer.text()
        : printable(answer.text(), settings.color),
    err: '',
    warnings: warnings.map((warning) => complaint(place, `warning: ${warning}`)),
    status: answer.status,
    records: 1,
    size: task.record.text.length,
  };
}

function refuse(
  task: RecordTask,
  id: string | null,
  error: RecordError,
  settings: BatchSettings,
): Reply {
  const { code, message, row, col } = error;
  const { length: size } = task.record.text;
  const common = { status: BAD_INPUT, warnings: [], records: 1, size } as const;
  return settings.json
    ? { ...common, out: jsonLine({ id, error: { code, message, row, col } }), err: '' }
    : { ...common, out: '', err: complaint(placeOf(task), message) };
}

/** What was taken for a puzzle may have been meant as the name of a file. */
function explain({ isLiteral }: RecordTask, error: FormatError): FormatError {
  if (!isLiteral) return error;
  return { ...error, message: `no file of this name, and as a puzzle: ${error.message}` };
}

function idOf({ id, ordinal }: NumberedPuzzle): string {
  return id ?? String(ordinal);
}

/** The id of a record whose grid cannot be read: that of its JSON, if at least this much is right. */
function recoverId({ record, ordinal }: RecordTask): string | null {
  if (record.truncated || !record.text.trimStart().startsWith('{')) return null;
  try {
    const { id } = JSON.parse(record.text);
    return typeof id === 'string' || typeof id === 'number' ? String(id) : String(ordinal);
  } catch {
    return null;
  }
}

function placeOf({ source, isLiteral, record }: RecordTask): string {
  return isLiteral ? source : `${source}:${record.line}`;
}

function complaint(place: string, message: string): string {
  return `hitori: ${printable(`${place}: ${message}`)}\n`;
}
