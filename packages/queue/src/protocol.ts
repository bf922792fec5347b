/** What both sides must agree on. */

/** The queue of a run. */
export function queueNameOf(runId: string): string {
  return `run-${runId}`;
}

/** How the reason begins when a worker refuses a job for good: it is none of ours, or of another version. */
export const WRONG_JOB = 'the worker refuses the chunk: ';
