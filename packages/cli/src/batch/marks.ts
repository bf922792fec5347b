/**
 * The marks of a player, for the commands that take a puzzle under way: those of `--answer`, else those
 * that came with the puzzle.
 */
import { createReadStream } from 'node:fs';
import {
  err,
  type FormatError,
  ok,
  type ParsedAnswer,
  parseAnswer,
  type Result,
} from '@hitori/core';
import type { OptionSpecs } from '../shell/command.ts';
import { type Io, UsageError } from '../shell/io.ts';
import { choice } from '../shell/options.ts';
import type { NumberedPuzzle } from './contract.ts';
import { decode, findFile } from './input.ts';

export interface MarksValues {
  answer?: string | undefined;
  base?: '0' | '1' | undefined;
  shaded?: '0' | '1' | undefined;
}

export const MARKS_OPTIONS: OptionSpecs<MarksValues> = {
  answer: {
    flags: '--answer <file|rows>',
    summary:
      'the marks: # shaded, - unshaded, . unmarked; rows separated by / (quote those with #)',
    isFile: true,
  },
  base: choice('--base <0|1>', 'what (row,col) pairs in an answer count from (default: 1)', [
    '0',
    '1',
  ]),
  shaded: choice('--shaded <0|1>', 'which digit of a 0/1 answer stands for shaded cells', [
    '0',
    '1',
  ]),
};

/** The text of the answer, from a file or the argument itself; plain data for the workers. */
export interface MarksSettings {
  readonly marks: { readonly text: string; readonly isFile: boolean } | undefined;
  readonly base: 0 | 1 | undefined;
  readonly shaded: '0' | '1' | undefined;
}

/**
 * A lone `-` is a mark here, not standard input (the file for that is /dev/stdin), and so are the names
 * of directories: `../..` are four unmarked cells.
 */
export async function marksSettings(values: MarksValues, io: Io): Promise<MarksSettings> {
  const { answer: value, shaded } = values;
  const base = values.base === undefined ? undefined : values.base === '0' ? 0 : 1;
  if (value === undefined) return { marks: undefined, base, shaded };
  const stats = findFile(value);
  if (!stats || stats.isDirectory()) return { marks: { text: value, isFile: false }, base, shaded };
  return { marks: { text: await readShort(value, '--answer', io), isFile: true }, base, shaded };
}

/** No answer or shading is longer; files without an end are not read to it. */
const LONGEST = 1 << 20;

/** The text of a file that is to be short: an answer, a shading. */
export async function readShort(path: string, option: string, io: Io): Promise<string> {
  let text = '';
  for await (const chunk of decode(createReadStream(path, { signal: io.stop.signal }))) {
    text += chunk;
    if (text.length > LONGEST)
      throw new UsageError(`${option}: '${path}' is longer than ${LONGEST} characters`);
  }
  return text;
}

/** undefined when there are no marks at all. */
export function readMarks(
  { puzzle, answer: own }: NumberedPuzzle,
  { marks, base, shaded }: MarksSettings,
): Result<ParsedAnswer | undefined, FormatError> {
  if (!marks) return ok(own && { marks: own, warnings: [] });
  const read = parseAnswer(marks.text, puzzle, { base, shaded });
  if (read.ok || marks.isFile) return read;
  const message = `the answer is no file, and as marks: ${read.error.message}`;
  return err({ ...read.error, message });
}
