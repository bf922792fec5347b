/**
 * `hitori verify`: reads certificates, one a line, and says of each whether it holds. Most take less time
 * than sending them to a thread does. One that is long, or takes long, is checked in a thread that can be
 * ended, so that Ctrl+C never waits for it.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Background, type Verification, verify as verifyCertificate } from '@hitori/core';
import { LineReader } from '@hitori/core/stream';
import {
  decode,
  findFile,
  findSources,
  isReadFault,
  type Source,
  shorten,
} from '../batch/input.ts';
import type { Command } from '../shell/command.ts';
import { BAD_INPUT, DONE, type ExitStatus, NEGATIVE, strongest } from '../shell/exit-status.ts';
import { type Io, UsageError, write } from '../shell/io.ts';
import { jsonLine, printable } from '../shell/printable.ts';

interface VerifyValues {
  json?: boolean;
}

/** The longest line that is read, in characters: a 255 x 255 board and its proof take a few millions. */
const MAX_LINE = 64 * 1024 * 1024;

/** A line of this many characters is checked in the thread; others only after HERE_MS here. */
const LONG_LINE = 1 << 18;
const HERE_MS = 30;

/** How long this thread works before it looks around. */
const SLICE_MS = 20;

// From src/ (tests) and from dist/ alike: Node runs only what is built, without a test runner's flags.
const WORKER = new URL('../../dist/verify-worker.js', import.meta.url);

/** A certificate, as an operand in place of a file. */
const GIVEN_DIRECTLY = /^\s*\{.*:/s;

interface Checked extends Verification {
  readonly id: string;
  readonly rows: number | null;
  readonly cols: number | null;
}

export const verify: Command<VerifyValues> = {
  operands: { name: '[input...]', summary: "file of certificates, or '-' for standard input" },
  options: { json: { flags: '--json', summary: 'print one JSON object per certificate and line' } },
  examples: [
    ['hitori verify proofs.jsonl', 'every certificate of a file'],
    ['hitori prove 3222/1342/4113/1133 | hitori verify', 'proved and checked'],
  ],
  async run(operands, { json }, io) {
    const checker = new LineChecker(io);
    try {
      return await checkAll(await certificateSources(operands, io), json === true, checker, io);
    } finally {
      checker.close();
    }
  },
};

async function checkAll(
  sources: readonly Source[],
  json: boolean,
  checker: LineChecker,
  io: Io,
): Promise<ExitStatus> {
  let status: ExitStatus = DONE;
  let ordinal = 0;
  for (const source of sources) {
    const before = ordinal;
    try {
      for await (const line of readLines(source)) {
        const checked = await checker.check(line, ++ordinal);
        status = strongest(status, checked.valid ? DONE : NEGATIVE);
        await write(io.stdout, json ? jsonLine(checked) : printable(describe(checked)), io);
      }
      if (ordinal > before) continue;
      await write(io.stderr, `hitori: ${source.name}: there is no certificate in it\n`, io);
    } catch (error) {
      if (!isReadFault(error)) throw error;
      await write(io.stderr, `hitori: ${source.name}: ${error.message}\n`, io);
    }
    status = BAD_INPUT;
  }
  return status;
}

/** The sources of the operands, none of which is a puzzle given directly. */
async function certificateSources(operands: readonly string[], io: Io): Promise<Source[]> {
  if (operands.length === 0 && io.stdin.isTTY)
    throw new UsageError("no input: give a file of certificates, or '-' for standard input");
  const missing = operands.find(
    (operand) => operand !== '-' && !findFile(operand) && !GIVEN_DIRECTLY.test(operand),
  );
  if (missing !== undefined) throw new UsageError(`no such file: '${shorten(missing)}'`);
  return findSources(operands, io);
}

/** The lines that are not blank; of one that is too long, the beginning, which is no JSON. */
async function* readLines(source: Source): AsyncGenerator<string> {
  const reader = new LineReader(MAX_LINE);
  const texts = source.kind === 'literal' ? [source.text] : decode(source.open());
  for await (const text of texts)
    for (const line of reader.push(text)) if (line.text.trim() !== '') yield line.text;
  for (const line of reader.end()) if (line.text.trim() !== '') yield line.text;
}

/** Checks lines here or in a thread, which ends with the run. */
class LineChecker {
  private readonly io: Io;
  private readonly thread = new Background<{ checkLine: typeof checkLine }>(
    () => new Worker(WORKER, { execArgv: [] }),
  );
  private looked = performance.now();

  constructor(io: Io) {
    this.io = io;
    io.stop.signal.addEventListener('abort', () => this.thread.stop(io.stop.signal.reason));
  }

  close(): void {
    this.thread.stop();
  }

  async check(line: string, ordinal: number): Promise<Checked> {
    if (performance.now() - this.looked > SLICE_MS) {
      await nextTurn();
      this.looked = performance.now();
    }
    this.io.stop.signal.throwIfAborted();
    if (line.length < LONG_LINE) {
      const end = performance.now() + HERE_MS;
      const checked = checkLine(line, ordinal, () => performance.now() > end);
      if (!checked.isStopped) return checked;
    }
    return this.thread.ask('checkLine', line, ordinal);
  }
}

export function checkLine(line: string, ordinal: number, shouldStop?: () => boolean): Checked {
  const { id, rows, cols } = fieldsOf(line);
  return {
    id: typeof id === 'string' ? id : String(ordinal),
    rows: typeof rows === 'number' ? rows : null,
    cols: typeof cols === 'number' ? cols : null,
    ...verifyCertificate(line, { shouldStop }),
  };
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
}

function describe({ id, valid, verdict, reason }: Checked): string {
  return valid && verdict ? `${id}: valid, ${VERDICTS[verdict]}\n` : `${id}: refused: ${reason}\n`;
}

const VERDICTS: Readonly<Record<NonNullable<Verification['verdict']>, string>> = {
  unique: 'exactly one solution',
  multiple: 'more than one solution',
  none: 'no solution',
};
