/** `hitori hint`: the next thing to see in a puzzle under way, with the reason. */
import { type Hint, type Language, levelName, nextHint, ok, type Shading } from '@hitori/core';
import { runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command } from '../command.ts';
import { drawShading } from '../drawing.ts';
import { DONE, type ExitStatus, LIMIT_REACHED, NEGATIVE } from '../exit-status.ts';
import { hintFields, LANGUAGE_OPTIONS, type LanguageValues } from '../hint-fields.ts';
import { wantsColor } from '../io.ts';
import {
  MARKS_OPTIONS,
  type MarksSettings,
  type MarksValues,
  marksSettings,
  readMarks,
} from '../marks.ts';
import {
  BATCH_OPTIONS,
  type BatchValues,
  batchSettings,
  LIMIT_OPTIONS,
  type LimitValues,
} from '../options.ts';

interface HintValues extends BatchValues, MarksValues, LimitValues, LanguageValues {}

interface HintSettings extends BatchSettings, MarksSettings {
  readonly limits: LimitValues;
  readonly language: Language | undefined;
  readonly color: boolean;
}

const answer: Answerer<HintSettings> = (input, settings, shouldStop) => {
  const { puzzle } = input;
  const { limits, language, color } = settings;
  const read = readMarks(input, settings);
  if (!read.ok) return read;
  const marks = read.value ?? new Uint8Array(puzzle.symbols.length);
  const hint = nextHint(puzzle, marks, { ...limits, language, shouldStop });
  if (hint.reason === 'stopped') return undefined;
  return ok({
    status: exitOf(hint),
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

export const hint: Command<HintValues, HintSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: { ...MARKS_OPTIONS, ...LANGUAGE_OPTIONS, ...BATCH_OPTIONS, ...LIMIT_OPTIONS },
  examples: [
    ['hitori hint 3222/1342/4113/1133', 'where to begin'],
    ['hitori hint 3222/1342/4113/1133 --answer .#../..../..../....', 'how to go on'],
    ['hitori hint game.pzprv3 --json', 'from the marks saved with the puzzle'],
  ],
  async run(operands, { json, jobs, from, answer: marks, base, language, ...limits }, io) {
    const settings = {
      ...batchSettings({ json, from }),
      ...(await marksSettings({ answer: marks, base }, io)),
      limits,
      language,
      color: wantsColor(io),
    };
    return runBatch({ command: 'hint', answer, settings, operands, jobs, separator: '\n' }, io);
  },
  answer,
};
