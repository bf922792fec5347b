/**
 * `hitori convert`: the puzzle in another format. Fields that only `jsonl` has room for are carried
 * through to it; what a format has no room for is told as a warning.
 */
import { finished } from 'node:stream/promises';
import { err, FORMATS, type FormatError, type FormatName, formatPuzzle, ok } from '@hitori/core';
import { type Batch, runBatch } from '../batch/batch.ts';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { ManyFiles, NUMBER } from '../batch/many-files.ts';
import { fillFile } from '../batch/output-file.ts';
import { PAGE, SingleText } from '../batch/single-text.ts';
import { asLines } from '../shell/drawing.ts';
import { DONE, type ExitStatus } from '../shell/exit-status.ts';
import { type Io, UsageError } from '../shell/io.ts';
import { choice } from '../shell/options.ts';
import { renderPng } from '../shell/png.ts';

interface ConvertValues {
  to?: FormatName | 'png';
  solution?: boolean;
  output?: string | undefined;
}

interface ConvertSettings {
  readonly to: FormatName;
  readonly drawSolution: boolean;
}

type ConvertBatch = Batch<BatchSettings & ConvertSettings>;

/** A puzzle takes one line: such texts follow one another without blank lines. */
const ONE_LINE_FORMATS: readonly FormatName[] = ['json', 'id', 'pzpr', 'sgt', 'penpa', 'jsonl'];

const PICTURES: readonly FormatName[] = ['ansi', 'svg'];

const NO_SOLUTION: FormatError = {
  code: 'bad-answer',
  message: 'there is no stored solution to write: `hitori solve --json` adds it',
  row: null,
  col: null,
};

/** A file in one of these is one picture or one problem. */
const SINGLE_FORMATS: readonly FormatName[] = ['svg', 'cnf', 'xcc', 'asp', 'dzn'];

const answer: Answerer<BatchSettings & ConvertSettings> = (input, { to, color, drawSolution }) => {
  const { puzzle, answer: marks, id, extra } = input;
  if (drawSolution && !input.solution) return err(NO_SOLUTION);
  const shading = drawSolution ? input.solution : marks;
  // A picture has no room for a solution beside the marks: it is drawn when it is asked for.
  const solution = PICTURES.includes(to) ? undefined : input.solution;
  const written = formatPuzzle(puzzle, to, { shading, solution, id, extra, color });
  if (!written.ok) return written;
  const { text } = written.value;
  const { warnings } = written.value;
  return ok({
    status: DONE,
    fields: () => ({ format: to, output: text, warnings: [...input.warnings, ...warnings] }),
    text: () => asLines(text),
    isRaw: true,
    warnings,
  });
};

export const convert: BatchCommand<ConvertValues, ConvertSettings> = batchCommand<
  ConvertValues,
  ConvertSettings
>({
  name: 'convert',
  options: {
    to: choice('--to <format>', 'the format to write', [...FORMATS, 'png'] as const),
    solution: {
      flags: '--solution',
      summary: 'write the stored solution as the marks: to draw it',
    },
    output: {
      flags: '-o, --output <file>',
      summary:
        'write to a file, which appears only when it is whole; %d in its name: a file a puzzle',
      isFile: true,
    },
  },
  examples: [
    ['hitori convert --to pzpr 3222/1342/4113/1133', 'a link to play it at'],
    ['hitori convert --to jsonl -o puzzles.jsonl *.txt', 'many files into one batch'],
    ['hitori convert --to png -o board.png 3222/1342/4113/1133', 'a picture'],
    ['hitori convert --from sgt --to grid 4:3222134241131133', 'from a format given by name'],
  ],
  settings: ({ to, solution }) => {
    if (to === undefined)
      throw new UsageError(`give the format with --to: ${FORMATS.join(', ')}, png`);
    return { to: to === 'png' ? 'svg' : to, drawSolution: solution === true };
  },
  answer,
  run: (batch, { to: asked, output, json }, io) => {
    if (asked === 'png') return writePng(batch, output, io);
    const { to } = batch.settings;
    const separator = ONE_LINE_FORMATS.includes(to) ? '' : '\n';
    if (output === undefined || output === '-') return runBatch({ ...batch, separator }, io);
    if (!json && (SINGLE_FORMATS.includes(to) || output.includes(NUMBER)))
      return writeSingle(batch, output, io);
    return fillFile(output, io, (stream) => runBatch({ ...batch, separator, output: stream }, io));
  },
});

/** A file with the text of a single puzzle, or with what `render` makes of it. */
async function writeSingle(
  batch: ConvertBatch,
  path: string,
  io: Io,
  what = `a file in the format ${batch.settings.to}`,
  render: (text: string) => Promise<string | Uint8Array> = async (text) => text,
): Promise<ExitStatus> {
  if (path.includes(NUMBER)) {
    const files = new ManyFiles(path, render, io);
    const status = await runBatch({ ...batch, separator: PAGE, output: files }, io);
    await finished(files.end());
    return status;
  }
  const sink = new SingleText(what, io);
  const status = await runBatch({ ...batch, separator: PAGE, output: sink }, io);
  io.stop.signal.throwIfAborted();
  if (sink.text === '') return status;
  const content = await render(sink.text);
  return fillFile(path, io, async (stream) => {
    stream.write(content);
    return status;
  });
}

/** Bytes are no lines, so a PNG goes into a file only. */
async function writePng(
  batch: ConvertBatch,
  output: string | undefined,
  io: Io,
): Promise<ExitStatus> {
  const { settings } = batch;
  if (settings.json || output === undefined || output === '-')
    throw new UsageError('a PNG goes into a file: give its name with -o, and no --json');
  const plain = { ...settings, color: false };
  return writeSingle({ ...batch, settings: plain, jobs: 1 }, output, io, 'a PNG', renderPng);
}
