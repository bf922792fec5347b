import { parsePuzzle } from './detect.ts';
import type { FormatName, ParseResult } from './format.ts';

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

export class PuzzleSplitter {
  constructor(_options: SplitOptions = {}) {}
  push(_chunk: string): PuzzleRecord[] {
    return [];
  }
  end(): PuzzleRecord[] {
    return [];
  }
}

/** Reads one record of a stream; a truncated one is a `too-large` error. */
export function parseRecord(
  record: PuzzleRecord,
  options: { readonly format?: FormatName | undefined } = {},
): ParseResult {
  return parsePuzzle(record.text, options);
}
