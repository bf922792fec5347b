/** A stream whose texts, one a puzzle, go into files with numbers in their names: `p-%d.svg`. */
import { Writable } from 'node:stream';
import { DONE } from '../shell/exit-status.ts';
import { type Io, write } from '../shell/io.ts';
import { fillFile } from './output-file.ts';
import { PAGE } from './single-text.ts';

/** Where the number stands in a name. */
export const NUMBER = '%d';

export class ManyFiles extends Writable {
  private readonly pattern: string;
  private readonly render: (text: string) => Promise<string | Uint8Array>;
  private readonly io: Io;
  private text = '';
  private count = 0;

  /** `render` makes the content of a file from the text of a puzzle. */
  constructor(pattern: string, render: (text: string) => Promise<string | Uint8Array>, io: Io) {
    super();
    this.pattern = pattern;
    this.render = render;
    this.io = io;
    this.on('error', (error) => io.stop.abort(error));
  }

  override async _write(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error) => void,
  ): Promise<void> {
    try {
      const texts = (this.text + chunk.toString('utf8')).split(PAGE);
      this.text = texts.pop() ?? '';
      for (const text of texts) await this.fill(text);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override async _final(done: (error?: Error) => void): Promise<void> {
    try {
      if (this.text !== '') await this.fill(this.text);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  private async fill(text: string): Promise<void> {
    const path = this.pattern.replace(NUMBER, String(++this.count));
    const content = await this.render(text);
    await fillFile(path, this.io, async (stream) => {
      if (typeof content === 'string') await write(stream, content, this.io);
      else stream.write(content);
      return DONE;
    });
  }
}
