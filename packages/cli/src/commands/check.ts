/**
 * `hitori check`: holds an answer, finished or not, against the rules. The answer is that of
 * `--answer`, else the marks that came with the puzzle.
 */
import {
  err,
  type FormatError,
  findViolations,
  ok,
  type Puzzle,
  type Shading,
  UNKNOWN,
  UNSHADED,
  type Violation,
} from '@hitori/core';
import { runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command } from '../command.ts';
import { countShaded, drawShading, listCells, placeOf } from '../drawing.ts';
import { DONE, NEGATIVE } from '../exit-status.ts';
import { wantsColor } from '../io.ts';
import {
  MARKS_OPTIONS,
  type MarksSettings,
  type MarksValues,
  marksSettings,
  readMarks,
} from '../marks.ts';
import { BATCH_OPTIONS, type BatchValues, batchSettings } from '../options.ts';

interface CheckValues extends BatchValues, MarksValues {
  finish?: boolean;
}

interface CheckSettings extends BatchSettings, MarksSettings {
  readonly finish: boolean;
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
  if (!marks.value) return err(NO_ANSWER);
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

function finish(marks: Shading): Shading {
  return marks.map((state) => (state === UNKNOWN ? UNSHADED : state));
}

function violationFields(puzzle: Puzzle, violation: Violation): object {
  const place = (cell: number) => placeOf(puzzle, cell);
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

export const check: Command<CheckValues, CheckSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: {
    ...MARKS_OPTIONS,
    finish: { flags: '--finish', summary: 'take unmarked cells as unshaded' },
    ...BATCH_OPTIONS,
  },
  examples: [
    ['hitori check 3222/1342/4113/1133 --answer -#-#/----/-#--/#--#', 'a finished answer'],
    ['hitori check puzzle.txt --answer marks.txt --finish', 'shaded cells only, from a file'],
    ['hitori check game.pzprv3', 'the marks saved with the puzzle'],
  ],
  async run(operands, { json, jobs, from, finish: toFinish, ...marks }, io) {
    const settings = {
      ...batchSettings({ json, from }),
      ...(await marksSettings(marks, io)),
      finish: toFinish === true,
      color: wantsColor(io),
    };
    return runBatch({ command: 'check', answer, settings, operands, jobs }, io);
  },
  answer,
};
