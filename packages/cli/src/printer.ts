/**
 * Prints replies in the order given, and remembers the strongest exit status. Complaints keep their
 * place between the results, in case both streams are shown in one terminal.
 */
import type { Writable } from 'node:stream';
import { DONE, type ExitStatus, strongest } from './exit-status.ts';
import { type Io, write } from './io.ts';
import { Progress } from './progress.ts';
import { mergeReplies, type Reply } from './reply.ts';

export class Printer {
  status: ExitStatus = DONE;
  private readonly io: Io;
  private readonly output: Writable;
  private readonly separator: string;
  private readonly progress: Progress | undefined;
  private hasPrinted = false;

  /** @param separator stands between the texts of two puzzles. */
  constructor(output: Writable, separator: string, totalBytes: number, io: Io) {
    this.io = io;
    this.output = output;
    this.separator = separator;
    if (io.stderr.isTTY)
      this.progress = new Progress(
        io.stderr,
        totalBytes,
        this.output === io.stdout && io.stdout.isTTY === true,
      );
  }

  async print(replies: readonly Reply[]): Promise<void> {
    for (const { out, err, status, records, size } of mergeReplies(replies, this.separator)) {
      this.status = strongest(this.status, status);
      this.progress?.advance(records, size);
      if (out) {
        await this.write(this.output, this.hasPrinted ? this.separator + out : out);
        this.hasPrinted = true;
      }
      if (err) await this.write(this.io.stderr, err);
    }
  }

  close(): void {
    this.progress?.close();
  }

  private async write(stream: Writable, text: string): Promise<void> {
    if (stream !== this.output) this.progress?.makeRoom();
    else this.progress?.beforeResults();
    await write(stream, text, this.io);
  }
}
