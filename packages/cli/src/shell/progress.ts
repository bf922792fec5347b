/**
 * The progress bar of long work, on a terminal only. It shows while nothing has been written to its
 * terminal for a second; whoever writes there makes room first.
 */
import type { Writable } from 'node:stream';
import type { SingleBar } from 'cli-progress';

const QUIET_MS = 1000;
const TICK_MS = 250;

/** How far the work is, and whatever else the format of the bar names. */
export interface ProgressState {
  readonly value: number;
  readonly [name: string]: number;
}

export class Progress {
  private readonly stream: Writable;
  private readonly format: string;
  private readonly total: number;
  private readonly state: () => ProgressState;
  private readonly timer: NodeJS.Timeout;
  private quietSince = Date.now();
  private bar: SingleBar | undefined;

  /** @param format as cli-progress takes it, over `{bar}`, `{total}` and the fields of the state. */
  constructor(stream: Writable, format: string, total: number, state: () => ProgressState) {
    this.stream = stream;
    this.format = format;
    this.total = total;
    this.state = state;
    this.timer = setInterval(() => void this.tick(), TICK_MS);
    this.timer.unref();
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

  private get isQuiet(): boolean {
    return Date.now() - this.quietSince >= QUIET_MS;
  }

  private async tick(): Promise<void> {
    if (!this.isQuiet) return;
    const { default: cliProgress } = await import('cli-progress');
    // Meanwhile something may have been written.
    if (!this.isQuiet) return;
    const { value, ...payload } = this.state();
    if (!this.bar) {
      this.bar = new cliProgress.SingleBar({
        stream: this.stream as NodeJS.WriteStream,
        format: this.format,
        barsize: 30,
        clearOnComplete: true,
        hideCursor: true,
      });
      this.bar.start(this.total, value, payload);
    } else this.bar.update(value, payload);
  }

  private hide(): void {
    this.bar?.stop();
    this.bar = undefined;
  }
}
