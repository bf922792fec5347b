/**
 * `hitori check`: holds an answer, finished or not, against the rules. The answer is that of
 * `--answer`, else the marks that came with the puzzle, else its stored solution.
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
  violationText,
} from '@hitori/core';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import {
  MARKS_OPTIONS,
  type MarksSettings,
  type MarksValues,
  marksSettings,
  readMarks,
} from '../batch/marks.ts';
import { countShaded, drawShading, plural, violationFields } from '../shell/drawing.ts';
import { DONE, NEGATIVE } from '../shell/exit-status.ts';

interface CheckValues extends MarksValues {
  finish?: boolean;
}

interface CheckSettings extends MarksSettings {
  readonly finish: boolean;
}

const NO_ANSWER: FormatError = {
  code: 'bad-answer',
  message: 'there is no answer to check: give one with --answer',
  row: null,
  col: null,
};

const answer: Answerer<BatchSettings & CheckSettings> = (input, settings) => {
  const { puzzle } = input;
  const marks = readMarks(input, settings);
  if (!marks.ok) return marks;
  const { marks: given, warnings } = marks.value ?? { marks: input.solution, warnings: [] };
  if (!given) return err(NO_ANSWER);
  const shading = settings.finish ? finish(given) : given;
  const violations = findViolations(puzzle, shading);
  const valid = violations.length === 0;
  const complete = !shading.includes(UNKNOWN);
  const solved = valid && complete;
  return ok({
    status: solved ? DONE : NEGATIVE,
    warnings,
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
      const faults = violations.map((violation) => `  ${rule(puzzle, violation)}\n`);
      const drawing = drawShading(puzzle, shading, settings.color);
      return `${input.title}: ${verdict}\n${faults.join('')}${drawing}`;
    },
  });
};

function finish(marks: Shading): Shading {
  return marks.map((state) => (state === UNKNOWN ? UNSHADED : state));
}

function describeFault(shading: Shading, violations: readonly Violation[]): string {
  if (violations.length > 0) return `wrong, ${plural(violations.length, 'broken rule')}`;
  const unknown = shading.filter((state) => state === UNKNOWN).length;
  return `no rule is broken, ${plural(unknown, 'cell')} still to mark`;
}

/** A broken rule with its name and its words. */
function rule(puzzle: Puzzle, violation: Violation): string {
  return `${violation.rule}: ${violationText(puzzle, violation)}`;
}

export const check: BatchCommand<CheckValues, CheckSettings> = batchCommand<
  CheckValues,
  CheckSettings
>({
  name: 'check',
  options: {
    ...MARKS_OPTIONS,
    finish: { flags: '--finish', summary: 'take unmarked cells as unshaded' },
  },
  examples: [
    ['hitori check 3222/1342/4113/1133 --answer -#-#/----/-#--/#--#', 'a finished answer'],
    ['hitori check puzzle.txt --answer marks.txt --finish', 'shaded cells only, from a file'],
    ['hitori check game.pzprv3', 'the marks saved with the puzzle'],
  ],
  settings: async ({ finish: toFinish, ...marks }, io) => ({
    ...(await marksSettings(marks, io)),
    finish: toFinish === true,
  }),
  answer,
});
