/** Puzzles of a library written out: for people, as JSON, or in any format. */
import { err, type FormatName, formatPuzzle, ok, type Result } from '@hitori/core';
import type { StoredPuzzle } from '@hitori/library';
import { asLines, plural } from '../shell/drawing.ts';
import { jsonLine, printable } from '../shell/printable.ts';
import { puzzleOf, recordOf } from './record.ts';

/** `table`: a line of a spreadsheet for each puzzle. */
export type ListFormat = FormatName | 'people' | 'table';

interface Listing {
  /** Stands before the first puzzle. */
  readonly head: string;
  /** Whether blank lines stand between puzzles. */
  readonly isSpaced: boolean;
  /** An error says why the format cannot hold the puzzle. */
  write(stored: StoredPuzzle): Result<string, string>;
}

/** These take one line each. */
const ONE_LINE_FORMATS: readonly FormatName[] = ['json', 'id', 'pzpr', 'sgt', 'penpa', 'jsonl'];

export function listingOf(format: ListFormat): Listing {
  if (format === 'people')
    return { head: '', isSpaced: false, write: (stored) => ok(describe(stored)) };
  if (format === 'jsonl')
    return { head: '', isSpaced: false, write: (stored) => ok(jsonLine(recordOf(stored))) };
  if (format === 'table')
    return {
      head: tableLine(COLUMNS),
      isSpaced: false,
      write: (stored) => ok(tableLine(cells(stored))),
    };
  return {
    head: '',
    isSpaced: !ONE_LINE_FORMATS.includes(format),
    write: (stored) => inFormat(stored, format),
  };
}

function inFormat(stored: StoredPuzzle, format: FormatName): Result<string, string> {
  const { puzzle, id, solution, extra } = puzzleOf(stored);
  const written = formatPuzzle(puzzle, format, { id, solution, extra });
  return written.ok
    ? ok(asLines(written.value.text))
    : err(`puzzle '${stored.id}': ${written.error.message}`);
}

/** One line for people. */
export function describe(stored: StoredPuzzle): string {
  const { id, rows, cols, givens } = stored;
  const blanks = rows * cols - givens;
  const parts = [
    `${rows}x${cols}`.padEnd(7),
    verdictOf(stored),
    ...(blanks > 0 ? [plural(blanks, 'blank')] : []),
  ];
  return `${printable(id)}: ${parts.join(', ').replace(/ +,/, ',')}\n`;
}

/** `hard, score 85, effort 23.4`, or what the verdict is. */
export function verdictOf({ status, level, score, effort }: StoredPuzzle): string {
  if (status === 'multiple') return 'more than one solution';
  if (status === 'none') return 'no solution';
  if (status === 'unknown') return 'a limit was reached before the verdict';
  const known = effort === null ? '' : `, effort ${effort}`;
  return `${level}, score ${score}${known}`;
}

const COLUMNS = [
  'id',
  'rows',
  'cols',
  'status',
  'level',
  'score',
  'effort',
  'givens',
  'added',
  'source',
  'hash',
  'grid',
  'solution',
];

function cells(stored: StoredPuzzle): string[] {
  const { id, rows, cols, status, level, score, effort, givens, added, sources, hash } = stored;
  const values = [id, rows, cols, status, level, score, effort, givens, added];
  const grid = (JSON.parse(stored.gridText) as (string | number | null)[][])
    .map((row) => row.map((cell) => cell ?? '.').join(' '))
    .join('/');
  return [
    ...values.map((value) => String(value ?? '')),
    sources[0]?.source ?? '',
    hash,
    grid,
    stored.solution?.join('/') ?? '',
  ];
}

/** A line of comma-separated values; quoted where it must be, or where a spreadsheet might calculate. */
function tableLine(fields: readonly string[]): string {
  const quoted = fields
    .map((field) => printable(field))
    .map((field) =>
      /[",\r\n]|^[-+=@\t]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field,
    );
  return `${quoted.join(',')}\n`;
}
