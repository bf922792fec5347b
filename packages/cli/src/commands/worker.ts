/** `hitori worker`: answers the chunks of commands that run with `--queue`, on this machine or others. */
import { availableParallelism } from 'node:os';
import { ok } from '@hitori/core';
import { Piscina } from 'piscina';
import type { Outcome } from '../batch/chunk.ts';
import { withWords } from '../batch/open-queue.ts';
import type { Command } from '../shell/command.ts';
import { DONE } from '../shell/exit-status.ts';
import { UsageError } from '../shell/io.ts';
import { BATCH_OPTIONS } from '../shell/options.ts';
import { printable } from '../shell/printable.ts';
import { readVersion } from '../shell/version.ts';

interface WorkerValues {
  queue?: string | undefined;
  jobs?: number | undefined;
}

// From src/ (tests) and from dist/ alike: Node runs only what is built, without a test runner's flags.
const THREAD = new URL('../../dist/queue-thread.js', import.meta.url);

export const worker: Command<WorkerValues> = {
  options: {
    queue: {
      flags: '--queue <url>',
      summary: 'the queue: redis://HOST:PORT/N',
      read: (text) => ok(text),
    },
    jobs: {
      flags: '-j, --jobs <n>',
      summary: 'worker threads (default: one a core)',
      ...(BATCH_OPTIONS.jobs.read && { read: BATCH_OPTIONS.jobs.read }),
    },
  },
  examples: [
    ['hitori worker --queue redis://queue.example:6379/0', 'until Ctrl+C, which ends it in order'],
  ],
  async run(_operands, { queue, jobs = availableParallelism() }, io) {
    if (queue === undefined)
      throw new UsageError('worker needs --queue, such as redis://HOST:6379/0');
    const say = (sentence: string): void =>
      void io.stderr.write(`hitori worker: ${printable(sentence)}\n`);
    const { serve, WrongChunk, readAddress } = await import('@hitori/queue');
    const threads = new Piscina({ filename: THREAD.href, minThreads: jobs, maxThreads: jobs });
    let chunks = 0;
    const { signal } = io.stop;
    const onStop = (): void => say('finishes what is under way; once more ends it at once');
    signal.addEventListener('abort', onStop);
    try {
      await withWords(
        serve({
          url: queue,
          version: readVersion(),
          jobs,
          drain: signal,
          onNote: say,
          onChunk: () => {
            chunks++;
          },
          async answer(chunk) {
            const outcome: Outcome = await threads.run(chunk);
            if ('wrong' in outcome) throw new WrongChunk(outcome.wrong);
            return outcome.answer;
          },
        }),
      );
    } finally {
      signal.removeEventListener('abort', onStop);
      await threads.destroy();
    }
    say(`answered ${chunks} chunks of ${readAddress(queue).shown}`);
    return DONE;
  },
};
