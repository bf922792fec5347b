/** The progress bar of `hitori generate`: puzzles found, grids tried, and how fast; after a second. */
import cliProgress from 'cli-progress';
import type { Io } from './io.ts';

const QUIET_MS = 1000;
const TICK_MS = 250;

export class GenerateProgress {
  private readonly io: Io;
  private readonly count: number;
  private readonly started = Date.now();
  private readonly timer: NodeJS.Timeout;
  private puzzles = 0;
  private grids = 0;
  private underWay = 0;
  private quietSince = Date.now();
  private bar: cliProgress.SingleBar | undefined;

  constructor(io: Io, count: number) {
    this.io = io;
    this.count = count;
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
  }

  /** Grids tried for a puzzle that is still in the making. */
  trying(grids: number): void {
    this.underWay = grids;
  }

  /** Grids tried for a puzzle that is done. */
  tried(grids: number): void {
    this.grids += grids;
    this.underWay = 0;
  }

  /** A puzzle is about to be printed. */
  found(): void {
    this.puzzles++;
    this.hide();
    this.quietSince = Date.now();
  }

  close(): void {
    clearInterval(this.timer);
    this.hide();
  }

  private tick(): void {
    if (Date.now() - this.quietSince < QUIET_MS) return;
    const tried = this.grids + this.underWay;
    const seconds = (Date.now() - this.started) / 1000;
    const payload = { tried, rate: Math.round(tried / seconds) };
    if (!this.bar) {
      this.bar = new cliProgress.SingleBar({
        stream: this.io.stderr as NodeJS.WriteStream,
        format: '[{bar}] {value} of {total} found | {tried} grids tried | {rate} a second',
        barsize: 30,
        clearOnComplete: true,
        hideCursor: true,
      });
      this.bar.start(this.count, this.puzzles, payload);
    } else this.bar.update(this.puzzles, payload);
  }

  private hide(): void {
    this.bar?.stop();
    this.bar = undefined;
  }
}
