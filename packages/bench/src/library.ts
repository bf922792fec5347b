/**
 * A library of 100,000 generated puzzles: how long the command takes to add them, how much memory it needs on
 * the way, and how long a query takes. The puzzles are made first, and kept in the temporary folder for the
 * next time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Library, openLibrary, parseQuery } from '@hitori/library';
import { formatMs, printTable, spreadOf, timed } from './measure.ts';

const COUNT = 100_000;
/** Sides from 5 to 12, as many of each. */
const SIDES = [5, 6, 7, 8, 9, 10, 11, 12];
const LIMIT = 50;
const RUNS = 21;
const HITORI = fileURLToPath(new URL('../../cli/bin/hitori.js', import.meta.url));

const QUERIES = [
  'level=hard',
  'shape=8x8',
  'level=hard&shape=8x8',
  'score=100..120',
  'effort=20..30&sort=-effort',
  'technique=contradiction',
  'technique=contradiction&shape=12x12&sort=score',
  'min-givens=100',
  'source=generated*',
  'added-since=2020-01-01',
  'sort=-score',
  'sort=level',
  'sort=shape',
  'level=easy&score=250..',
  'min-givens=100&technique=pair&level=medium&sort=-givens',
];

export async function benchLibrary(): Promise<void> {
  const file = join(tmpdir(), `hitori-bench-${COUNT}.jsonl`);
  if (!existsSync(file)) await makePuzzles(file);
  const folder = mkdtempSync(join(tmpdir(), 'hitori-bench-'));
  const path = join(folder, 'bench.db');
  try {
    for (const what of ['add', 'add again'] as const) {
      const { seconds, peak, kilobytes } = await runAdd(path, file);
      console.log(
        `${what}: ${COUNT} puzzles in ${seconds.toFixed(1)} s, memory ${kilobytes.map((kb) => Math.round(kb / 1024)).join(', ')} MB at each quarter, ${Math.round(peak / 1024)} at most`,
      );
    }
    console.log(`file: ${(statSync(path).size / 1e6).toFixed(1)} MB`);
    benchQueries(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the command itself, which uses all cores. */
async function makePuzzles(file: string): Promise<void> {
  console.log(`making ${COUNT} puzzles...`);
  const part = `${file}.part`;
  writeFileSync(part, '');
  for (const side of SIDES) {
    const args = ['generate', `${side}x${side}`, '--json', '--seed', `bench-${side}`];
    const child = spawn(process.execPath, [HITORI, ...args, '-n', String(COUNT / SIDES.length)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const chunk of child.stdout) writeFileSync(part, chunk, { flag: 'a' });
  }
  renameSync(part, file);
}

interface AddRun {
  readonly seconds: number;
  /** The most memory that was resident, in kB. */
  readonly peak: number;
  /** Resident memory at a quarter, a half, three quarters and the end of the time. */
  readonly kilobytes: readonly number[];
}

async function runAdd(path: string, file: string): Promise<AddRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [HITORI, 'library', 'add', '-l', path, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentOf(child.pid ?? 0)), 100);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  if (status !== 0) throw new Error(`hitori library add ended with ${status}`);
  const seconds = (performance.now() - started) / 1000;
  const at = (part: number) => samples[Math.ceil(samples.length * part) - 1] ?? 0;
  return {
    seconds,
    peak: Math.max(0, ...samples),
    kilobytes: [at(0.25), at(0.5), at(0.75), at(1)],
  };
}

/** 0 where the system does not say. */
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function benchQueries(path: string): void {
  const opened = openLibrary(path, 'read');
  if (!opened.ok) throw new Error(opened.error.message);
  const library = opened.value;
  const rows = QUERIES.map((text) => {
    const times = Array.from(
      { length: RUNS },
      () => timeQuery(library, `${text}&limit=${LIMIT}`).ms,
    );
    const { median, max } = spreadOf(times);
    const all = timeQuery(library, text);
    return [text, formatMs(median), formatMs(max), String(all.value), formatMs(all.ms)];
  });
  printTable(['query', `first ${LIMIT}, ms`, 'at most', 'all', 'ms'], rows);
  library.close();
}

/** How many puzzles are found, all of them read. */
function timeQuery(
  library: Library,
  text: string,
): { readonly value: number; readonly ms: number } {
  return timed(() => {
    const query = parseQuery(text);
    if (!query.ok) throw new Error(query.error);
    let found = 0;
    for (const _ of library.find(query.value)) found++;
    return found;
  });
}
