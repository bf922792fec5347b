/**
 * Where puzzles come from: files, libraries, standard input, or the arguments themselves. Everything is read as a
 * stream of bounded records, so memory does not grow with the input.
 */
import { createReadStream, type Stats, statSync } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { type FormatName, isLiteralPuzzle } from '@hitori/core';
import { type PuzzleRecord, PuzzleSplitter } from '@hitori/core/stream';
import { type Io, UsageError } from '../shell/io.ts';

export type Source =
  | { readonly kind: 'literal'; readonly name: string; readonly text: string }
  | { readonly kind: 'stream'; readonly name: string; readonly bytes: number; open(): Readable };

/** A record to answer, or what kept a source from being read. Plain data: workers get it too. */
export type Task = {
  readonly source: string;
  readonly isLiteral: boolean;
} & ({ readonly record: PuzzleRecord; readonly ordinal: number } | { readonly fault: string });

/**
 * Decides what each operand is. A missing file or a directory ends the run before it starts, so that
 * no half of the results is ever printed.
 */
export async function findSources(operands: readonly string[], io: Io): Promise<Source[]> {
  const sources: Source[] = [];
  for (const operand of operands) sources.push(await findSource(operand, io));
  if (sources.length > 0) return sources;
  if (io.stdin.isTTY)
    throw new UsageError(
      "no input: give a file, a puzzle such as 12/21, or '-' for standard input",
    );
  return [standardInput(io)];
}

async function findSource(operand: string, io: Io): Promise<Source> {
  if (operand === '-') return standardInput(io);
  const stats = findFile(operand);
  if (stats) return fileSource(operand, stats, io);
  if (operand.startsWith('library:')) {
    const { librarySource } = await import('../library/source.ts');
    return { kind: 'stream', name: operand, bytes: Number.NaN, open: librarySource(operand) };
  }
  if (isLiteralPuzzle(operand)) return { kind: 'literal', name: shorten(operand), text: operand };
  throw new UsageError(
    `no such file: '${shorten(operand)}' (a puzzle given directly has its rows separated by '/')`,
  );
}

/** What the name leads to; undefined for names that lead nowhere, or cannot be names of files. */
export function findFile(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Large reads, since each costs a turn of the event loop. */
const READ_BYTES = 1 << 18;

function fileSource(path: string, stats: Stats, io: Io): Source {
  if (stats.isDirectory()) throw new UsageError(`'${path}' is a directory, not a file`);
  return {
    kind: 'stream',
    name: path,
    bytes: stats.isFile() ? stats.size : Number.NaN,
    open: () => createReadStream(path, { signal: io.stop.signal, highWaterMark: READ_BYTES }),
  };
}

function standardInput(io: Io): Source {
  return {
    kind: 'stream',
    name: 'standard input',
    bytes: Number.NaN,
    open: () => addAbortSignal(io.stop.signal, io.stdin),
  };
}

const SHOWN_LENGTH = 40;

/** An operand as it can stand in a message: one line and not too long. */
export function shorten(operand: string): string {
  const text = operand.trim().replaceAll(/\s+/g, ' ');
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** The records of all sources in order, in the groups in which they arrive. */
export async function* readTasks(
  sources: readonly Source[],
  format: FormatName | undefined,
): AsyncGenerator<Task[]> {
  let count = 0;
  for (const source of sources) {
    const about = { source: source.name, isLiteral: source.kind === 'literal' };
    const before = count;
    try {
      for await (const records of readRecords(source, format))
        yield records.map((record) => ({ ...about, record, ordinal: ++count }));
      if (count === before) yield [{ ...about, fault: 'there is no puzzle in it' }];
    } catch (error) {
      if (!isReadFault(error)) throw error;
      yield [{ ...about, fault: error.message }];
    }
  }
}

async function* readRecords(
  source: Source,
  format: FormatName | undefined,
): AsyncGenerator<PuzzleRecord[]> {
  if (source.kind === 'literal') {
    yield [{ text: source.text, line: 1, truncated: false }];
    return;
  }
  const splitter = new PuzzleSplitter({ format });
  for await (const text of decode(source.open())) yield splitter.push(text);
  yield splitter.end();
}

/**
 * Bytes to text: UTF-8, or UTF-16 where a byte order mark says so. What is no text becomes a replacement
 * character, which the splitter refuses in its line; the lines around it are read.
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** A fault of this source only: the other sources are still read. */
export function isReadFault(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
