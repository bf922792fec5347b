/** The command as processes of their own, as they are killed and started in the tests of queues. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/hitori.js', import.meta.url));

export interface Process {
  readonly child: ChildProcess;
  /** The texts so far. */
  readonly out: () => string;
  readonly err: () => string;
  /** The status, once it has ended by itself; null when it was killed. */
  readonly ended: Promise<number | null>;
  kill(): Promise<void>;
  /** Asks it to end, and waits. */
  end(): Promise<void>;
}

export function startHitori(args: readonly string[]): Process {
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { out: [] as Buffer[], err: [] as Buffer[] };
  child.stdout.on('data', (data) => texts.out.push(data));
  child.stderr.on('data', (data) => texts.err.push(data));
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    child.kill(name);
    await ended;
  };
  return {
    child,
    out: () => Buffer.concat(texts.out).toString(),
    err: () => Buffer.concat(texts.err).toString(),
    ended,
    kill: () => signal('SIGKILL'),
    end: () => signal('SIGTERM'),
  };
}
