/**
 * `hitori check`: holds an answer, finished or not, against the rules. The answer is that of
 * `--answer`, else the marks that came with the puzzle.
 */
import { readFile } from 'node:fs/promises';
import {
  err,
  type FormatError,
  findViolations,
  ok,
  type Puzzle,
  parseAnswer,
  type Result,
  type Shading,
  UNKNOWN,
  UNSHADED,
  type Violation,
} from '@hitori/core';
import { runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command, NumberedPuzzle } from '../command.ts';
import { countShaded, drawShading, listCells } from '../drawing.ts';
import { DONE, NEGATIVE } from '../exit-status.ts';
import { findFile } from '../input.ts';
import { type Io, wantsColor } from '../io.ts';
import { BATCH_OPTIONS, type BatchValues, batchSettings, choice } from '../options.ts';

interface CheckValues extends BatchValues {
  answer?: string;
  finish?: boolean;
  base?: '0' | '1';
}

/** The text of the answer, from a file or the argument itself. */
interface Marks {
  readonly text: string;
  readonly isFile: boolean;
}

interface CheckSettings extends BatchSettings {
  readonly marks: Marks | undefined;
  readonly finish: boolean;
  readonly base: 0 | 1;
  readonly color: boolean;
}

const NO_ANSWER: FormatError = {
  code: 'bad-answer',
  message: 'there is no answer to check: give one with --answer',
  row: null,
  col: null,
};

const answer: Answerer<CheckSettings> = (input, settings) => {
  const { puzzle } = input;
  const marks = readMarks(input, settings);
  if (!marks.ok) return marks;
  const shading = settings.finish ? finish(marks.value) : marks.value;
  const violations = findViolations(puzzle, shading);
  const valid = violations.length === 0;
  const complete = !shading.includes(UNKNOWN);
  const solved = valid && complete;
  return ok({
    status: solved ? DONE : NEGATIVE,
    fields: () => ({
      valid,
      complete,
      solved,
      violations: violations.map((violation) => violationFields(puzzle, violation)),
    }),
    text: () => {
      const verdict = solved
        ? `solved, ${countShaded(shading)}`
        : describeFault(shading, violations);
      const faults = violations.map((violation) => `  ${describeViolation(puzzle, violation)}\n`);
      const drawing = drawShading(puzzle, shading, settings.color);
      return `${input.title}: ${verdict}\n${faults.join('')}${drawing}`;
    },
  });
};

function readMarks(
  { puzzle, answer: own }: NumberedPuzzle,
  { marks, base }: CheckSettings,
): Result<Shading, FormatError> {
  if (!marks) return own ? ok(own) : err(NO_ANSWER);
  const read = parseAnswer(marks.text, puzzle, { base });
  if (read.ok || marks.isFile) return read;
  const message = `the answer is no file, and as marks: ${read.error.message}`;
  return err({ ...read.error, message });
}

function finish(marks: Shading): Shading {
  return marks.map((state) => (state === UNKNOWN ? UNSHADED : state));
}

function violationFields(puzzle: Puzzle, violation: Violation): object {
  const place = (cell: number): [number, number] => [
    Math.floor(cell / puzzle.cols),
    cell % puzzle.cols,
  ];
  const { rule } = violation;
  if (rule === 'R3') return { rule, groups: violation.groups.map((group) => group.map(place)) };
  const cells = violation.cells.map(place);
  if (rule === 'R2') return { rule, cells };
  const { line, index, symbol } = violation;
  return { rule, line, index, symbol, count: cells.length, cells };
}

function describeFault(shading: Shading, violations: readonly Violation[]): string {
  if (violations.length > 0) return `wrong, ${plural(violations.length, 'fault')}`;
  const unknown = shading.filter((state) => state === UNKNOWN).length;
  return `no rule is broken, ${plural(unknown, 'cell')} still to mark`;
}

function describeViolation(puzzle: Puzzle, violation: Violation): string {
  if (violation.rule === 'R2')
    return `R2: shaded cells touch at ${listCells(puzzle, violation.cells)}`;
  if (violation.rule === 'R1') {
    const { line, index, symbol, cells } = violation;
    return `R1: ${line} ${index + 1} has ${symbol} unshaded at ${listCells(puzzle, cells)}`;
  }
  const { groups } = violation;
  if (groups.length === 0) return 'R3: no cell is unshaded';
  const smallest = groups.reduce((a, b) => (b.length < a.length ? b : a));
  return `R3: the unshaded cells fall into ${groups.length} parts; one is ${listCells(puzzle, smallest)}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * A lone `-` is a mark here, not standard input (the file for that is /dev/stdin), and so are the names
 * of directories: `../..` are four unmarked cells.
 */
async function loadMarks(value: string | undefined, io: Io): Promise<Marks | undefined> {
  if (value === undefined) return undefined;
  const stats = findFile(value);
  if (!stats || stats.isDirectory()) return { text: value, isFile: false };
  const text = await readFile(value, { encoding: 'utf8', signal: io.stop.signal });
  return { text, isFile: true };
}

export const check: Command<CheckValues, CheckSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: {
    answer: {
      flags: '--answer <file|rows>',
      summary: 'the marks: # shaded, - unshaded, . unmarked; rows separated by /',
      isFile: true,
    },
    finish: { flags: '--finish', summary: 'take unmarked cells as unshaded' },
    base: choice('--base <0|1>', 'what (row,col) pairs in an answer count from (default: 1)', [
      '0',
      '1',
    ]),
    ...BATCH_OPTIONS,
  },
  examples: [
    ['hitori check 3222/1342/4113/1133 --answer -#-#/----/-#--/#--#', 'a finished answer'],
    ['hitori check puzzle.txt --answer marks.txt --finish', 'shaded cells only, from a file'],
    ['hitori check game.pzprv3', 'the marks saved with the puzzle'],
  ],
  async run(operands, { json, jobs, from, answer: value, finish: toFinish, base }, io) {
    const settings = {
      ...batchSettings({ json, from }),
      marks: await loadMarks(value, io),
      finish: toFinish === true,
      base: base === '0' ? 0 : 1,
      color: wantsColor(io),
    } as const;
    return runBatch({ command: 'check', answer, settings, operands, jobs }, io);
  },
  answer,
};
