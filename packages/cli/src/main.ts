/**
 * `run(args, io)`: the whole command line in one call, without a process. Every way a run can end
 * becomes an exit status here.
 */
import { CommanderError } from 'commander';
import { parseAndRun } from './program.ts';
import {
  BAD_INPUT,
  DONE,
  type ExitStatus,
  INTERRUPTED,
  LIMIT_REACHED,
} from './shell/exit-status.ts';
import { flush, InterruptedError, type Io, UnavailableError, UsageError } from './shell/io.ts';
import { printable } from './shell/printable.ts';

export type { Io } from './shell/io.ts';

export async function run(args: readonly string[], io: Io): Promise<ExitStatus> {
  const { stop } = io;
  io.stdout.on('error', (error) => stop.abort(error));
  // Without standard error there is nowhere left to complain.
  io.stderr.on('error', () => {});
  let status: ExitStatus;
  try {
    status = await parseAndRun(args, io);
  } catch (error) {
    status = statusOf(stop.signal.aborted ? stop.signal.reason : error, io);
  }
  await flush(io.stdout);
  const { aborted, reason } = stop.signal;
  if (isClosedPipe(reason)) return DONE;
  // What was said to be done may not have reached its place (a full disk).
  return status === DONE && aborted ? statusOf(reason, io) : status;
}

function statusOf(error: unknown, io: Io): ExitStatus {
  if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : BAD_INPUT;
  if (error instanceof InterruptedError) return INTERRUPTED;
  if (isClosedPipe(error)) return DONE;
  if (error instanceof UnavailableError) {
    io.stderr.write(`hitori: ${printable(error.message)}\n`);
    return LIMIT_REACHED;
  }
  const isExpected = error instanceof UsageError || isSystemError(error);
  const text = isExpected ? error.message : `internal error: ${(error as Error)?.stack ?? error}`;
  io.stderr.write(`hitori: ${printable(text)}\n`);
  return BAD_INPUT;
}

/** Whoever reads our results has seen enough (`| head`): no failure. */
function isClosedPipe(error: unknown): boolean {
  return isSystemError(error) && error.code === 'EPIPE';
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
