/** `hitori hint`: the next thing to see in a puzzle under way, with the reason. */
import { type Hint, type Language, levelName, nextHint, ok, type Shading } from '@hitori/core';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import {
  MARKS_OPTIONS,
  type MarksSettings,
  type MarksValues,
  marksSettings,
  readMarks,
} from '../batch/marks.ts';
import { drawShading } from '../shell/drawing.ts';
import { DONE, type ExitStatus, LIMIT_REACHED, NEGATIVE } from '../shell/exit-status.ts';
import { hintFields, LANGUAGE_OPTIONS, type LanguageValues } from '../shell/hint-fields.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf } from '../shell/options.ts';

interface HintValues extends MarksValues, LimitValues, LanguageValues {}

interface HintSettings extends MarksSettings {
  readonly limits: LimitValues;
  readonly language: Language | undefined;
}

const answer: Answerer<BatchSettings & HintSettings> = (input, settings, shouldStop) => {
  const { puzzle } = input;
  const { limits, language, color } = settings;
  const read = readMarks(input, settings);
  if (!read.ok) return read;
  const marks = read.value?.marks ?? new Uint8Array(puzzle.symbols.length);
  const hint = nextHint(puzzle, marks, { ...limits, language, shouldStop });
  if (hint.reason === 'stopped') return undefined;
  return ok({
    status: exitOf(hint),
    warnings: read.value?.warnings ?? [],
    fields: () => hintFields(puzzle, hint),
    text: () => {
      const drawing = drawShading(puzzle, withConclusions(marks, hint), color);
      return `${input.title}: ${describe(hint, language)}\n${drawing}`;
    },
  });
};

function exitOf({ technique, reason }: Hint): ExitStatus {
  if (reason === 'limit') return LIMIT_REACHED;
  return technique === null ? NEGATIVE : DONE;
}

function describe(
  { technique, level, stages, text }: Hint,
  language: Language | undefined,
): string {
  if (technique === null) return text;
  const [where, rule, conclusion] = stages;
  return [level ? `${where} (${levelName(level, language)})` : where, rule, conclusion].join(
    '\n  ',
  );
}

/** The board with the conclusions marked; a wrong mark is put right. */
function withConclusions(marks: Shading, { cells }: Hint): Shading {
  const shading = marks.slice();
  for (const { cell, state } of cells) shading[cell] = state;
  return shading;
}

export const hint: BatchCommand<HintValues, HintSettings> = batchCommand<HintValues, HintSettings>({
  name: 'hint',
  options: { ...MARKS_OPTIONS, ...LANGUAGE_OPTIONS, ...LIMIT_OPTIONS },
  examples: [
    ['hitori hint 3222/1342/4113/1133', 'where to begin'],
    ['hitori hint 3222/1342/4113/1133 --answer .#../..../..../....', 'how to go on'],
    ['hitori hint game.pzprv3 --json', 'from the marks saved with the puzzle'],
  ],
  settings: async ({ language, ...values }, io) => ({
    ...(await marksSettings(values, io)),
    limits: limitsOf(values),
    language,
  }),
  answer,
  separator: '\n',
});
