/** The real program: what only a process can show. Needs the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeFiles } from './harness.ts';

const BIN = fileURLToPath(new URL('../bin/hitori.js', import.meta.url));
const ENDLESS = Array.from({ length: 40 }, (_, row) =>
  Array.from({ length: 40 }, (_, col) => ((row + col) % 40) + 1).join(' '),
).join('/');

function start(...args: string[]) {
  return spawn(process.execPath, [BIN, ...args], { stdio: 'pipe' });
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  return (await once(child, 'exit'))[0];
}

test('solves, with the exit status of the verdict', async () => {
  const child = start('solve', '3222/1342/4113/1133');
  const [status, out] = await Promise.all([exitOf(child), text(child.stdout)]);
  expect(status).toBe(0);
  expect(out).toContain('one solution');
});

test('a slow producer gets each answer at once', async () => {
  const child = start('solve', '--json');
  for (const id of ['1', '2', '3']) {
    child.stdin.write('12/21\n');
    const [chunk] = await once(child.stdout, 'data');
    expect(JSON.parse(String(chunk)).id).toBe(id);
  }
  child.stdin.end();
  expect(await exitOf(child)).toBe(1);
});

test('a closed output pipe ends an endless batch quietly, status 0', async () => {
  const child = start('solve', '--json', '-');
  child.stdin.on('error', () => {});
  const feed = (): void => {
    while (child.stdin.writable && child.stdin.write('12/21\n'.repeat(1000)));
  };
  child.stdin.on('drain', feed);
  feed();
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status, err] = await Promise.all([exitOf(child), text(child.stderr)]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test.each(['1', '2'])('Ctrl+C during a search keeps what is finished, %s jobs', async (jobs) => {
  const child = start('count', '--json', '--jobs', jobs, '12/21', ENDLESS, '12/21');
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The first answer is out, and the second takes for ever.
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(130);
  expect(Buffer.concat(chunks).toString()).toBe(
    '{"id":"1","rows":2,"cols":2,"grid":[[1,2],[2,1]],"count":"5","exact":true}\n',
  );
});

test('Ctrl+C leaves no half-written file', async () => {
  const directory = makeFiles({});
  const child = start('convert', '--to', 'id', '-o', join(directory, 'out'), '12/21', '-');
  while (readdirSync(directory).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(130);
  expect(existsSync(join(directory, 'out'))).toBe(false);
  expect(readdirSync(directory)).toEqual([]);
});
