/**
 * The progress bar of long work, on a terminal only. It appears after a second; where the results
 * scroll through the same terminal, it shows only while none has come for a second.
 */
import type { Writable } from 'node:stream';
import type { SingleBar } from 'cli-progress';

const QUIET_MS = 1000;
const TICK_MS = 250;

export class Progress {
  private readonly stream: Writable;
  private readonly totalBytes: number;
  private readonly sharesTerminal: boolean;
  private readonly started = Date.now();
  private readonly timer: NodeJS.Timeout;
  private quietSince = Date.now();
  private bytes = 0;
  private puzzles = 0;
  private bar: SingleBar | undefined;

  /** @param totalBytes NaN when it is not known, as with standard input. */
  constructor(stream: Writable, totalBytes: number, sharesTerminal: boolean) {
    this.stream = stream;
    this.totalBytes = totalBytes;
    this.sharesTerminal = sharesTerminal;
    this.timer = setInterval(() => void this.tick(), TICK_MS);
    this.timer.unref();
  }

  advance(puzzles: number, bytes: number): void {
    this.puzzles += puzzles;
    this.bytes += bytes;
  }

  /** Results are about to be written. */
  beforeResults(): void {
    if (this.sharesTerminal) this.makeRoom();
  }

  /** Something is about to be written to the bar's terminal. */
  makeRoom(): void {
    this.hide();
    this.quietSince = Date.now();
  }

  close(): void {
    clearInterval(this.timer);
    this.hide();
  }

  private async tick(): Promise<void> {
    if (Date.now() - this.quietSince < QUIET_MS) return;
    const { default: cliProgress } = await import('cli-progress');
    if (Date.now() - this.quietSince < QUIET_MS) return;
    const seconds = Math.round((Date.now() - this.started) / 1000);
    const payload = { puzzles: this.puzzles, seconds };
    if (!this.bar) {
      const bar = Number.isFinite(this.totalBytes) ? '[{bar}] {percentage}% | ' : '';
      this.bar = new cliProgress.SingleBar({
        stream: this.stream as NodeJS.WriteStream,
        format: `${bar}{puzzles} answered | {seconds} s`,
        barsize: 30,
        clearOnComplete: true,
        hideCursor: true,
      });
      this.bar.start(this.totalBytes || 1, this.bytes, payload);
    } else this.bar.update(this.bytes, payload);
  }

  private hide(): void {
    this.bar?.stop();
    this.bar = undefined;
  }
}
