/**
 * A chunk on its way through a queue, and its replies: plain JSON. Neither side trusts what comes out of the
 * queue to have the right form. Settings travel as a structured clone in base64, since JSON knows no typed
 * arrays and no `undefined`.
 */
import { deserialize, serialize } from 'node:v8';
import type { Task } from './input.ts';
import { type PackedTasks, packTasks } from './packed.ts';
import type { WorkerSetup } from './pool.ts';
import type { Reply } from './reply.ts';

export interface TasksChunk {
  readonly kind: 'tasks';
  /** A WorkerSetup. */
  readonly setup: string;
  readonly tasks: PackedTasks;
}

export interface SeedsChunk {
  readonly kind: 'seeds';
  /** GenerateSettings. */
  readonly settings: string;
  readonly first: number;
  readonly count: number;
}

/** What a worker makes of a chunk: the answer, or why nobody can give one. */
export type Outcome = { readonly answer: unknown } | { readonly wrong: string };

export function tasksChunk(setup: string, tasks: readonly Task[]): TasksChunk {
  const packed = packTasks(tasks);
  return {
    kind: 'tasks',
    setup,
    tasks: 'texts' in packed ? { ...packed, lines: Array.from(packed.lines) } : packed,
  };
}

export function packSettings(settings: object): string {
  return serialize(settings).toString('base64');
}

/** Undefined when the text is no such thing. */
export function unpackSettings(text: string): unknown {
  try {
    return deserialize(Buffer.from(text, 'base64'));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const MOST_SEEDS = 1000;

export function isChunk(value: unknown): value is TasksChunk | SeedsChunk {
  if (!isRecord(value)) return false;
  if (value['kind'] === 'tasks')
    return typeof value['setup'] === 'string' && areTasks(value['tasks']);
  const { kind, settings, first, count } = value;
  return (
    kind === 'seeds' &&
    typeof settings === 'string' &&
    isCount(first) &&
    isCount(count) &&
    count <= MOST_SEEDS
  );
}

function areTasks(value: unknown): value is PackedTasks {
  if (Array.isArray(value)) return value.every(isTask);
  if (!isRecord(value)) return false;
  const { source, isLiteral, ordinal, lines, texts } = value;
  return (
    typeof source === 'string' &&
    typeof isLiteral === 'boolean' &&
    isCount(ordinal) &&
    typeof texts === 'string' &&
    Array.isArray(lines) &&
    lines.every(isCount) &&
    texts.split('\0').length === lines.length
  );
}

function isTask(value: unknown): value is Task {
  if (!isRecord(value) || typeof value['source'] !== 'string') return false;
  if ('fault' in value) return typeof value['fault'] === 'string';
  const { record, ordinal } = value;
  return (
    isCount(ordinal) &&
    isRecord(record) &&
    typeof record['text'] === 'string' &&
    isCount(record['line']) &&
    typeof record['truncated'] === 'boolean'
  );
}

export function isSetup(value: unknown): value is WorkerSetup {
  return (
    isRecord(value) &&
    typeof value['command'] === 'string' &&
    typeof value['separator'] === 'string' &&
    isRecord(value['settings']) &&
    typeof value['settings']['json'] === 'boolean'
  );
}

const STATUSES: readonly unknown[] = [0, 1, 2, 3];

/** Whether a value can be the replies to these tasks. */
export function areReplies(value: unknown, tasks: readonly Task[]): value is readonly Reply[] {
  if (!Array.isArray(value) || !value.every(isReply)) return false;
  const records = tasks.filter((task) => 'record' in task).length;
  return value.reduce((sum, reply) => sum + reply.records, 0) === records;
}

function isReply(value: unknown): value is Reply {
  if (!isRecord(value)) return false;
  const { out, err, warnings, status, records, size } = value;
  return (
    typeof out === 'string' &&
    typeof err === 'string' &&
    Array.isArray(warnings) &&
    warnings.every((warning) => typeof warning === 'string') &&
    STATUSES.includes(status) &&
    isCount(records) &&
    isCount(size)
  );
}
