/**
 * A chunk of tasks on its way to a worker. Threads copy what they are sent, and one long text costs far
 * less than many small objects; so whole records of one source travel joined by NUL, which no record
 * holds (such input is refused as binary).
 */
import type { Task } from './input.ts';

export interface PackedRecords {
  readonly source: string;
  readonly isLiteral: boolean;
  /** Of the first record; the others follow one by one. */
  readonly ordinal: number;
  readonly lines: ArrayLike<number>;
  readonly texts: string;
}

export type PackedTasks = PackedRecords | readonly Task[];

export function packTasks(tasks: readonly Task[]): PackedTasks {
  const [first] = tasks;
  if (first === undefined || 'fault' in first) return tasks;
  const { source, isLiteral, ordinal } = first;
  const lines = new Uint32Array(tasks.length);
  const texts: string[] = [];
  for (const task of tasks) {
    if ('fault' in task || task.source !== source || task.record.truncated) return tasks;
    lines[texts.length] = task.record.line;
    texts.push(task.record.text);
  }
  return { source, isLiteral, ordinal, lines, texts: texts.join('\0') };
}

export function unpackTasks(packed: PackedTasks): readonly Task[] {
  if (!('texts' in packed)) return packed;
  const { source, isLiteral, ordinal, lines, texts } = packed;
  return texts.split('\0').map((text, index) => ({
    source,
    isLiteral,
    ordinal: ordinal + index,
    record: { text, line: lines[index]!, truncated: false },
  }));
}
