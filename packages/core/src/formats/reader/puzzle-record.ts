/** One puzzle of a stream, as the splitter hands it on. */
import type { ParseResult } from '../contract/format.ts';

/** One puzzle of a stream. */
export interface PuzzleRecord {
  /** As it stood in the stream. */
  readonly text: string;
  /** 1-based number of the record's first line. */
  readonly line: number;
  /** Whether the record was longer than the limit, and `text` is only its beginning. */
  readonly truncated: boolean;
  /** What the text was read as when it was cut; plain data. */
  readonly parsed?: ParseResult;
}
