/**
 * What a worker of the page answers with: core's questions, making puzzles with word of it a few times a
 * second, the search to be watched, and what a setter asks.
 */
import { type GenerateOptions, generate, QUESTIONS } from '@hitori/core';
import { analyse, findRepairs, minimise } from '@hitori/core/compose';
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

export const TABLE = {
  ...QUESTIONS,
  generate: generateSeldomTelling,
  trace: traceSearch,
  analyse,
  findRepairs,
  minimise,
};
export type Table = typeof TABLE;
