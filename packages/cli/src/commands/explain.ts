/** `hitori explain`: the whole way to the solution, as text, as JSON or as an illustrated page. */
import { once } from 'node:events';
import { Transform, type Writable } from 'node:stream';
import {
  EXPLANATION_PAGE_END,
  type Explanation,
  explain as explainPuzzle,
  explanationPageStart,
  formatExplanationHtml,
  type Language,
  ok,
  type Status,
} from '@hitori/core';
import { type Batch, runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command, NumberedPuzzle } from '../command.ts';
import { drawShading } from '../drawing.ts';
import { type ExitStatus, VERDICT_STATUS } from '../exit-status.ts';
import { hintFields, LANGUAGE_OPTIONS, type LanguageValues } from '../hint-fields.ts';
import { type Io, UsageError, wantsColor } from '../io.ts';
import {
  BATCH_OPTIONS,
  type BatchValues,
  batchSettings,
  LIMIT_OPTIONS,
  type LimitValues,
} from '../options.ts';
import { fillFile } from '../output-file.ts';

interface ExplainValues extends BatchValues, LimitValues, LanguageValues {
  html?: string;
}

interface ExplainSettings extends BatchSettings {
  readonly limits: LimitValues;
  readonly language: Language | undefined;
  readonly html: boolean;
  readonly color: boolean;
}

const answer: Answerer<ExplainSettings> = (input, settings, shouldStop) => {
  const { puzzle } = input;
  const { limits, language, html, color } = settings;
  const explanation = explainPuzzle(puzzle, { ...limits, language, shouldStop });
  if (explanation.reason === 'stopped') return undefined;
  const { status, steps } = explanation;
  return ok({
    status: VERDICT_STATUS[status],
    fields: () => ({ status, steps: steps.map((step) => hintFields(puzzle, step)) }),
    text: () =>
      html
        ? formatExplanationHtml(puzzle, explanation, { title: pageTitle(input), language })
        : `${input.title}: ${describe(input, explanation, color)}`,
  });
};

/** Names may come twice; the number tells the puzzles of a page apart. */
function pageTitle({ title, ordinal }: NumberedPuzzle): string {
  return `${ordinal}: ${title}`;
}

const VERDICTS: Readonly<Record<Status, string>> = {
  unique: 'one solution',
  multiple: 'more than one solution; what holds in all of them',
  none: 'no solution; the steps to the broken rule',
  unknown: 'a limit was reached; the steps up to there',
};

/** What to say instead when there is not a single step. */
const WITHOUT_STEPS: Readonly<Record<Status, string>> = {
  ...VERDICTS,
  multiple: 'more than one solution; nothing follows in all of them',
  none: 'no solution, as a search shows',
  unknown: 'a limit was reached before the first step',
};

function describe({ puzzle }: NumberedPuzzle, explanation: Explanation, color: boolean): string {
  const { status, steps, marks } = explanation;
  const width = String(steps.length).length;
  const lines = steps.map((step, i) => `${String(i + 1).padStart(width + 2)}  ${step.text}\n`);
  const drawing = drawShading(puzzle, marks, color);
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const verdict = steps.length === 0 ? WITHOUT_STEPS[status] : `${VERDICTS[status]}, ${count}`;
  return `${verdict}\n${lines.join('')}${drawing}`;
}

export const explain: Command<ExplainValues, ExplainSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: {
    html: { flags: '--html <file>', summary: 'write one illustrated page', isFile: true },
    ...LANGUAGE_OPTIONS,
    ...BATCH_OPTIONS,
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori explain 3222/1342/4113/1133', 'every step in words'],
    ['hitori explain puzzle.txt --html way.html', 'a page with a board for every step'],
    ['hitori explain --json puzzles.jsonl', 'a batch, on all cores'],
  ],
  run(operands, { json, jobs, from, html, language, ...limits }, io) {
    if (json && html !== undefined) throw new UsageError('choose one of --json and --html');
    const settings = {
      ...batchSettings({ json, from }),
      limits,
      language,
      html: html !== undefined,
      color: wantsColor(io),
    };
    const batch = { command: 'explain', answer, settings, operands, jobs };
    return html === undefined
      ? runBatch({ ...batch, separator: '\n' }, io)
      : writePage(batch, html, io);
  },
  answer,
};

async function writePage(batch: Batch<ExplainSettings>, path: string, io: Io): Promise<ExitStatus> {
  return path === '-'
    ? fillPage(batch, io.stdout, io)
    : fillFile(path, io, (output) => fillPage(batch, output, io));
}

/** A page with at least one puzzle, or nothing. */
async function fillPage(
  batch: Batch<ExplainSettings>,
  output: Writable,
  io: Io,
): Promise<ExitStatus> {
  let isEmpty = true;
  const page = new Transform({
    transform(chunk, _encoding, done) {
      if (isEmpty) this.push(explanationPageStart(batch.settings.language));
      isEmpty = false;
      done(null, chunk);
    },
    flush(done) {
      done(null, isEmpty ? null : EXPLANATION_PAGE_END);
    },
  });
  page.pipe(output, { end: false });
  const status = await runBatch({ ...batch, output: page }, io);
  const ended = once(page, 'end', { signal: io.stop.signal });
  page.end();
  await ended;
  return status;
}
