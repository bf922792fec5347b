/** Both sides of the queue against a real server. */
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Fits,
  openRun,
  type RunOptions,
  type ServeOptions,
  serve,
  WrongChunk,
} from '../src/index.ts';
import { hasRedis, type Server, startRedis } from './redis.ts';

interface Chunk {
  readonly n: number;
}

const isNumber: Fits<number> = (answer) => typeof answer === 'number';
const twice = async (chunk: unknown): Promise<unknown> => (chunk as Chunk).n * 2;

describe.skipIf(!hasRedis)('a queue', () => {
  let server: Server;
  const drains: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    server = await startRedis('secret');
  });
  afterEach(async () => {
    await Promise.all(drains.splice(0).map((drain) => drain()));
  });
  afterAll(() => server.stop());

  const open = (options: Partial<RunOptions> = {}) =>
    openRun({ url: server.url, version: '1', about: 'a test', ...options });

  const work = (options: Partial<ServeOptions> = {}) => {
    const drain = new AbortController();
    const served = serve({
      url: server.url,
      version: '1',
      jobs: 2,
      answer: twice,
      drain: drain.signal,
      ...options,
    });
    const end = async () => {
      drain.abort();
      await served;
    };
    drains.push(end);
    return end;
  };

  const askAll = (run: Awaited<ReturnType<typeof open>>, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => run.ask({ n }, isNumber)));

  test('every chunk is answered once, and nothing stays behind', async () => {
    const end = work();
    const run = await open();
    expect(await askAll(run, 300)).toEqual(Array.from({ length: 300 }, (_, n) => 2 * n));
    await run.finish();
    await end();
    expect(await server.keys()).toEqual([]);
  });

  test('a chunk asked before there is a worker waits, and that is said', async () => {
    const notes: string[] = [];
    const run = await open({ onNote: (note) => notes.push(note) });
    const answer = run.ask({ n: 4 }, isNumber);
    await expect.poll(() => notes, { timeout: 10_000 }).toHaveLength(1);
    expect(notes[0]).toMatch(/no worker is there yet/);
    expect(notes[0]).not.toContain('secret');
    work();
    expect(await answer).toBe(8);
    await run.finish();
  });

  test('a named run goes on where it was: what was answered is not done again', async () => {
    let asked = 0;
    work({
      answer: (chunk) => {
        asked++;
        return twice(chunk);
      },
    });
    const first = await open({ name: 'kept' });
    await askAll(first, 20);
    await first.close();
    expect(asked).toBe(20);
    const second = await open({ name: 'kept' });
    expect(await askAll(second, 30)).toEqual(Array.from({ length: 30 }, (_, n) => 2 * n));
    expect(asked).toBe(30);
    await second.finish();
    const third = await open({ name: 'kept' });
    await askAll(third, 1);
    expect(asked).toBe(31);
    await third.finish();
  });

  test('of a run that was closed early nothing stays, but for a named one', async () => {
    const run = await open();
    run.ask({ n: 1 }, isNumber).catch(() => undefined);
    await run.close();
    expect(await server.keys()).toEqual([]);
    await expect(run.ask({ n: 1 }, isNumber)).rejects.toThrow('closed');
  });

  test('an answer that does not fit is refused, and the chunk done again', async () => {
    let asked = 0;
    work({ answer: async () => (++asked < 3 ? 'nonsense' : 7) });
    const run = await open();
    expect(await run.ask({ n: 1 }, isNumber)).toBe(7);
    expect(asked).toBe(3);
    await run.finish();
  });

  test('one that never fits ends in an error, as does a chunk that fails or is refused', async () => {
    work({
      async answer(chunk) {
        const { n } = chunk as Chunk;
        if (n === 1) throw new WrongChunk('it is odd');
        if (n === 2) throw new Error('no luck');
        return n === 3 ? 'nonsense' : n;
      },
    });
    const run = await open();
    await expect(run.ask({ n: 1 }, isNumber)).rejects.toThrow('refuses the chunk: it is odd');
    await expect(run.ask({ n: 2 }, isNumber)).rejects.toThrow('no luck');
    await expect(run.ask({ n: 3 }, isNumber)).rejects.toThrow('do not fit');
    expect(await run.ask({ n: 4 }, isNumber)).toBe(4);
    await run.finish();
  });

  test('workers of another version answer nothing, and that is said', async () => {
    const notes: string[] = [];
    work({ version: '2', onNote: (note) => notes.push(note) });
    const run = await open();
    await expect(run.ask({ n: 1 }, isNumber)).rejects.toMatchObject({
      code: 'version',
      message: expect.stringMatching(/workers are of version 2, this is 1$/),
    });
    expect(notes.slice(1)).toEqual(['a run of version 1 is left to others: this is 2']);
    await run.close();
  });

  test('a run whose command died is swept away by a worker', async () => {
    const redis = new Redis(server.url);
    const dead = { version: '1', about: 'dead', isKept: false, seen: 1 };
    await redis.hset('hitori:runs', 'once-dead', JSON.stringify(dead), 'odd', 'no entry');
    const queue = new Queue('run-once-dead', { connection: redis, prefix: 'hitori' });
    await queue.add('chunk', { n: 1 });
    work();
    await expect.poll(() => server.keys(), { timeout: 10_000 }).toEqual(['hitori:workers']);
    await queue.close();
    redis.disconnect();
  });

  test('what others keep on the server is left alone', async () => {
    const redis = new Redis(server.url);
    const other = new Queue('mails', { connection: redis });
    await other.add('mail', { to: 'somebody' });
    const before = await server.keys();
    const end = work();
    const run = await open();
    await askAll(run, 10);
    await run.finish();
    await end();
    expect(await server.keys()).toEqual(before);
    await other.obliterate();
    await other.close();
    redis.disconnect();
  });

  test('a server that goes away ends the run with one error; a worker waits for it', async () => {
    const notes: string[] = [];
    const end = work({ onNote: (note) => notes.push(note) });
    const run = await open();
    await run.ask({ n: 1 }, isNumber);
    await server.kill();
    await expect(run.ask({ n: 2 }, isNumber)).rejects.toMatchObject({
      code: 'gone',
      message: expect.stringMatching(/^redis:\/\/:\*\*\*@127.*: the queue went away$/),
    });
    await run.close();
    await expect.poll(() => notes.at(-1)).toMatch(/went away, waiting/);
    await server.restart();
    await expect.poll(() => notes.at(-1), { timeout: 10_000 }).toMatch(/is back/);
    const again = await open();
    expect(await again.ask({ n: 3 }, isNumber)).toBe(6);
    await again.finish();
    await end();
  });

  test.each([
    ['redis://127.0.0.1:1/0', 'unreachable'],
    ['redis://:wrong@HOST/0', 'refused'],
    ['redis://HOST/0', 'refused'],
    ['http://example.org', 'bad-url'],
    ['secret', 'bad-url'],
    ['redis://h:6379/0?password=secret', 'bad-url'],
  ])('%s is refused in one line without its password', async (text, code) => {
    const url = text.replace('HOST', new URL(server.url).host);
    const sides = [() => open({ url }), () => serve({ ...({} as ServeOptions), url })];
    for (const side of sides) {
      const error = await side().then(
        () => undefined,
        (reason) => reason,
      );
      expect(error).toMatchObject({ code });
      expect(error.message).not.toMatch(/wrong|secret|\n/);
    }
  });
});
