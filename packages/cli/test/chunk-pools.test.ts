/** What both kinds of pool promise: threads of this process, and workers behind a queue. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type Server, startRedis } from '../../queue/test/redis.ts';
import type { BatchSettings } from '../src/batch/contract.ts';
import type { Task } from '../src/batch/input.ts';
import { type ChunkPool, Pool, type WorkerSetup } from '../src/batch/pool.ts';
import { openQueuePool } from '../src/batch/queue-pool.ts';
import { mergeReplies, type Reply } from '../src/batch/reply.ts';
import { fakeIo } from './harness.ts';
import { type Process, startHitori } from './processes.ts';

const settings: BatchSettings = { json: true, from: undefined, color: false };
const setup: WorkerSetup = { command: 'solve', settings, separator: '' };

function tasksOf(texts: readonly string[], first = 1): Task[] {
  return texts.map((text, index) => ({
    source: 'a.txt',
    isLiteral: false,
    ordinal: first + index,
    record: { text, line: first + index, truncated: false },
  }));
}

async function allOf(groups: AsyncIterable<readonly Reply[]>): Promise<Reply> {
  const replies: Reply[] = [];
  for await (const group of groups) replies.push(...group);
  const [merged] = mergeReplies(replies, '');
  if (!merged) throw new Error('no reply');
  return merged;
}

const outOf = ({ out }: Reply): string[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ id, status, error }) => `${id} ${status ?? error.code}`);

let server: Server;
let worker: Process;
if (hasRedis) {
  beforeAll(async () => {
    server = await startRedis();
    worker = startHitori(['worker', '--queue', server.url, '--jobs', '1']);
  });
  afterAll(async () => {
    await worker.end();
    await server.stop();
  });
}

const POOLS: readonly (readonly [string, boolean, () => Promise<ChunkPool>])[] = [
  ['threads', true, async () => new Pool(2, setup)],
  ['a queue', hasRedis, () => openQueuePool({ url: server.url, name: undefined }, setup, fakeIo())],
];

describe.each(POOLS)('%s', (_, isThere, open) => {
  test.runIf(isThere)('answer each chunk in order, whatever is asked first', async () => {
    const pool = await open();
    const chunks = Array.from({ length: 12 }, (_, chunk) =>
      tasksOf(['12/21', '11/12', 'rubbish!', '111/111/111'], 1 + 4 * chunk),
    );
    const asked = chunks.map((tasks) => pool.submit(tasks));
    for (const [chunk, replies] of [...asked.entries()].reverse())
      expect(outOf(await allOf(replies))).toEqual([
        `${1 + 4 * chunk} multiple`,
        `${2 + 4 * chunk} unique`,
        'null unknown-format',
        `${4 + 4 * chunk} none`,
      ]);
    await pool.finish();
    await pool.close();
  });

  test.runIf(isThere)('pass on what could not be read', async () => {
    const pool = await open();
    const reply = await allOf(
      pool.submit([{ source: 'b', isLiteral: false, fault: 'cannot be read' }]),
    );
    expect(reply).toMatchObject({ err: 'hitori: b: cannot be read\n', status: 2, records: 0 });
    await pool.close();
  });

  test.runIf(isThere)('closed, end what is under way in an error and never hang', async () => {
    const pool = await open();
    const asked = Array.from({ length: 40 }, () => pool.submit(tasksOf(['12/21'])));
    await pool.close();
    const ends = await Promise.allSettled(asked.map(allOf));
    expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
