/** `--queue` and `--resume`: a run whose chunks are answered by workers on any machine. */
import type { Run } from '@hitori/queue';
import { type Io, UnavailableError, UsageError, write } from '../shell/io.ts';
import type { QueueValues } from '../shell/options.ts';
import { printable } from '../shell/printable.ts';
import { readVersion } from '../shell/version.ts';

export interface QueueChoice {
  readonly url: string;
  /** The name under which finished chunks are kept. */
  readonly name: string | undefined;
}

/** Throws a UsageError for options that exclude one another. */
export function readQueueChoice({
  queue,
  resume,
  jobs,
}: QueueValues & { readonly jobs?: number | undefined }): QueueChoice | undefined {
  if (queue === undefined) {
    if (resume !== undefined) throw new UsageError('--resume goes with --queue');
    return undefined;
  }
  if (jobs !== undefined)
    throw new UsageError('choose one of --jobs and --queue: with a queue its workers say how many');
  return { url: queue, name: resume };
}

/** Opens the run; throws an UnavailableError or UsageError in words when that cannot be. */
export async function openQueue({ url, name }: QueueChoice, about: string, io: Io): Promise<Run> {
  // Loaded only here: most runs need no queue.
  const { openRun } = await import('@hitori/queue');
  return withWords(
    openRun({
      url,
      name,
      version: readVersion(),
      about,
      onNote: (sentence) => void write(io.stderr, `hitori: ${printable(sentence)}\n`, io),
    }),
  );
}

/** The promise, with errors of the queue as errors of the command line. */
export async function withWords<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    const { QueueError } = await import('@hitori/queue');
    if (!(error instanceof QueueError)) throw error;
    const isUsage = error.code === 'bad-url' || error.code === 'refused';
    throw isUsage ? new UsageError(error.message) : new UnavailableError(error.message);
  }
}
