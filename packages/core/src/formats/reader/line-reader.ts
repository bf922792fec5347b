/**
 * Lines out of chunks of text, in memory bounded by the longest line allowed: of a longer one only the
 * beginning is kept, and the rest is dropped as it comes. A line ends with a line feed, a carriage
 * return or both; between two chunks a carriage return waits for what follows.
 */

/** A line of a stream. */
export interface Line {
  /** Without its line end. */
  readonly text: string;
  /** Whether the line was longer, and `text` is only its beginning. */
  readonly truncated: boolean;
}

const FEED = 10;

/** Takes chunks of text, gives lines. */
export class LineReader {
  readonly #maxLine: number;
  #partial = '';
  #isTruncated = false;
  /** Whether the last chunk ended in a carriage return that has already ended its line. */
  #skipsFeed = false;

  /** `maxLine`: the longest line, in characters; of a longer one the beginning is given. */
  constructor(maxLine: number) {
    this.#maxLine = maxLine;
  }

  /** The lines that the chunk completes. */
  push(chunk: string): Line[] {
    const lines: Line[] = [];
    if (chunk === '') return lines;
    let start = this.#skipsFeed && chunk.charCodeAt(0) === FEED ? 1 : 0;
    this.#skipsFeed = false;
    let feed = chunk.indexOf('\n', start);
    let back = chunk.indexOf('\r', start);
    while (feed >= 0 || back >= 0) {
      const end = back < 0 || (feed >= 0 && feed < back) ? feed : back;
      this.#append(chunk, start, end);
      lines.push(this.#take());
      start = end + 1;
      if (end === back) {
        if (chunk.charCodeAt(start) === FEED) start++;
        else if (start === chunk.length) this.#skipsFeed = true;
        back = chunk.indexOf('\r', start);
      }
      if (feed >= 0 && feed < start) feed = chunk.indexOf('\n', start);
    }
    this.#append(chunk, start, chunk.length);
    return lines;
  }

  /** The last line, when it had no line end. */
  end(): Line[] {
    return this.#partial === '' ? [] : [this.#take()];
  }

  #append(chunk: string, start: number, end: number): void {
    const room = this.#maxLine - this.#partial.length;
    this.#isTruncated ||= end - start > room;
    if (room > 0) this.#partial += chunk.slice(start, Math.min(end, start + room));
  }

  #take(): Line {
    const line = { text: this.#partial, truncated: this.#isTruncated };
    this.#partial = '';
    this.#isTruncated = false;
    return line;
  }
}
