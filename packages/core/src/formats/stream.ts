/** `@hitori/core/stream`: puzzles out of a text that arrives in pieces, in bounded memory. */
export { type Line, LineReader } from './line-reader.ts';
export { type PuzzleRecord, PuzzleSplitter, parseRecord } from './puzzle-splitter.ts';
