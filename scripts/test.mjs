/**
 * `npm test`: installs what is missing, checks format and lint, builds, runs every test, and ends with
 * the plain line `N passed, N failed`. Arguments go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, root, run } from './install.mjs';

installMissing();
run('npx', ['biome', 'ci', '.']);
run('npx', ['tsc', '-b']);

const folder = mkdtempSync(join(tmpdir(), 'hitori-test-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
let counts = { numPassedTests: 0, numFailedTests: 1 };
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.error('the test runner left no report');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// A suite that does not load has no tests to fail, but it is a failure.
const failed = Math.max(counts.numFailedTests, status === 0 ? 0 : 1);
console.log(`${counts.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
