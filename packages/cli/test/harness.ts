/** Runs the command line in this process, with streams that the test fills and reads. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { run } from '../src/main.ts';
import type { Io } from '../src/shell/io.ts';

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  readonly stdin?: string | Iterable<string | Uint8Array>;
  readonly isTTY?: boolean;
  readonly env?: Io['env'];
}

/** Streams and all that a command touches, with what was written to them. */
export function fakeIo({ stdin = [], isTTY = false, env = {} }: Setting = {}): Io & {
  readonly written: () => Omit<Outcome, 'status'>;
} {
  const [stdout, stderr] = [collector(isTTY), collector(isTTY)];
  return {
    stdin: Object.assign(Readable.from(toBytes(typeof stdin === 'string' ? [stdin] : stdin)), {
      isTTY,
    }),
    stdout,
    stderr,
    env,
    stop: new AbortController(),
    written: () => ({ out: stdout.text(), err: stderr.text() }),
  };
}

export async function hitori(args: readonly string[], setting: Setting = {}): Promise<Outcome> {
  const io = fakeIo(setting);
  const status = await run(args, io);
  return { status, ...io.written() };
}

/** The objects that a run with `--json` printed. */
export function objectsOf({ out }: Outcome): Record<string, unknown>[] {
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** A directory with the files given, for as long as the test runs. */
export function makeFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'hitori-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(directory, name), content);
  return directory;
}

function* toBytes(chunks: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

function collector(isTTY: boolean) {
  const parts: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return Object.assign(stream, { isTTY, text: () => parts.join('') });
}
