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
} from '@hitori/core';
import { type Batch, runBatch } from '../batch/batch.ts';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings, NumberedPuzzle } from '../batch/contract.ts';
import { fillFile } from '../batch/output-file.ts';
import {
  bottleneckFields,
  drawShading,
  listCells,
  placeOf,
  plural,
  violationFields,
} from '../shell/drawing.ts';
import { type ExitStatus, VERDICT_STATUS } from '../shell/exit-status.ts';
import { hintFields, LANGUAGE_OPTIONS, type LanguageValues } from '../shell/hint-fields.ts';
import { type Io, UsageError } from '../shell/io.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf } from '../shell/options.ts';

interface ExplainValues extends LimitValues, LanguageValues {
  html?: string;
}

interface ExplainSettings {
  readonly limits: LimitValues;
  readonly language: Language | undefined;
  readonly html: boolean;
}

type ExplainBatch = Batch<BatchSettings & ExplainSettings>;

const answer: Answerer<BatchSettings & ExplainSettings> = (input, settings, shouldStop) => {
  const { puzzle } = input;
  const { limits, language, html, color } = settings;
  const explanation = explainPuzzle(puzzle, { ...limits, language, shouldStop });
  if (explanation.reason === 'stopped') return undefined;
  const { status, steps, ending, end, differ } = explanation;
  return ok({
    status: VERDICT_STATUS[status],
    fields: () => ({
      status,
      steps: steps.map((step) => hintFields(puzzle, step)),
      ending,
      differ: differ.map((cell) => placeOf(puzzle, cell)),
      violation: end.clash && violationFields(puzzle, end.clash),
      effort: explanation.effort,
      bottleneck: bottleneckFields(puzzle, explanation.bottleneck),
      text: end.text,
    }),
    isRaw: html,
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

const VERDICTS = {
  solved: 'one solution',
  impossible: 'no solution; the steps to the broken rule',
  open: 'more than one solution; what holds in all of them',
  limit: 'a limit was reached; the steps up to there',
} as const;

function describe({ puzzle }: NumberedPuzzle, explanation: Explanation, color: boolean): string {
  const { steps, marks, ending, end, differ } = explanation;
  const width = String(steps.length).length;
  const lines = steps.map((step, i) => `${String(i + 1).padStart(width + 2)}  ${step.text}\n`);
  const drawing = drawShading(puzzle, marks, color);
  // The last step of an impossible puzzle says the end already.
  const last = ending === 'solved' || steps.at(-1) === end ? '' : `${end.text}\n`;
  const open = differ.length > 0 ? `These cells differ: ${listCells(puzzle, differ)}.\n` : '';
  const effort = explanation.effort === null ? '' : `, effort ${explanation.effort}`;
  return `${VERDICTS[ending]}, ${plural(steps.length, 'step')}${effort}\n${lines.join('')}${last}${open}${drawing}`;
}

export const explain: BatchCommand<ExplainValues, ExplainSettings> = batchCommand<
  ExplainValues,
  ExplainSettings
>({
  name: 'explain',
  options: {
    html: { flags: '--html <file>', summary: 'write one illustrated page', isFile: true },
    ...LANGUAGE_OPTIONS,
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori explain 3222/1342/4113/1133', 'every step in words'],
    ['hitori explain puzzle.txt --html way.html', 'a page with a board for every step'],
    ['hitori explain --json puzzles.jsonl', 'a batch, on all cores'],
  ],
  settings: ({ html, language, ...limits }) => ({
    limits: limitsOf(limits),
    language,
    html: html !== undefined,
  }),
  answer,
  separator: '\n',
  run: (batch, { html, json }, io) => {
    if (html === undefined) return runBatch(batch, io);
    if (json) throw new UsageError('choose one of --json and --html');
    return writePage({ ...batch, separator: '' }, html, io);
  },
});

async function writePage(batch: ExplainBatch, path: string, io: Io): Promise<ExitStatus> {
  return path === '-'
    ? fillPage(batch, io.stdout, io)
    : fillFile(path, io, (output) => fillPage(batch, output, io));
}

/** A page with at least one puzzle, or nothing. */
async function fillPage(batch: ExplainBatch, output: Writable, io: Io): Promise<ExitStatus> {
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
