/**
 * Everything a command touches outside its arguments and files. Real runs get the process's streams
 * (`bin.ts`), tests get theirs. Results go to `stdout`, all else to `stderr`.
 */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ends the run as soon as possible; the reason is an error that `main.ts` turns into a status. */
  readonly stop: AbortController;
}

/** The user asked to stop (Ctrl+C). */
export class InterruptedError extends Error {}

/** A request that cannot be carried out: one line for the user, exit status 2. */
export class UsageError extends Error {}

/** What the run needs cannot be reached, or went away: one line for the user, exit status 3. */
export class UnavailableError extends Error {}

/** Writes, and waits while the reader is slower than we are. */
export async function write(stream: Writable, text: string, { stop }: Io): Promise<void> {
  stop.signal.throwIfAborted();
  if (!stream.write(text)) await once(stream, 'drain', { signal: stop.signal });
}

/** Waits until everything written so far has left the program (or cannot any more). */
export function flush(stream: Writable): Promise<void> {
  return new Promise((resolve) => void stream.write('', () => resolve()));
}

/** Whether to write colours: `FORCE_COLOR` and `NO_COLOR` decide, else a capable terminal does. */
export function wantsColor({ stdout, env }: Pick<Io, 'stdout' | 'env'>): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return !NO_COLOR && stdout.isTTY === true && TERM !== 'dumb';
}
