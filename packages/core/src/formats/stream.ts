/** `@hitori/core/stream`: puzzles out of a text that arrives in pieces, in bounded memory. */
export { type Line, LineReader } from './reader/line-reader.ts';
export type { PuzzleRecord } from './reader/puzzle-record.ts';
export { PuzzleSplitter, parseRecord, type SplitOptions } from './reader/puzzle-splitter.ts';
