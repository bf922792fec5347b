/**
 * `hitori book`: a print-ready PDF. The puzzles are proven and rated as any batch, in threads; then they are
 * laid out here, and the files appear, all of them or none. The package that draws is loaded at that point.
 */
import { Writable } from 'node:stream';
import { verdictOf } from '@hitori/book/request';
import { ok, prove, rate } from '@hitori/core';
import { runBatch } from '../batch/batch.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { BOOK_OPTIONS, type BookValues } from '../book/book-options.ts';
import { formatJudged, type JudgedPuzzle, parseJudged } from '../book/judged.ts';
import { writeBook } from '../book/write-book.ts';
import { type Command, PUZZLE_INPUT } from '../shell/command.ts';
import { BAD_INPUT, DONE, type ExitStatus } from '../shell/exit-status.ts';
import { type Io, UsageError, write } from '../shell/io.ts';
import { type LimitValues, limitsOf } from '../shell/options.ts';

interface BookSettings extends BatchSettings {
  readonly limits: LimitValues;
  readonly withCertificate: boolean;
}

const answer: Answerer<BookSettings> = (input, { limits, withCertificate }, shouldStop) => {
  const { puzzle, title: id } = input;
  const rated = rate(puzzle, { ...limits, shouldStop });
  if (rated.reason === 'stopped') return undefined;
  const proven = withCertificate ? prove(puzzle, { ...limits, shouldStop }) : null;
  if (proven && !proven.ok && proven.error === 'stopped') return undefined;
  const judged: JudgedPuzzle = {
    id,
    puzzle,
    verdict: verdictOf(rated),
    certificate: proven?.ok ? proven.value : null,
  };
  return ok({ status: DONE, fields: () => ({}), text: () => formatJudged(judged), isRaw: true });
};

export const book: Command<BookValues, Answerer<BookSettings>> = {
  operands: PUZZLE_INPUT,
  options: BOOK_OPTIONS,
  examples: [
    ['hitori book puzzles.jsonl -o book.pdf', 'a puzzle a page, answers at the end'],
    ['hitori book --per-page 4 --paper letter -o sheet.pdf *.txt', 'worksheets'],
    [
      'hitori book --sections --rules --cover-title --title Hitori --paper 6x9 -o book.pdf all.jsonl',
      'for a print-on-demand service',
    ],
  ],
  answer,
  async run(operands, values, io) {
    const { output } = values;
    if (output === undefined || output === '-')
      throw new UsageError('a book goes into a file: give its name with -o');
    const { puzzles, status } = await judgeAll(operands, values, io);
    if (status === BAD_INPUT) {
      await write(io.stderr, 'hitori: nothing was written\n', io);
      return status;
    }
    return writeBook(puzzles, { ...values, output }, io);
  },
};

/** Every puzzle of the input with its verdict. */
async function judgeAll(
  operands: readonly string[],
  values: BookValues,
  io: Io,
): Promise<{ puzzles: JudgedPuzzle[]; status: ExitStatus }> {
  let lines = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  const settings: BookSettings = {
    json: false,
    from: values.from,
    color: false,
    limits: limitsOf(values),
    withCertificate: values.certificates !== undefined,
  };
  const batch = { command: 'book', answer, settings, operands, jobs: values.jobs, output: sink };
  const status = await runBatch(batch, io);
  io.stop.signal.throwIfAborted();
  return { puzzles: lines.split('\n').slice(0, -1).map(parseJudged), status };
}
