/**
 * A run of `hitori library add` that is killed at random moments: whatever it has reported is there, nothing
 * is half there, and the same command again completes it. `npm run test:long` kills more often
 * (HITORI_KILLS) and adds more puzzles (HITORI_KILL_PUZZLES); HITORI_SEED repeats a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openLibrary } from '@hitori/library';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { seededRandom } from '../../library/test/disguise.ts';
import { makeFiles } from './harness.ts';
import { manyPuzzles } from './library-files.ts';

const BIN = fileURLToPath(new URL('../bin/hitori.js', import.meta.url));
const KILLS = Number(process.env['HITORI_KILLS'] ?? 4);
const PUZZLES = Number(process.env['HITORI_KILL_PUZZLES'] ?? 3000);
const SEED = Number(process.env['HITORI_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

interface Run {
  readonly reported: readonly string[];
  readonly ms: number;
  readonly killed: boolean;
}

/** Runs to the end, or to its end after so many milliseconds. */
async function add(path: string, file: string, killAfter?: number): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, [BIN, 'library', 'add', '--json', '-l', path, file]);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(child, 'close');
  if (killAfter !== undefined) {
    await Promise.race([wait(killAfter), closed]);
    child.kill('SIGKILL');
  }
  const [, signal] = await closed;
  // The last line may be cut.
  const lines = Buffer.concat(chunks).toString().split('\n').slice(0, -1);
  const reported = lines.map((line) => String(JSON.parse(line).hash));
  return { reported, ms: performance.now() - started, killed: signal === 'SIGKILL' };
}

/** The hashes of the puzzles in a file, whose every row is whole. */
function wholeHashes(path: string): Set<string> {
  const library = openLibrary(path, 'write');
  if (!library.ok) throw new Error(library.error.message);
  expect(library.value.check()).toEqual({ ok: true, value: [] });
  library.value.close();
  const db = new DatabaseSync(path);
  try {
    const halves = db
      .prepare(
        `SELECT id FROM puzzles p WHERE key NOT IN (SELECT puzzle FROM boards)
          OR key NOT IN (SELECT puzzle FROM origins)
          OR (status = 'unique') <> (key IN (SELECT puzzle FROM techniques))
          OR (status = 'unique') <> (SELECT solution IS NOT NULL FROM boards WHERE puzzle = p.key)`,
      )
      .all();
    expect(halves).toEqual([]);
    const rows = db.prepare('SELECT hex(hash) AS hash FROM puzzles').all();
    return new Set(rows.map(({ hash }) => String(hash).toLowerCase()));
  } finally {
    db.close();
  }
}

test(`killed ${KILLS} times while adding ${PUZZLES} puzzles, seed ${SEED}`, async () => {
  console.log(`kills: HITORI_SEED=${SEED}`);
  const file = join(makeFiles({ 'many.jsonl': manyPuzzles(PUZZLES, SEED).join('') }), 'many.jsonl');
  const path = `${file}.db`;
  const undisturbed = await add(path, file);
  const all = wholeHashes(path);
  expect(new Set(undisturbed.reported)).toEqual(all);
  const random = seededRandom(SEED);
  for (let kill = 0; kill < KILLS; kill++) {
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    const run = await add(path, file, random() * undisturbed.ms);
    const kept = existsSync(path) ? wholeHashes(path) : new Set<string>();
    const lost = run.reported.filter((hash) => !kept.has(hash));
    expect({ kill, lost }).toEqual({ kill, lost: [] });
    await add(path, file);
    expect({ kill, all: wholeHashes(path) }).toEqual({ kill, all });
  }
}, 1_800_000);
