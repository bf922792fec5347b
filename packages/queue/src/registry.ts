/**
 * What runs and which workers there are, in two hashes of the server. Each entry says when it was last seen
 * alive; what was not for long is taken away by whoever notices.
 */
import type { Redis } from 'ioredis';
import { PREFIX, serverTime } from './connection.ts';

export interface RunEntry {
  /** Of the program: only workers of the same one answer its chunks. */
  readonly version: string;
  /** For people: what is run. */
  readonly about: string;
  /** Whether its chunks are kept for a later command of the same name. */
  readonly isKept: boolean;
}

export interface WorkerEntry {
  readonly version: string;
  readonly jobs: number;
}

/** How often an entry is renewed. */
export const SEEN_EVERY_MS = 3000;
/** A command or worker that was not seen for so long is taken for dead. */
const DEAD_MS = 20_000;
/** A named run waits so long to be gone on with. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

/** One of the two hashes. */
export class Registry<Entry extends object> {
  private readonly redis: Redis;
  private readonly key: string;

  constructor(redis: Redis, name: 'runs' | 'workers') {
    this.redis = redis;
    this.key = `${PREFIX}:${name}`;
  }

  async see(id: string, entry: Entry): Promise<void> {
    const seen = await serverTime(this.redis);
    await this.redis.hset(this.key, id, JSON.stringify({ ...entry, seen }));
  }

  async remove(id: string): Promise<void> {
    await this.redis.hdel(this.key, id);
  }

  /** By id: those that live, and those that are over. What is no entry at all is over. */
  async list(): Promise<{ readonly live: ReadonlyMap<string, Entry>; readonly over: string[] }> {
    const [entries, now] = await Promise.all([
      this.redis.hgetall(this.key),
      serverTime(this.redis),
    ]);
    const live = new Map<string, Entry>();
    const over: string[] = [];
    for (const [id, text] of Object.entries(entries)) {
      const entry = readEntry<Entry>(text);
      const isLive = entry !== undefined && now - entry.seen < (entry.isKept ? KEPT_MS : DEAD_MS);
      if (isLive) live.set(id, entry);
      else over.push(id);
    }
    return { live, over };
  }
}

function readEntry<Entry>(
  text: string,
): (Entry & { readonly seen: number; readonly isKept?: boolean }) | undefined {
  try {
    const entry = JSON.parse(text);
    return typeof entry?.seen === 'number' && typeof entry.version === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
