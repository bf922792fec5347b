/**
 * Commands with `--queue` against a real server: the same bytes as threads print, whoever is killed. The
 * number of kills of each part is small here; `npm run test:long kills` asks for twenty and more puzzles.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasRedis, type Server, startRedis } from '../../queue/test/redis.ts';
import { makeFiles } from './harness.ts';
import { type Process, startHitori } from './processes.ts';

const KILLS = Number(process.env['HITORI_KILLS'] ?? 3);
const PUZZLES = Number(process.env['HITORI_KILL_PUZZLES'] ?? 4000);
const SEED = Number(process.env['HITORI_SEED'] ?? 1);

vi.setConfig({ testTimeout: 120_000 + KILLS * 30_000 + PUZZLES * 30 });

const symbol = fc.integer({ min: 1, max: 6 });
const grid = fc
  .tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 3, max: 6 }))
  .chain(([rows, cols]) =>
    fc.array(fc.array(symbol, { minLength: cols, maxLength: cols }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
const line = fc.oneof(
  { weight: 19, arbitrary: grid.map((cells) => JSON.stringify({ grid: cells })) },
  { weight: 1, arbitrary: fc.constantFrom('12/2', '{"id":"x"}', '{', '1x/é') },
);
const LINES = fc.sample(line, { numRuns: PUZZLES, seed: SEED });

/** The output without its times. */
const timeless = (text: string): string => text.replaceAll(/"ms":[\d.e-]+/g, '"ms":0');

/** The first lines that differ: the whole texts would be too long to read. */
function difference(one: string, other: string): readonly (string | undefined)[] | null {
  const [ones, others] = [one.split('\n'), other.split('\n')];
  const index = ones.findIndex((text, place) => text !== others[place]);
  if (one === other) return null;
  return index < 0 ? [undefined, others[ones.length]] : [ones[index], others[index]];
}

