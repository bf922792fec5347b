/** Connections to the server: a first one that succeeds or says why not, and what happens when it is lost. */
import { Redis } from 'ioredis';
import type { Address } from './address.ts';
import { QueueError } from './error.ts';

/** How long a server may take to answer at first. */
const CONNECT_MS = 5000;

interface Connecting {
  /** Whether to try again for ever when the connection is lost; else it ends. */
  readonly comesBack: boolean;
}

/** Every key and queue of this program on a server begins so. */
export const PREFIX = 'hitori';

/** Throws a QueueError: nobody answers, or the password is refused. */
export async function connect(address: Address, { comesBack }: Connecting): Promise<Redis> {
  let isUp = false;
  const redis = new Redis(address.url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // How long a connection that is given up keeps the process alive.
    disconnectTimeout: 20,
    // As BullMQ asks: its blocking commands wait for as long as it takes.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (comesBack && isUp ? Math.min(times * 100, 2000) : null),
  });
  let lost: Error | undefined;
  redis.on('error', (error: Error) => {
    lost = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw explain(address, lost ?? (error as Error));
  }
  isUp = true;
  return redis;
}

function explain({ shown }: Address, { message }: Error): QueueError {
  if (/WRONGPASS|NOAUTH|invalid (?:username|password)|NOPERM|without any password/i.test(message))
    return new QueueError('refused', `${shown}: the queue refuses this user or password`);
  return new QueueError('unreachable', `${shown}: no queue can be reached there`);
}

/** Milliseconds by the server's clock: machines need not agree about the time. */
export async function serverTime(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
}

/** A sentence when the server may throw chunks away for lack of memory. */
export async function memoryWarning(redis: Redis): Promise<string | undefined> {
  try {
    const [, policy] = (await redis.config('GET', 'maxmemory-policy')) as string[];
    if (policy === undefined || policy === 'noeviction') return undefined;
    return `the server may throw chunks away: its maxmemory-policy is '${policy}', set it to 'noeviction'`;
  } catch {
    // Some hosts do not let it be asked.
    return undefined;
  }
}
