/** What tests of libraries read and write: a small library, the rows of a file, many puzzles that differ. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import { seededRandom } from '../../library/test/disguise.ts';
import { hitori, makeFiles } from './harness.ts';

export const GRADED: string = fileURLToPath(
  new URL('../../../corpus/graded.jsonl', import.meta.url),
);
export const UNIQUE = '3222/1342/4113/1133';

/** Every row of some tables, as texts in the order of the file. */
export function dumpOf(path: string, tables: readonly string[]): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return tables.flatMap((table) =>
      db
        .prepare(`SELECT * FROM ${table}`)
        .all()
        .map((row) => `${table}: ${Object.values(row)}`),
    );
  } finally {
    db.close();
  }
}

/** Lines of puzzles, 6x6 at random: nearly all of them differ, whatever their verdicts. */
export function manyPuzzles(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const grid = Array.from({ length: 6 }, () =>
      Array.from({ length: 6 }, () => 1 + Math.floor(random() * 6)),
    );
    return `${JSON.stringify({ id: `n${index}`, grid })}\n`;
  });
}

/** A library of the first graded puzzles and a few broken ones. */
export async function smallLibrary(): Promise<string> {
  const folder = makeFiles({
    'graded.jsonl': readFileSync(GRADED, 'utf8').split('\n').slice(0, 100).join('\n'),
    'broken.jsonl': [
      { id: 'several', grid: ['12', '21'] },
      { id: 'none', grid: ['111', '111', '111'] },
      {
        id: 'wrong',
        grid: UNIQUE.split('/'),
        level: 'hard',
        solution: ['#---', '----', '----', '----'],
      },
    ]
      .map((record) => JSON.stringify(record))
      .join('\n'),
  });
  const path = join(folder, 'small.db');
  const added = await hitori([
    ...['library', 'add', '-l', path],
    ...[join(folder, 'graded.jsonl'), join(folder, 'broken.jsonl')],
  ]);
  expect(added).toMatchObject({
    status: 0,
    out: '103 puzzles added (101 with one solution, 1 with several, 1 with none), 0 there already\n',
  });
  expect(added.err).toMatch(/wrong\): warning: the stored solution is not the solution\n/);
  expect(added.err).toMatch(/wrong\): warning: stated hard, found easy\n/);
  return path;
}
