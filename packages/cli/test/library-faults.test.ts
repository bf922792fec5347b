/** Libraries at work: the real corpus, two processes at once, files that cannot be written, a full disk. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { realPuzzles } from '../../core/test/real-puzzles.ts';
import { disguise, seededRandom } from '../../library/test/disguise.ts';
import { hitori, makeFiles, objectsOf } from './harness.ts';
import { dumpOf, manyPuzzles, smallLibrary } from './library-files.ts';

const BIN = fileURLToPath(new URL('../bin/hitori.js', import.meta.url));

test.runIf(realPuzzles().length > 0)(
  'the real corpus, twice and in every disguise, leaves the same rows',
  async () => {
    const random = seededRandom(17);
    const records = realPuzzles();
    const folder = makeFiles({
      'real.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join(''),
      'disguised.jsonl': records
        .map(({ id, grid }) => `${JSON.stringify({ id, grid: disguise(grid, random) })}\n`)
        .join(''),
    });
    const path = join(folder, 'real.db');
    const add = (name: string) => hitori(['library', 'add', '-l', path, join(folder, name)]);
    expect(await add('real.jsonl')).toMatchObject({ status: 0 });
    const rows = dumpOf(path, ['puzzles', 'boards', 'techniques']);
    const origins = dumpOf(path, ['sources', 'origins']);
    expect((await add('real.jsonl')).out).toBe(
      `0 puzzles added, ${records.length} there already\n`,
    );
    expect(dumpOf(path, ['sources', 'origins'])).toEqual(origins);
    expect((await add('disguised.jsonl')).out).toBe(
      `0 puzzles added, ${records.length} there already\n`,
    );
    expect(dumpOf(path, ['puzzles', 'boards', 'techniques'])).toEqual(rows);
    const verdicts = { 0: 'none', 1: 'unique', 2: 'multiple' } as const;
    const stored = objectsOf(await hitori(['library', 'find', '-l', path, '--json']));
    const byRecord = new Map(
      stored.flatMap(({ status, sources }) =>
        (sources as { id: string }[]).map(({ id }) => [id, status] as const),
      ),
    );
    for (const { id, solutions } of records)
      expect([id, byRecord.get(id)]).toEqual([id, verdicts[solutions]]);
  },
);

test('two processes that add at once lose nothing and add nothing twice', async () => {
  const lines = manyPuzzles(3000, 5);
  const folder = makeFiles({
    'one.jsonl': lines.slice(0, 2000).join(''),
    'two.jsonl': lines.slice(1000).join(''),
  });
  const path = join(folder, 'shared.db');
  const runs = ['one', 'two'].map(async (name) => {
    const args = ['library', 'add', '--json', '-l', path, '-j', '1', join(folder, `${name}.jsonl`)];
    const child = spawn(process.execPath, [BIN, ...args]);
    const [out, err, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { out, err, status: status as number };
  });
  const [one, two] = await Promise.all(runs);
  expect([one, two]).toMatchObject([0, 1].map(() => ({ status: 0, err: '' })));
  const added = [...objectsOf(one!), ...objectsOf(two!)].filter((line) => line['added']);
  const kept = dumpOf(path, ['puzzles']);
  expect(added.length).toBe(kept.length);
  expect(new Set(added.map(({ hash }) => hash)).size).toBe(kept.length);
});

const isRoot = process.getuid?.() === 0;

test('a library that cannot be written is told in one line, and still read', async (context) => {
  // Root may write whatever the mode says: somebody else tries.
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [BIN, ...args], {
      encoding: 'utf8',
      ...(isRoot && { uid: 65_534, gid: 65_534 }),
    });
  if (run('--version').status !== 0) return context.skip('nobody but root may run the program');
  const path = await smallLibrary();
  const folder = join(path, '..');
  chmodSync(path, 0o444);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const added = run('library', 'add', '-l', path, '12/21');
  expect({ status: added.status, out: added.stdout, err: added.stderr }).toEqual({
    status: 2,
    out: '',
    err: `hitori: '${path}' cannot be written: it is read-only\n`,
  });
  const made = run('library', 'add', '-l', join(folder, 'other.db'), '12/21');
  expect(made.stderr).toMatch(/^hitori: .* cannot be made: its folder is read-only\n$/);
  const found = run('library', 'find', '-l', path, '--status', 'none');
  expect(found).toMatchObject({ status: 0, stdout: 'none: 3x3, no solution\n', stderr: '' });
});

/** A folder on a disk of its own, of about this size; undefined where none can be had. */
function smallDisk(megabytes: number): string | undefined {
  const folder = join(makeFiles({}), 'disk');
  mkdirSync(folder);
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder];
  if (!isRoot || spawnSync('mount', options).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

test('a full disk is told in one line; what was reported stays', async (context) => {
  const disk = smallDisk(2);
  if (disk === undefined) return context.skip('no disk of its own can be mounted here');
  const path = join(disk, 'full.db');
  const lines = manyPuzzles(20_000, 6).join('');
  const run = await hitori(['library', 'add', '--json', '-l', path], { stdin: lines });
  expect(run).toMatchObject({
    status: 2,
    err: `hitori: '${path}' cannot grow: the disk is full\n`,
  });
  const reported = objectsOf(run).map(({ hash }) => hash);
  expect(reported.length).toBeGreaterThan(0);
  expect(reported.length).toBeLessThan(20_000);
  const found = objectsOf(await hitori(['library', 'find', '--json', '-l', path]));
  const kept = new Set(found.map(({ hash }) => hash));
  expect(reported.filter((hash) => !kept.has(hash))).toEqual([]);
});
