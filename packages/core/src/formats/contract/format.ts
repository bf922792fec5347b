/**
 * What every format shares: the names of the formats, the outcome of reading and of writing, and the
 * errors. A format is a pair `parseX` / `formatX` in the file of its name; `reader/parse.ts` picks the
 * reader, `print.ts` the writer. Nothing here throws: bad text is an error value with its place, and
 * what a format cannot carry is either refused (cells) or dropped with a warning (all else).
 */

import { err, ok, type Result } from '../../base/result.ts';
import { cellName, labelAt, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import { quote } from './quote.ts';

/** The formats that are both read and written. */
export const READABLE_FORMATS = [
  'text',
  'json',
  'id',
  'pzpr',
  'pzprv3',
  'sgt',
  'penpa',
  'grid',
  'jsonl',
  'csv',
  'ansi',
  'svg',
  'asp',
  'dzn',
] as const;
/** One of READABLE_FORMATS. */
export type ReadableFormat = (typeof READABLE_FORMATS)[number];

/** The formats that are written, never read: the puzzle as a problem without its labels. */
export const OUTPUT_FORMATS = ['cnf', 'xcc'] as const;
/** One of OUTPUT_FORMATS. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** The names of all formats. */
export const FORMATS: readonly [...typeof READABLE_FORMATS, ...typeof OUTPUT_FORMATS] = [
  ...READABLE_FORMATS,
  ...OUTPUT_FORMATS,
];
/** One of FORMATS. */
export type FormatName = (typeof FORMATS)[number];

export function isOutputOnly(format: FormatName): format is OutputFormat {
  return (OUTPUT_FORMATS as readonly FormatName[]).includes(format);
}

/** What kind of fault a text or a puzzle has. */
export type FormatErrorCode =
  /** There is nothing to read. */
  | 'empty'
  /** The rows are not equally long, or do not fill the size that was promised. */
  | 'ragged'
  /** A character or word that the format has no meaning for. */
  | 'stray-character'
  /** A JSON value that is not a symbol, such as `true`. */
  | 'bad-cell'
  /** A size, `begin` line or other header that cannot be read. */
  | 'bad-header'
  | 'bad-json'
  /** A link whose parts or packed data cannot be read. */
  | 'bad-link'
  /** A puzzle of another kind than Hitori. */
  | 'wrong-genre'
  /** More than 255 rows or columns, or a record longer than the limit. */
  | 'too-large'
  /** Text that no reader recognises, such as binary data. */
  | 'unknown-format'
  /** Two readings are as good as each other. */
  | 'ambiguous'
  /** The format can be written but not read. */
  | 'output-only'
  /** The puzzle holds something that the format to write has no place for. */
  | 'not-representable'
  /** An answer that does not fit the grid. */
  | 'bad-answer';

/** Why a text was not read, or a puzzle not written. */
export interface FormatError {
  /** The kind of fault. */
  readonly code: FormatErrorCode;
  /** What is wrong, where (1-based, `r1c1`) and how to mend it. */
  readonly message: string;
  /** 0-based place of the fault, where it has one. */
  readonly row: number | null;
  /** As `row`. */
  readonly col: number | null;
}

/** A puzzle that was read, with all that stood beside it. */
export interface ParsedPuzzle {
  /** The grid. */
  readonly puzzle: Puzzle;
  /** What it was read as. */
  readonly format: FormatName;
  /** Its name, where it has one. */
  readonly id?: string;
  /** The marks of a player that came with the puzzle. */
  readonly answer?: Shading;
  /** A stored solution: never the marks of a player. */
  readonly solution?: Shading;
  /** What was read in another way than it looks, or left out. */
  readonly warnings: readonly string[];
  /** Further fields of the record, carried through to formats that have room for them. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A puzzle that was written. */
export interface FormattedPuzzle {
  /** The puzzle in the format. */
  readonly text: string;
  /** What the format had no place for and was dropped. */
  readonly warnings: readonly string[];
}

/** What may be written beside the puzzle. */
export interface FormatOptions {
  /** Marks of a player. */
  readonly shading?: Shading | undefined;
  /** A stored solution. */
  readonly solution?: Shading | undefined;
  /** The name of the puzzle. */
  readonly id?: string | undefined;
  /** Further fields of its record. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  /** Whether `ansi` may use colours; default: false. */
  readonly color?: boolean | undefined;
}

/** A puzzle, or why there is none in the text. */
export type ParseResult = Result<ParsedPuzzle, FormatError>;
/** A text, or why the format cannot hold the puzzle. */
export type PrintResult = Result<FormattedPuzzle, FormatError>;

/** The longest text that is read as one puzzle, in characters. */
export const MAX_RECORD: number = 4 * 1024 * 1024;

export type Fault = { readonly ok: false; readonly error: FormatError };

/** An error with the place it has, if any. */
export function fault(
  code: FormatErrorCode,
  message: string,
  row: number | null = null,
  col: number | null = null,
): Fault {
  return err({ code, message, row, col });
}

/** The refusal to write a puzzle because of one cell. */
export function unfit(puzzle: Puzzle, cell: number, format: FormatName, reason: string): Fault {
  const label = labelAt(puzzle, cell);
  const what = label === '' ? 'the blank' : quote(label);
  return fault(
    'not-representable',
    `${what} at ${cellName(puzzle, cell)} does not fit the format ${format}: ${reason}`,
    Math.floor(cell / puzzle.cols),
    cell % puzzle.cols,
  );
}

/**
 * Fields that the commands write beside a puzzle and compute again: dropping one of them is not worth a
 * warning.
 */
const OWN_FIELDS: ReadonlySet<string> = new Set(
  (
    'rows cols status second ms stats level score effort seed attempts steps techniques bottleneck ' +
    'solutions count exact technique ending picture cells because chain stages text givens'
  ).split(' '),
);

/** A written puzzle, with a warning for everything given that the format does not carry. */
export function printed(
  text: string,
  format: FormatName,
  options: FormatOptions,
  carried: {
    readonly id?: boolean;
    readonly shading?: boolean;
    readonly solution?: boolean;
    /** The further fields that are written; true for all. */
    readonly extra?: boolean | ReadonlySet<string>;
  } = {},
): PrintResult {
  const warnings: string[] = [];
  if (options.id !== undefined && !carried.id)
    warnings.push(`the format ${format} has no room for the id ${quote(options.id)}: dropped`);
  if (options.shading && !carried.shading)
    warnings.push(`the format ${format} has no room for an answer: dropped`);
  if (options.solution && !carried.solution)
    warnings.push(`the format ${format} has no room for a solution: dropped`);
  const kept = carried.extra ?? false;
  const dropped = Object.keys(options.extra ?? {}).filter((name) =>
    typeof kept === 'boolean'
      ? !kept && !OWN_FIELDS.has(name)
      : !kept.has(name) && !OWN_FIELDS.has(name),
  );
  if (dropped.length > 0)
    warnings.push(
      `the format ${format} has no room for these fields: ${dropped.map(quote).join(', ')}: dropped`,
    );
  return ok({ text, warnings });
}
