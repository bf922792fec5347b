/** What the progress bar of `hitori generate` shows: puzzles found, grids tried, and how fast. */
import type { Io } from '../shell/io.ts';
import { Progress } from '../shell/progress.ts';

export class GenerateProgress {
  private readonly bar: Progress;
  private readonly started = Date.now();
  private puzzles = 0;
  private grids = 0;
  private underWay = 0;

  constructor({ stderr }: Io, count: number) {
    const format = '[{bar}] {value} of {total} found | {tried} grids tried | {rate} a second';
    this.bar = new Progress(stderr, format, count, () => {
      const tried = this.grids + this.underWay;
      const seconds = (Date.now() - this.started) / 1000;
      return { value: this.puzzles, tried, rate: Math.round(tried / seconds) };
    });
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
    this.bar.makeRoom();
  }

  close(): void {
    this.bar.close();
  }
}
