/**
 * Lines out of chunks of text, in memory bounded by the longest line allowed: of a longer one only the
 * beginning is kept, and the rest is dropped as it comes.
 */
export interface Line {
  readonly text: string;
  /** Whether the line was longer, and `text` is only its beginning. */
  readonly truncated: boolean;
}

export class LineReader {
  readonly #maxLine: number;
  #partial = '';
  #isTruncated = false;

  constructor(maxLine: number) {
    this.#maxLine = maxLine;
  }

  /** The lines that the chunk completes. */
  push(chunk: string): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      this.#append(chunk, start, end);
      lines.push(this.#take());
      start = end + 1;
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
    const text = this.#partial.endsWith('\r') ? this.#partial.slice(0, -1) : this.#partial;
    const line = { text, truncated: this.#isTruncated };
    this.#partial = '';
    this.#isTruncated = false;
    return line;
  }
}
