/** A stream that keeps the text of one puzzle; a second one ends the run, so that no batch is ever held. */
import { Writable } from 'node:stream';
import { type Io, UsageError } from '../shell/io.ts';

/** Stands between two puzzles: a character that no text in any format holds. */
export const PAGE = '\f';

export class SingleText extends Writable {
  text = '';
  private readonly what: string;

  /** @param what is to be written: `a PNG`. */
  constructor(what: string, { stop }: Io) {
    super();
    this.what = what;
    this.on('error', (error) => stop.abort(error));
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.text += chunk.toString('utf8');
    if (this.text.includes(PAGE))
      done(new UsageError(`${this.what} holds one puzzle: give them one at a time`));
    else done();
  }
}
