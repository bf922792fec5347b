/** The files of a book: the PDF, answers of their own, certificates. They appear together or not at all. */
import { readFile } from 'node:fs/promises';
import type { BookError, BookOptions, BookPuzzle } from '@hitori/book';
import { completeOptions, numberPuzzles } from '@hitori/book/request';
import { type Certificate, digestOf, type Result } from '@hitori/core';
import { findFile } from '../batch/input.ts';
import { fillFile } from '../batch/output-file.ts';
import { DONE, type ExitStatus, strongest, VERDICT_STATUS } from '../shell/exit-status.ts';
import { type Io, UsageError, write } from '../shell/io.ts';
import { printable } from '../shell/printable.ts';
import type { BookValues } from './book-options.ts';
import type { JudgedPuzzle } from './judged.ts';

type Values = BookValues & { readonly output: string };

/** Text or bytes, and the name of their file. */
interface Content {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

export async function writeBook(
  puzzles: readonly JudgedPuzzle[],
  values: Values,
  io: Io,
): Promise<ExitStatus> {
  const { makeBook } = await import('@hitori/book');
  const options = await optionsOf(values);
  const { answers = 'end', certificates } = values;
  const isApart = /\.pdf$/i.test(answers);
  const contents: Content[] = [];
  const parts: [string, BookOptions['answers']][] = isApart
    ? [
        [values.output, 'none'],
        [answers, 'only'],
      ]
    : [[values.output, answers as BookOptions['answers']]];
  for (const [path, part] of parts) {
    const made = await makeBook(puzzles satisfies readonly BookPuzzle[], {
      ...options,
      answers: part,
    });
    io.stop.signal.throwIfAborted();
    if (!made.ok) return refuse(made, puzzles, io);
    contents.push({ path, bytes: made.value });
  }
  if (certificates !== undefined)
    contents.push({ path: certificates, bytes: await linesOf(puzzles, values) });
  return fillAll(contents, io);
}

async function optionsOf(values: Values): Promise<BookOptions> {
  const { coverTitle, gutter, font } = values;
  return {
    ...values,
    titlePage: coverTitle,
    answers: undefined,
    gutter: gutter === 'auto' ? undefined : gutter,
    font: font === undefined ? undefined : await readFontFile(font),
  };
}

async function readFontFile(path: string): Promise<Uint8Array> {
  if (!findFile(path)?.isFile()) throw new UsageError(`--font: no such file: '${path}'`);
  return readFile(path);
}

/** Of puzzles without one solution the exit status is that of the verdict; the rest is a bad request. */
async function refuse(
  { error }: Extract<Result<never, BookError>, { ok: false }>,
  puzzles: readonly JudgedPuzzle[],
  io: Io,
): Promise<ExitStatus> {
  if (error.code !== 'not-unique') throw new UsageError(`no book: ${error.message}`);
  const advice = '; nothing was written (--allow-any prints them, marked)';
  await write(io.stderr, `hitori: ${printable(error.message + advice)}\n`, io);
  return puzzles.reduce<ExitStatus>(
    (status, { verdict }) => strongest(status, VERDICT_STATUS[verdict.status]),
    DONE,
  );
}

/** A certificate a line, in the order of print; the id of each is the number in the book. */
async function linesOf(puzzles: readonly JudgedPuzzle[], values: Values): Promise<string> {
  const certificates = new Map(puzzles.map(({ puzzle, certificate }) => [puzzle, certificate]));
  return numberPuzzles(puzzles, completeOptions(await optionsOf(values)).order)
    .map(({ puzzle, number, id }) => {
      const certificate = certificates.get(puzzle);
      if (!certificate) throw new UsageError(`no certificate of ${id}: its proof is out of reach`);
      return `${JSON.stringify(renamed(certificate, String(number)))}\n`;
    })
    .join('');
}

function renamed({ digest: _digest, ...certificate }: Certificate, id: string): Certificate {
  const { format, version, id: _id, ...rest } = certificate;
  const named = { format, version, id, ...rest };
  return { ...named, digest: digestOf(named) };
}

/** Each file is put in its place only when all of them are full. */
async function fillAll([first, ...rest]: readonly Content[], io: Io): Promise<ExitStatus> {
  if (!first) return DONE;
  return fillFile(first.path, io, async (stream) => {
    stream.write(first.bytes);
    return fillAll(rest, io);
  });
}
