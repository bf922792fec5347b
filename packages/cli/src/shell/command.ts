/**
 * What a command is: options as data (the parser, the help and the shell completion are made from
 * them) and a function `run`.
 */
import type { Result } from '@hitori/core';
import type { ExitStatus } from './exit-status.ts';
import type { Io } from './io.ts';

export interface OptionSpec<T> {
  /** As commander reads it: `--max <n>`, `-o, --output <file>`, `--json`. */
  readonly flags: string;
  readonly summary: string;
  /** Turns the text of the option's value into the value, or says in a sentence what it must be. */
  readonly read?: (text: string) => Result<T, string>;
  /** The values allowed, when they are words from a list. */
  readonly choices?: readonly string[];
  /** The value is the name of a file: for the completion. */
  readonly isFile?: boolean;
}

/** One spec for each option value that a command takes. */
export type OptionSpecs<Values> = {
  readonly [Name in keyof Values]-?: OptionSpec<NonNullable<Values[Name]>>;
};

/** The operands in a usage line: `[input...]`, with what they are. */
export interface Operands {
  readonly name: string;
  readonly summary: string;
}

/** What most commands take. */
export const PUZZLE_INPUT: Operands = {
  name: '[input...]',
  summary: "file, puzzle, library:FILE?QUERY, or '-' for standard input",
};

export interface Command<Values = unknown, Answer = unknown> {
  /** undefined for a command that takes none. */
  readonly operands?: Operands;
  /** The words the operand is one of, when it is. */
  readonly operandChoices?: readonly string[];
  readonly options: OptionSpecs<Values>;
  /** Command lines to show in the help, with what each does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  run(operands: readonly string[], values: Values, io: Io): Promise<ExitStatus>;
  /** Of a command that answers puzzles one by one: a pure function that any thread can call. */
  readonly answer?: Answer;
}

/** A row of the table of commands: enough for the help; the rest is loaded when it is needed. */
export interface SingleRow {
  readonly summary: string;
  load(): Promise<Command>;
}

/** Commands that share their first word. */
export interface GroupRow {
  readonly summary: string;
  readonly commands: Readonly<Record<string, SingleRow>>;
}

export type CommandTable = Readonly<Record<string, SingleRow | GroupRow>>;

/** The row of a command named by one word, or by two where the first one is that of a group. */
export function findCommand(table: CommandTable, name: string): SingleRow | undefined {
  const [first = '', second = ''] = name.split(' ');
  const row = Object.hasOwn(table, first) ? table[first] : undefined;
  if (!row || 'load' in row) return row;
  return Object.hasOwn(row.commands, second) ? row.commands[second] : undefined;
}
