/**
 * Cuts a stream into records of one puzzle each, in bounded memory. When the first line that is not
 * blank holds a whole puzzle (JSON, an ID, a link, `12/21`), every line is a record. Otherwise lines are
 * kept until there are enough of them, and cut as a whole text is (`scan.ts`); the last piece may go on
 * and waits for more. Where the chunks of the stream end makes no difference.
 *
 * A line of bytes that are no text is one error; a stream that is mostly such lines is binary data and
 * ends. A record that is too long is cut, for one clear error.
 */
import { type FormatName, fault, MAX_RECORD, type ParseResult } from '../contract/format.ts';
import { isBadText } from '../document/lines.ts';
import { BlockCutter } from './block-cutter.ts';
import { type Line, LineReader } from './line-reader.ts';
import { type ParseOptions, parsePuzzle, parsePuzzles } from './parse.ts';
import type { PuzzleRecord } from './puzzle-record.ts';
import { isWholeLine } from './whole-line.ts';

/** How a stream is to be cut. */
export interface SplitOptions {
  /** The format of the stream; default: found out from its text. */
  readonly format?: FormatName | undefined;
  /** The longest record, in characters; default: 4 Mi. */
  readonly maxRecord?: number | undefined;
}

/** Formats that never take more than a line. */
const LINE_FORMATS: ReadonlySet<FormatName | undefined> = new Set(['jsonl', 'id', 'pzpr', 'penpa']);

/** So many bad lines, and half of all lines, make binary data. */
const BINARY = 4;

/** Takes chunks of text, gives records of one puzzle each. */
export class PuzzleSplitter {
  readonly #maxRecord: number;
  readonly #reader: LineReader;
  readonly #cutter: BlockCutter;
  #mode: 'unknown' | 'lines' | 'blocks' | 'ended' = 'unknown';
  readonly #format: FormatName | undefined;
  #lineNumber = 0;
  #fullLines = 0;
  #badLines = 0;
  #isBadRun = false;

  constructor(options: SplitOptions = {}) {
    this.#maxRecord = options.maxRecord ?? MAX_RECORD;
    this.#reader = new LineReader(this.#maxRecord);
    this.#cutter = new BlockCutter(this.#maxRecord, options.format);
    this.#format = options.format;
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
    if (this.#mode === 'blocks') records.push(...this.#cutter.end());
    return records;
  }

  #takeAll(lines: readonly Line[]): PuzzleRecord[] {
    const records: PuzzleRecord[] = [];
    for (const line of lines) if (this.#mode !== 'ended') this.#take(line, records);
    return records;
  }

  #take({ text, truncated }: Line, records: PuzzleRecord[]): void {
    this.#lineNumber++;
    const raw = this.#lineNumber === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
    if (raw === '' || raw.trim() === '') {
      if (this.#mode === 'blocks') this.#cutter.add(raw, this.#lineNumber, records);
      return;
    }
    this.#fullLines++;
    const record = { text: raw, line: this.#lineNumber, truncated };
    if (truncated) {
      if (this.#mode === 'blocks') records.push(...this.#cutter.end());
      records.push(record);
      return;
    }
    if (isBadText(raw)) {
      this.#takeBad(record, records);
      return;
    }
    this.#isBadRun = false;
    if (this.#mode === 'unknown')
      this.#mode = this.#format !== 'csv' && isWholeLine(raw) ? 'lines' : 'blocks';
    if (this.#mode === 'lines') this.#takeLine(record, records);
    else this.#cutter.add(raw, this.#lineNumber, records);
  }

  /** A line of JSON may hold a list of puzzles. */
  #takeLine(record: PuzzleRecord, records: PuzzleRecord[]): void {
    const results =
      this.#format === undefined && mayBeList(record.text) ? parsePuzzles(record.text) : [];
    if (results.length < 2) records.push(record);
    else
      records.push(
        ...results.map((parsed, index) => ({
          ...record,
          text: index === 0 ? record.text : '',
          parsed,
        })),
      );
  }

  /** Before the first good line, and among blocks, neighbouring bad lines are one error. */
  #takeBad(record: PuzzleRecord, records: PuzzleRecord[]): void {
    this.#badLines++;
    if (this.#mode === 'blocks') records.push(...this.#cutter.end());
    if (this.#mode === 'lines' || !this.#isBadRun) records.push(record);
    this.#isBadRun = true;
    if (this.#badLines >= BINARY && this.#badLines * 2 >= this.#fullLines) this.#mode = 'ended';
  }
}

/** Cheap: a record of a batch has one "grid", and no list around it. */
function mayBeList(line: string): boolean {
  const grid = line.indexOf('"grid"');
  return (
    line.startsWith('[{') ||
    (line.startsWith('{') && (grid < 0 || grid !== line.lastIndexOf('"grid"')))
  );
}

/** Reads one record of a stream; one that was cut is an error. */
export function parseRecord(record: PuzzleRecord, options: ParseOptions = {}): ParseResult {
  if (record.truncated)
    return fault('too-large', `the record on line ${record.line} is too long to be a puzzle`);
  if (record.parsed && options.format === undefined) return record.parsed;
  return parsePuzzle(record.text, options);
}
