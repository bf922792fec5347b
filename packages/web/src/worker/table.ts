/**
 * What a worker of the page answers with: core's questions, making puzzles with word of it a few times a
 * second, the search to be watched, what a setter asks, and booklets.
 */
import { type GenerateOptions, generate, QUESTIONS } from '@hitori/core';
import { analyse, findRepairs, minimise } from '@hitori/core/compose';
import type { BookletReply, BookletRequest } from './protocol.ts';
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

/** Loads what draws books when the first one is asked for. */
async function makeBooklet(request: BookletRequest): Promise<BookletReply> {
  const booklet = await import('./booklet.ts');
  return booklet.makeBooklet(request);
}

export const TABLE = {
  ...QUESTIONS,
  generate: generateSeldomTelling,
  trace: traceSearch,
  analyse,
  findRepairs,
  minimise,
  makeBooklet,
};
export type Table = typeof TABLE;
