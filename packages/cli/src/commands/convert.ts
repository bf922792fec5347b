/**
 * `hitori convert`: the puzzle in another format. Fields that only `jsonl` has room for are carried
 * through to it; what a format has no room for is told as a warning.
 */
import { FORMATS, type FormatName, formatPuzzle, ok } from '@hitori/core';
import { type Batch, runBatch } from '../batch.ts';
import type { Answerer, BatchSettings, Command } from '../command.ts';
import { asLines } from '../drawing.ts';
import { DONE, type ExitStatus } from '../exit-status.ts';
import { type Io, UsageError, wantsColor } from '../io.ts';
import { BATCH_OPTIONS, type BatchValues, batchSettings, choice } from '../options.ts';
import { fillFile } from '../output-file.ts';
import { renderPng } from '../png.ts';
import { PAGE, SingleText } from '../single-text.ts';

interface ConvertValues extends BatchValues {
  to?: FormatName | 'png';
  output?: string | undefined;
}

interface ConvertSettings extends BatchSettings {
  readonly to: FormatName;
  readonly color: boolean;
}

/** A puzzle takes one line: such texts follow one another without blank lines. */
const ONE_LINE_FORMATS: readonly FormatName[] = ['json', 'id', 'pzpr', 'sgt', 'penpa', 'jsonl'];

/** A file in one of these is one picture or one problem. */
const SINGLE_FORMATS: readonly FormatName[] = ['svg', 'cnf', 'xcc', 'asp', 'dzn'];

const answer: Answerer<ConvertSettings> = (input, { json, to, color }) => {
  const { puzzle, answer: shading, id, extra } = input;
  const written = formatPuzzle(puzzle, to, { shading, id, extra, color });
  if (!written.ok) return written;
  const { text } = written.value;
  const warnings = [...input.warnings, ...written.value.warnings];
  return ok({
    status: DONE,
    fields: () => ({ format: to, output: text, warnings }),
    text: () => asLines(text),
    warnings: json ? [] : warnings,
  });
};

export const convert: Command<ConvertValues, ConvertSettings> = {
  operands: { name: '[input...]', summary: "file, puzzle, or '-' for standard input" },
  options: {
    to: choice('--to <format>', 'the format to write', [...FORMATS, 'png'] as const),
    output: {
      flags: '-o, --output <file>',
      summary: 'write to a file, which appears only when it is whole',
      isFile: true,
    },
    ...BATCH_OPTIONS,
  },
  examples: [
    ['hitori convert --to pzpr 3222/1342/4113/1133', 'a link to play it at'],
    ['hitori convert --to jsonl -o puzzles.jsonl *.txt', 'many files into one batch'],
    ['hitori convert --to png -o board.png 3222/1342/4113/1133', 'a picture'],
    ['hitori convert --from sgt --to grid 4:3222134241131133', 'from a format given by name'],
  ],
  async run(operands, { json, jobs, from, to, output }, io) {
    if (to === undefined)
      throw new UsageError(`give the format with --to: ${FORMATS.join(', ')}, png`);
    if (to === 'png') return writePng(operands, { json, from, output }, io);
    const settings = { ...batchSettings({ json, from }), to, color: wantsColor(io) };
    const separator = ONE_LINE_FORMATS.includes(to) ? '' : '\n';
    const batch = { command: 'convert', answer, settings, operands, jobs, separator };
    if (output === undefined || output === '-') return runBatch(batch, io);
    if (!json && SINGLE_FORMATS.includes(to)) return writeSingle(batch, output, io);
    return fillFile(output, io, (stream) => runBatch({ ...batch, output: stream }, io));
  },
  answer,
};

/** A file with the text of a single puzzle, or with what `render` makes of it. */
async function writeSingle(
  batch: Batch<ConvertSettings>,
  path: string,
  io: Io,
  what = `a file in the format ${batch.settings.to}`,
  render: (text: string) => Promise<string | Uint8Array> = async (text) => text,
): Promise<ExitStatus> {
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
  operands: readonly string[],
  { json, from, output }: ConvertValues,
  io: Io,
): Promise<ExitStatus> {
  if (json || output === undefined || output === '-')
    throw new UsageError('a PNG goes into a file: give its name with -o, and no --json');
  const settings = { ...batchSettings({ from }), to: 'svg', color: false } as const;
  const batch = { command: 'convert', answer, settings, operands, jobs: 1 };
  return writeSingle(batch, output, io, 'a PNG', renderPng);
}
