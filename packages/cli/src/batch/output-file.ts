/**
 * A file that appears whole or not at all: written under another name beside it, renamed at the end.
 * What is not a regular file (a device, a pipe) is written directly.
 */
import {
  createWriteStream,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type WriteStream,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ExitStatus } from '../shell/exit-status.ts';
import { type Io, UsageError } from '../shell/io.ts';
import { findFile } from './input.ts';

class OutputFile {
  readonly stream: WriteStream;
  /** What is written to, and what it becomes in the end. */
  private readonly written: string;
  private readonly target: string;

  constructor(path: string, { stop }: Io) {
    if (path === '') throw new UsageError('the file to write has no name');
    const stats = findFile(path);
    if (stats?.isDirectory()) throw new UsageError(`'${path}' is a directory, not a file`);
    // A link stays: the file it leads to is replaced.
    this.target = stats ? realpathSync(path) : whereLinksLead(path);
    const isDirect = stats !== undefined && !stats.isFile();
    this.written = isDirect ? this.target : `${this.target}.${process.pid}.tmp`;
    this.stream = createWriteStream('', { fd: open(this.written, path, stats?.mode) });
    this.stream.on('error', (error) => stop.abort(error));
  }

  /** Puts the file in its place, unless there is nothing in it. */
  async commit(): Promise<void> {
    this.stream.end();
    await finished(this.stream);
    if (this.stream.bytesWritten === 0) this.discard();
    else if (this.written !== this.target) await rename(this.written, this.target);
  }

  /** Leaves everything as it was. */
  discard(): void {
    this.stream.destroy();
    if (this.written !== this.target) rmSync(this.written, { force: true });
  }
}

/** A link that leads to no file yet leads to where the file is to be. */
function whereLinksLead(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path;
}

/** A file that is there only if all went well. */
export async function fillFile(
  path: string,
  io: Io,
  fill: (stream: Writable) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const file = new OutputFile(path, io);
  try {
    const status = await fill(file.stream);
    await file.commit();
    return status;
  } catch (error) {
    file.discard();
    throw error;
  }
}

function open(written: string, path: string, mode: number | undefined): number {
  try {
    return openSync(written, 'w', mode);
  } catch (error) {
    throw new UsageError(`cannot write '${path}': ${(error as Error).message}`);
  }
}
