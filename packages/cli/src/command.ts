/**
 * What a command is: options as data (the parser, the help and the shell completion are made from
 * them) and a function `run`. A command that answers puzzles one by one also has `answer`, a pure
 * function that any thread can call; `batch.ts` does the rest.
 */
import type { FormatError, FormatName, ParsedPuzzle, Result } from '@hitori/core';
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

export interface Command<Values = unknown, Settings extends BatchSettings = BatchSettings> {
  /** The operands in the usage line: `[input...]`, with what they are. */
  readonly operands: { readonly name: string; readonly summary: string };
  /** The words the operand is one of, when it is. */
  readonly operandChoices?: readonly string[];
  readonly options: OptionSpecs<Values>;
  /** Command lines to show in the help, with what each does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  run(operands: readonly string[], values: Values, io: Io): Promise<ExitStatus>;
  answer?(...args: Parameters<Answerer<Settings>>): ReturnType<Answerer<Settings>>;
}

/** A row of the table of commands: enough for the help; the rest is loaded when it is needed. */
export interface CommandRow {
  readonly summary: string;
  load(): Promise<Command>;
}

export type CommandTable = Readonly<Record<string, CommandRow>>;

/** What every batch command's settings hold; all of it is plain data that a worker can be sent. */
export interface BatchSettings {
  readonly json: boolean;
  readonly from: FormatName | undefined;
}

export interface NumberedPuzzle extends ParsedPuzzle {
  /** 1-based place in the run. */
  readonly ordinal: number;
  /** What people know the puzzle by: its id, else where it stands. */
  readonly title: string;
}

export interface Answer {
  readonly status: ExitStatus;
  /** The fields of the JSON object after `id`, `rows` and `cols`. */
  fields(): object;
  /** The same for people; empty or whole lines. */
  text(): string;
  /** What to warn of on standard error; the warnings of the parser unless said. */
  readonly warnings?: readonly string[];
}

/** Answers one puzzle; undefined when `shouldStop` ended the work first. */
export type Answerer<Settings> = (
  input: NumberedPuzzle,
  settings: Settings,
  shouldStop?: () => boolean,
) => Result<Answer, FormatError> | undefined;
