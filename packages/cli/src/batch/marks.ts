/**
 * The marks of a player, for the commands that take a puzzle under way: those of `--answer`, else those
 * that came with the puzzle.
 */
import { readFile } from 'node:fs/promises';
import { err, type FormatError, ok, parseAnswer, type Result, type Shading } from '@hitori/core';
import type { OptionSpecs } from '../shell/command.ts';
import type { Io } from '../shell/io.ts';
import { choice } from '../shell/options.ts';
import type { NumberedPuzzle } from './contract.ts';
import { findFile } from './input.ts';

export interface MarksValues {
  answer?: string | undefined;
  base?: '0' | '1' | undefined;
}

export const MARKS_OPTIONS: OptionSpecs<MarksValues> = {
  answer: {
    flags: '--answer <file|rows>',
    summary: 'the marks: # shaded, - unshaded, . unmarked; rows separated by /',
    isFile: true,
  },
  base: choice('--base <0|1>', 'what (row,col) pairs in an answer count from (default: 1)', [
    '0',
    '1',
  ]),
};

/** The text of the answer, from a file or the argument itself; plain data for the workers. */
export interface MarksSettings {
  readonly marks: { readonly text: string; readonly isFile: boolean } | undefined;
  readonly base: 0 | 1;
}

/**
 * A lone `-` is a mark here, not standard input (the file for that is /dev/stdin), and so are the names
 * of directories: `../..` are four unmarked cells.
 */
export async function marksSettings(values: MarksValues, io: Io): Promise<MarksSettings> {
  const { answer: value } = values;
  const base = values.base === '0' ? 0 : 1;
  if (value === undefined) return { marks: undefined, base };
  const stats = findFile(value);
  if (!stats || stats.isDirectory()) return { marks: { text: value, isFile: false }, base };
  const text = await readFile(value, { encoding: 'utf8', signal: io.stop.signal });
  return { marks: { text, isFile: true }, base };
}

/** undefined when there are no marks at all. */
export function readMarks(
  { puzzle, answer: own }: NumberedPuzzle,
  { marks, base }: MarksSettings,
): Result<Shading | undefined, FormatError> {
  if (!marks) return ok(own);
  const read = parseAnswer(marks.text, puzzle, { base });
  if (read.ok) return ok(read.value.marks);
  if (marks.isFile) return read;
  const message = `the answer is no file, and as marks: ${read.error.message}`;
  return err({ ...read.error, message });
}
