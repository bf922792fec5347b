/**
 * Keeps the lines of a stream until they are worth cutting, and cuts them as a whole text is cut. The
 * last piece waits, since more of it may come; when nothing else can be cut off, twice as many lines are
 * waited for, up to the longest record. So every line is scanned a bounded number of times on average.
 */
import type { FormatName } from '../contract/format.ts';
import type { Shape } from '../document/document.ts';
import { type Line, readLines } from '../document/lines.ts';
import { jsonShape } from '../shapes/json.ts';
import { idShape, literalShape } from '../shapes/lines.ts';
import {
  jankoShape,
  pictureShape,
  pzprv3Shape,
  recordShape,
  saveShape,
  svgShape,
} from '../shapes/records.ts';
import { rowsShape } from '../shapes/rows.ts';
import type { PuzzleRecord } from './puzzle-record.ts';
import { openDocument, type Piece, scanDocument } from './scan.ts';

const FIRST_WINDOW = 64 * 1024;

/** How a text is cut that is in one format throughout; the rest is cut at blank lines. */
const CUTS: Readonly<Partial<Record<FormatName, readonly Shape[]>>> = {
  text: [recordShape],
  json: [jsonShape],
  pzprv3: [pzprv3Shape],
  sgt: [saveShape, idShape],
  grid: [jankoShape, literalShape, rowsShape],
  csv: [],
  ansi: [pictureShape],
  svg: [svgShape],
};

export class BlockCutter {
  readonly #maxRecord: number;
  readonly #format: FormatName | undefined;
  #lines: string[] = [];
  #firstLine = 1;
  #length = 0;
  #window: number;
  #isSkipping = false;
  #hasRecords = false;

  constructor(maxRecord: number, format: FormatName | undefined) {
    this.#maxRecord = maxRecord;
    this.#format = format;
    this.#window = Math.min(FIRST_WINDOW, maxRecord);
  }

  add(line: string, number: number, records: PuzzleRecord[]): void {
    if (this.#isSkipping) {
      this.#isSkipping = line.trim() !== '';
      return;
    }
    if (this.#lines.length === 0) {
      if (line.trim() === '') return;
      this.#firstLine = number;
    }
    this.#lines.push(line);
    this.#length += line.length + 1;
    if (this.#length > this.#window) this.#cut(records);
  }

  /** Everything that is left. */
  end(): PuzzleRecord[] {
    if (this.#lines.length === 0) return [];
    const lines = readLines(this.#lines.join('\n'));
    const records = this.#pieces(lines).map((piece) => this.#toRecord(lines, piece));
    if (records.length === 0 && !this.#hasRecords)
      records.push({ text: this.#lines.join('\n'), line: this.#firstLine, truncated: false });
    this.#drop(this.#lines.length);
    this.#hasRecords ||= records.length > 0;
    return records;
  }

  #cut(records: PuzzleRecord[]): void {
    const lines = readLines(this.#lines.join('\n'));
    const pieces = this.#pieces(lines);
    const last = pieces.at(-1);
    const open = pieces.findIndex(
      ({ end, isShared }, index) =>
        !isShared && (end >= (last?.end ?? 0) || index === pieces.length - 1),
    );
    const done = pieces.slice(0, Math.max(open, 0));
    records.push(...done.map((piece) => this.#toRecord(lines, piece)));
    this.#hasRecords ||= done.length > 0;
    if (done.length > 0) {
      this.#drop(pieces[open].start);
      this.#window = Math.min(Math.max(FIRST_WINDOW, this.#length * 2), this.#maxRecord);
    } else if (this.#window < this.#maxRecord)
      this.#window = Math.min(this.#window * 2, this.#maxRecord);
    if (this.#length > this.#maxRecord) this.#refuse(records, last);
  }

  /** A record of more than the limit: the rest of it, up to a blank line, is passed over. */
  #refuse(records: PuzzleRecord[], last: Piece | undefined): void {
    const text = this.#lines.join('\n').slice(0, this.#maxRecord);
    if (last) {
      records.push({ text, line: this.#firstLine, truncated: true });
      this.#hasRecords = true;
      this.#isSkipping = this.#lines[this.#lines.length - 1].trim() !== '';
    }
    this.#drop(this.#lines.length);
  }

  #drop(count: number): void {
    this.#lines = this.#lines.slice(count);
    this.#firstLine += count;
    this.#length = this.#lines.reduce((sum, line) => sum + line.length + 1, 0);
  }

  #toRecord(lines: readonly Line[], { start, end, result, isShared }: Piece): PuzzleRecord {
    const text = isShared
      ? ''
      : lines
          .slice(start, end)
          .map(({ raw }) => raw)
          .join('\n')
          .trimEnd();
    return {
      text,
      line: this.#firstLine + start,
      truncated: false,
      ...(this.#format === undefined ? { parsed: result } : {}),
    };
  }

  /** The pieces of the lines; in a format of its own, also the blocks that no shape of it claims. */
  #pieces(lines: readonly Line[]): Piece[] {
    const document = openDocument(lines);
    if (this.#format === undefined) return scanDocument(document);
    const shapes = CUTS[this.#format];
    if (!shapes) return [wholePiece(lines)];
    return withBlocks(lines, scanDocument(document, shapes));
  }
}

function wholePiece(lines: readonly Line[]): Piece {
  return { ...BLOCK, start: 0, end: lines.length };
}

const BLOCK: Omit<Piece, 'start' | 'end'> = {
  result: { ok: false, error: { code: 'empty', message: '', row: null, col: null } },
  isShared: false,
  isBad: false,
};

/** The pieces, and between them every block of lines that are not blank. */
function withBlocks(lines: readonly Line[], pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let at = 0;
  for (const piece of [...pieces, { ...BLOCK, start: lines.length, end: lines.length }]) {
    while (at < piece.start) {
      const start = at;
      while (at < piece.start && lines[at].raw.trim() !== '') at++;
      if (at > start) all.push({ ...BLOCK, start, end: at });
      else at++;
    }
    if (piece.start < lines.length) all.push(piece);
    at = Math.max(at, piece.end);
  }
  return all;
}
