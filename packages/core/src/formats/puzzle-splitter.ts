/**
 * Cuts a stream into records of one puzzle each, in constant memory. When the first line that is not
 * blank holds a whole puzzle (JSON, an ID, a link, `12/21`), every line is a record; otherwise blank
 * lines and headers separate them (`record-block.ts`).
 *
 * A record that is too long is cut, and one of binary data ends the stream: both come out as one record,
 * for one clear error each.
 */
import { type ParseOptions, parsePuzzle } from './detect.ts';
import { type FormatName, fault, MAX_RECORD, type ParseResult } from './format.ts';
import { isClosedJson } from './json-depth.ts';
import { type Line, LineReader } from './line-reader.ts';
import { stripMark } from './lines.ts';
import { hasControls } from './quote.ts';
import { RecordBlock } from './record-block.ts';

export interface PuzzleRecord {
  readonly text: string;
  /** 1-based number of the record's first line. */
  readonly line: number;
  /** Whether the record was longer than the limit, and `text` is only its beginning. */
  readonly truncated: boolean;
}

export interface SplitOptions {
  readonly format?: FormatName | undefined;
  /** The longest record, in characters; 4 Mi unless said. */
  readonly maxRecord?: number | undefined;
}

/** Formats that never take more than a line. */
const LINE_FORMATS: ReadonlySet<FormatName | undefined> = new Set(['jsonl', 'id', 'pzpr', 'penpa']);

/** An ID, a link, a part of a link, a game ID, or rows joined by '/'; not a `name: value` line. */
const WHOLE = /^(?:[a-z]+:\d+x\d+:|\w+:\/\/|(?:m=\w+&)?p=|\d+(?:x\d+)?(?:d.?)?:\S|[^:]*\/)/i;

export class PuzzleSplitter {
  readonly #format: FormatName | undefined;
  readonly #maxRecord: number;
  readonly #reader: LineReader;
  #mode: 'unknown' | 'lines' | 'blocks' | 'ended' = 'unknown';
  #block: RecordBlock | undefined;
  #lineNumber = 0;

  constructor(options: SplitOptions = {}) {
    this.#format = options.format;
    this.#maxRecord = options.maxRecord ?? MAX_RECORD;
    this.#reader = new LineReader(this.#maxRecord);
    if (LINE_FORMATS.has(options.format)) this.#mode = 'lines';
  }

  /** The records that the chunk completes. */
  push(chunk: string): PuzzleRecord[] {
    if (this.#mode === 'ended') return [];
    return this.#takeAll(this.#reader.push(chunk));
  }

  /** The records that the end of the stream completes. */
  end(): PuzzleRecord[] {
    const records = this.#takeAll(this.#reader.end());
    if (this.#block) records.push(this.#close());
    return records;
  }

  #takeAll(lines: readonly Line[]): PuzzleRecord[] {
    const records: PuzzleRecord[] = [];
    for (const line of lines) this.#take(line, records);
    return records;
  }

  #take({ text, truncated }: Line, records: PuzzleRecord[]): void {
    this.#lineNumber++;
    const line = this.#lineNumber === 1 ? stripMark(text) : text;
    const isBlank = line.trim() === '';
    if (this.#mode === 'ended' || (isBlank && !this.#block)) return;
    if (this.#mode === 'unknown' && !truncated)
      this.#mode = this.#isWhole(line) ? 'lines' : 'blocks';
    if (this.#block?.endsBefore(line)) records.push(this.#close());
    if (isBlank && !this.#block) return;
    if (!this.#block && (truncated || this.#mode === 'lines' || this.#isWhole(line))) {
      records.push({ text: line, line: this.#lineNumber, truncated });
      return;
    }
    this.#block ??= new RecordBlock(this.#lineNumber, line, this.#maxRecord);
    const isLast = this.#block.add(line, truncated);
    const isBroken = hasControls(line);
    if (isLast || isBroken) records.push(this.#close());
    if (isBroken) this.#mode = 'ended';
  }

  #close(): PuzzleRecord {
    const record = this.#block!.record();
    this.#block = undefined;
    return record;
  }

  #isWhole(line: string): boolean {
    if (this.#format === 'csv') return false;
    return WHOLE.test(line.trim()) || isClosedJson(line);
  }
}

/** Reads one record of a stream; one that was cut is an error. */
export function parseRecord(record: PuzzleRecord, options: ParseOptions = {}): ParseResult {
  if (record.truncated)
    return fault('too-large', `the record on line ${record.line} is too long to be a puzzle`);
  return parsePuzzle(record.text, options);
}
