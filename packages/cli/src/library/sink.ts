/**
 * Takes the examined puzzles of a batch, one JSON object a line, and adds them to a library many at a time.
 * What is said of a puzzle is said after its transaction: whoever reads it may rely on it.
 */
import { Writable } from 'node:stream';
import type { Added, Addition, Examined, Library } from '@hitori/library';
import { type Io, write } from '../shell/io.ts';
import { jsonLine } from '../shell/printable.ts';
import { complain } from './opened.ts';

/** A transaction ends at either of these. */
const MOST_PENDING = 1000;
const WAIT_MS = 300;

/** A line of the batch: a puzzle to add, or what is wrong with a record. */
export interface SinkLine {
  readonly id?: string | null;
  readonly rows?: number;
  readonly cols?: number;
  readonly addition?: Addition;
  readonly warnings?: readonly string[];
}

export interface Tally {
  added: number;
  known: number;
  /** Of those added, by verdict. */
  readonly verdicts: Partial<Record<Examined['status'], number>>;
}

export class LibrarySink extends Writable {
  readonly tally: Tally = { added: 0, known: 0, verdicts: {} };
  private readonly library: Library;
  private readonly io: Io;
  private readonly json: boolean;
  private pending: SinkLine[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(library: Library, json: boolean, io: Io) {
    super({ decodeStrings: false });
    this.library = library;
    this.json = json;
    this.io = io;
    this.on('error', (error) => io.stop.abort(error));
  }

  override async _write(
    chunk: string,
    _encoding: string,
    done: (error?: Error) => void,
  ): Promise<void> {
    for (const line of chunk.split('\n')) if (line !== '') this.pending.push(JSON.parse(line));
    this.timer ??= setTimeout(() => void this.commit((error) => this.fail(error)), WAIT_MS);
    if (this.pending.length >= MOST_PENDING) await this.commit(done);
    else done();
  }

  override async _final(done: (error?: Error) => void): Promise<void> {
    await this.commit(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.timer);
    done(error);
  }

  /** Adds what is pending, then reports it. */
  private async commit(done: (error?: Error) => void): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { pending } = this;
    this.pending = [];
    const additions = pending.flatMap(({ addition }) => addition ?? []);
    try {
      const added = complain(this.library.add(additions));
      this.count(additions, added);
      if (this.json) await write(this.io.stdout, report(pending, added), this.io);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  private fail(error: Error | undefined): void {
    if (error) this.destroy(error);
  }

  private count(additions: readonly Addition[], added: readonly Added[]): void {
    for (const [index, { isNew }] of added.entries()) {
      const { status } = additions[index]!.examined;
      if (isNew) this.tally.verdicts[status] = (this.tally.verdicts[status] ?? 0) + 1;
      if (isNew) this.tally.added++;
      else this.tally.known++;
    }
  }
}

function report(pending: readonly SinkLine[], added: readonly Added[]): string {
  const results = added.values();
  return pending.map((line) => reportLine(line, results)).join('');
}

function reportLine(line: SinkLine, results: Iterator<Added>): string {
  const { addition, warnings, ...fields } = line;
  if (!addition) return jsonLine(line);
  const { id: name, isNew } = results.next().value!;
  const { status, level, score, effort, hash } = addition.examined;
  return jsonLine({
    ...fields,
    name,
    added: isNew,
    status,
    level,
    score,
    effort,
    hash,
    ...(warnings && { warnings }),
  });
}
