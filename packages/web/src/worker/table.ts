/**
 * What a worker of the page answers with: core's questions, making puzzles with word of it a few times a
 * second, and the search to be watched.
 */
import { type GenerateOptions, generate, QUESTIONS } from '@hitori/core';
import { traceSearch } from './search-trace.ts';

const PROGRESS_EVERY_MS = 100;

/** As core's, but the callback is not called more often than a person can see. */
function generateSeldomTelling({
  onProgress,
  ...options
}: GenerateOptions): ReturnType<typeof generate> {
  let told = performance.now();
  return generate({
    ...options,
    onProgress(attempts) {
      if (performance.now() - told < PROGRESS_EVERY_MS) return;
      told = performance.now();
      onProgress?.(attempts);
    },
  });
}

export const TABLE = { ...QUESTIONS, generate: generateSeldomTelling, trace: traceSearch };
export type Table = typeof TABLE;
