/**
 * Chunks of a long run, handed to workers on any machine over Redis or Valkey by BullMQ. What a chunk is
 * and how it is answered is the caller's: here are only the two sides of the queue.
 */
export { type Address, readAddress } from './address.ts';
export { QueueError, type QueueErrorCode } from './error.ts';
export { type Fits, openRun, type Run, type RunOptions } from './run.ts';
export { type ServeOptions, serve, WrongChunk } from './serve.ts';
