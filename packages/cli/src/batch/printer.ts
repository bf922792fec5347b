/**
 * Prints replies in the order given, and remembers the strongest exit status. Complaints keep their
 * place between the results, in case both streams are shown in one terminal.
 */
import type { Writable } from 'node:stream';
import { DONE, type ExitStatus, strongest } from '../shell/exit-status.ts';
import { type Io, write } from '../shell/io.ts';
import { Progress } from '../shell/progress.ts';
import { mergeReplies, type Reply } from './reply.ts';

/** Warnings that are printed; the others are only counted. */
const SHOWN_WARNINGS = 10;

export class Printer {
  status: ExitStatus = DONE;
  private readonly io: Io;
  private readonly output: Writable;
  private readonly separator: string;
  private readonly progress: Progress | undefined;
  private readonly started = Date.now();
  private answered = 0;
  private charsRead = 0;
  private hasPrinted = false;
  private warnings = 0;

  /**
   * @param separator stands between the texts of two puzzles.
   * @param totalBytes NaN when it is not known, as with standard input; undefined for no progress bar.
   */
  constructor(output: Writable, separator: string, totalBytes: number | undefined, io: Io) {
    this.io = io;
    this.output = output;
    this.separator = separator;
    if (!io.stderr.isTTY || totalBytes === undefined) return;
    const bar = Number.isFinite(totalBytes) ? '[{bar}] {percentage}% | ' : '';
    const format = `${bar}{puzzles} answered | {seconds} s`;
    this.progress = new Progress(io.stderr, format, totalBytes || 1, () => ({
      value: this.charsRead,
      puzzles: this.answered,
      seconds: Math.round((Date.now() - this.started) / 1000),
    }));
  }

  async print(replies: readonly Reply[]): Promise<void> {
    for (const reply of mergeReplies(replies, this.separator)) {
      const { out, err } = reply;
      this.status = strongest(this.status, reply.status);
      this.answered += reply.records;
      this.charsRead += reply.size;
      if (out) {
        await this.write(this.output, this.hasPrinted ? this.separator + out : out);
        this.hasPrinted = true;
      }
      if (err) await this.write(this.io.stderr, err);
      await this.warn(reply.warnings);
    }
  }

  /** To be called after the last reply. */
  async finish(): Promise<void> {
    const more = this.warnings - SHOWN_WARNINGS;
    if (more > 0) await this.write(this.io.stderr, `hitori: ${more} more warnings\n`);
  }

  close(): void {
    this.progress?.close();
  }

  private async warn(warnings: readonly string[]): Promise<void> {
    const shown = warnings.slice(0, Math.max(SHOWN_WARNINGS - this.warnings, 0));
    this.warnings += warnings.length;
    if (shown.length > 0) await this.write(this.io.stderr, shown.join(''));
  }

  private async write(stream: Writable, text: string): Promise<void> {
    const isShown = stream !== this.output || (stream === this.io.stdout && this.io.stdout.isTTY);
    if (isShown) this.progress?.makeRoom();
    await write(stream, text, this.io);
  }
}
