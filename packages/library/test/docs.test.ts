/** docs/library-files.md: its queries run, and its tables and numbers are those of the schema. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { APPLICATION_ID, MIGRATIONS } from '../src/schema.ts';
import { temporaryFolder } from './harness.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TEXT = readFileSync(`${ROOT}docs/library-files.md`, 'utf8');

function corpus(): DatabaseSyncInstance {
  const copy = join(temporaryFolder(), 'library.db');
  copyFileSync(`${ROOT}corpus/library.db`, copy);
  const db = new DatabaseSync(copy);
  onTestFinished(() => db.close());
  return db;
}

test('every query of the document runs', () => {
  const db = corpus();
  const blocks = [...TEXT.matchAll(/^```sql\n(.*?)^```/gms)].map(([, sql]) => sql!);
  const queries = blocks.flatMap((block) => block.split(';\n')).filter((sql) => sql.trim() !== '');
  expect(queries.length).toBe(5);
  const counts = queries.map((sql) => db.prepare(sql).all().length);
  expect(counts).toEqual([64, expect.any(Number), 0, 0, 768]);
});

test('it names every table and column, and the numbers of the file', () => {
  const db = corpus();
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  for (const table of tables) {
    const row = TEXT.split('\n').find((line) => line.startsWith(`| \`${table}\` |`)) ?? '';
    const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
    const missing = columns.filter(({ name }) => !row.includes(`\`${String(name)}\``));
    expect([table, missing]).toEqual([table, []]);
  }
  expect(tables.length).toBe(5);
  expect(TEXT).toContain(`Version ${MIGRATIONS.length}, in \`PRAGMA user_version\``);
  expect(TEXT).toContain(`\`PRAGMA application_id\` is ${APPLICATION_ID} (\`HTRI\`)`);
});