describe.skipIf(!hasRedis)('with a queue', () => {
  let server: Server;
  let workers: Process[] = [];

  const startWorkers = async (count: number): Promise<void> => {
    const started = Array.from({ length: count }, () =>
      startHitori(['worker', '--queue', server.url, '--jobs', '1']),
    );
    workers.push(...started);
    for (const worker of started)
      await expect.poll(worker.err, { timeout: 30_000 }).toContain('waits for chunks');
  };

  beforeAll(async () => {
    server = await startRedis('top-secret');
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.end()));
    workers = [];
  });
  afterAll(() => server.stop());

  const inFile = (count = PUZZLES): string =>
    `${makeFiles({ 'in.jsonl': `${LINES.slice(0, count).join('\n')}\n` })}/in.jsonl`;

  const finish = async (args: readonly string[]): Promise<[number | null, string, string]> => {
    const command = startHitori(args);
    const status = await command.ended;
    return [status, timeless(command.out()), command.err()];
  };

  test.each([
    ['solve', '--json'],
    ['rate', '--json'],
    ['prove', '--from', 'jsonl'],
    ['count'],
    ['explain'],
    ['convert', '--to', 'pzpr'],
  ])('%s prints what threads print', async (...args) => {
    const file = inFile(args[0] === 'explain' ? PUZZLES / 5 : PUZZLES);
    await startWorkers(2);
    const threads = await finish([...args, file]);
    const queued = await finish([...args, file, '--queue', server.url]);
    expect(queued[0]).toBe(threads[0]);
    expect(difference(queued[1], threads[1])).toBeNull();
    expect(difference(queued[2], threads[2])).toBeNull();
    expect(threads[1].length).toBeGreaterThan(PUZZLES * 5);
  });

  test('generate makes the puzzles that threads make', async () => {
    await startWorkers(2);
    const args = ['generate', '6x6', '--count', '50', '--seed', 'q', '--json'];
    const queued = await finish([...args, '--queue', server.url, '--resume', 'made']);
    expect(queued).toEqual(await finish(args));
    expect(queued[1].trim().split('\n')).toHaveLength(50);
  });

  test('a library is filled with what threads fill it with', async () => {
    const file = inFile(PUZZLES / 4);
    const folder = makeFiles({});
    await startWorkers(2);
    const filled = async (name: string, ...more: string[]): Promise<string> => {
      const library = ['-l', `${folder}/${name}`];
      await finish(['library', 'add', ...library, file, ...more]);
      const [, exported] = await finish(['library', 'export', ...library, '--to', 'jsonl']);
      return exported.replaceAll(/"added":"[^"]*"/g, '');
    };
    const threads = await filled('threads.db');
    expect(difference(await filled('queue.db', '--queue', server.url), threads)).toBeNull();
    expect(threads.length).toBeGreaterThan(1000);
  });

  test('nothing of ours stays on the server', async () => {
    await startWorkers(1);
    await finish(['solve', inFile(), '--queue', server.url, '--resume', 'clean']);
    await Promise.all(workers.map((worker) => worker.end()));
    expect(await server.keys()).toEqual([]);
  });

  const random = xoroshiro128plus(SEED);
  const randomMs = (most: number): number => Math.abs(random.next()) % most;
  const ARGS = ['count', '--json', '--max', '50'];

  test('workers that are killed cost time and nothing else', async () => {
    const file = inFile();
    const threads = await finish([...ARGS, file]);
    await startWorkers(2);
    const command = startHitori([...ARGS, file, '--queue', server.url]);
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(randomMs(700));
      await workers.shift()?.kill();
      await startWorkers(1);
    }
    expect(await command.ended).toBe(threads[0]);
    expect(difference(timeless(command.out()), threads[1])).toBeNull();
  });

  test('a command that is killed is gone on with', async () => {
    const file = inFile();
    const threads = await finish([...ARGS, file]);
    const args = [...ARGS, file, '--queue', server.url, '--resume', 'killed'];
    await startWorkers(2);
    for (let kill = 0; kill < KILLS; kill++) {
      const command = startHitori(args);
      await sleep(200 + randomMs(900));
      await command.kill();
      // What it wrote is the beginning of the whole.
      expect(threads[1].startsWith(timeless(wholeLines(command.out())))).toBe(true);
    }
    expect(difference((await finish(args))[1], threads[1])).toBeNull();
  });

  test('a server that is killed ends the command in one line, and it is gone on with', async () => {
    const file = inFile();
    const threads = await finish([...ARGS, file]);
    const args = [...ARGS, file, '--queue', server.url, '--resume', 'served'];
    await startWorkers(2);
    for (let kill = 0; kill < KILLS; kill++) {
      const command = startHitori(args);
      await sleep(200 + randomMs(900));
      await server.kill();
      const status = await command.ended;
      // It may have been done before.
      if (status !== threads[0]) {
        expect(status).toBe(3);
        expect(
          command
            .err()
            .split('\n')
            .filter((text) => /queue/.test(text)),
        ).toEqual([
          expect.stringMatching(
            /^hitori: redis:.*(?:the queue went away|no queue can be reached there)$/,
          ),
        ]);
      }
      expect(command.err()).not.toContain('top-secret');
      expect(threads[1].startsWith(timeless(wholeLines(command.out())))).toBe(true);
      await server.restart();
    }
    expect(difference((await finish(args))[1], threads[1])).toBeNull();
  });

  test('options that exclude one another, and addresses that are none', async () => {
    expect(await finish(['solve', '12/21', '--resume', 'a'])).toEqual([
      2,
      '',
      'hitori: --resume goes with --queue\n',
    ]);
    expect((await finish(['solve', '12/21', '--queue', server.url, '--jobs', '2']))[0]).toBe(2);
    expect((await finish(['worker']))[0]).toBe(2);
    const wrong = server.url.replace('top-secret', 'guess');
    const refused = await finish(['worker', '--queue', wrong]);
    expect([refused[0], refused[2]]).toEqual([
      2,
      expect.stringMatching(/^hitori: redis:.*:\*\*\*@.* refuses this user or password\n$/),
    ]);
    expect((await finish(['solve', '12/21', '--queue', 'redis://127.0.0.1:1/0']))[0]).toBe(3);
  });
});

const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);
