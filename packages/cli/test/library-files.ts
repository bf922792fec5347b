/** What tests of libraries read and write: the rows of a file, and many puzzles that differ. */
import { DatabaseSync } from '@photostructure/sqlite';
import { seededRandom } from '../../library/test/disguise.ts';

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
