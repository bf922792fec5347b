/** A real server for the tests, on a free port of the loopback, with its data in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Whether there is a server to start; `npm test` installs one where it can. */
export const hasRedis: boolean =
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).error === undefined;

export interface Server {
  readonly url: string;
  /** All keys of the database of `url`. */
  keys(): Promise<string[]>;
  /** Kills the process without a word. */
  kill(): Promise<void>;
  /** Starts it again with the data it had. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(password?: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'hitori-redis-'));
  const port = await freePort();
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}/4`;
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder];
    // Everything that was answered for is on the disk.
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
    const secret = password === undefined ? [] : ['--requirepass', password];
    child = spawn('redis-server', [...options, ...durable, ...secret], { stdio: 'ignore' });
    await untilUp(url);
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };

  await start();
  return {
    url,
    async keys() {
      const redis = new Redis(url);
      const keys = await redis.keys('*');
      redis.disconnect();
      return keys.sort();
    },
    kill,
    restart: start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      await redis.ping();
      return;
    } catch {
      await sleep(50);
    } finally {
      redis.disconnect();
    }
  }
  throw new Error('redis-server does not start');
}
