/**
 * `npm test`: installs what is missing (a browser, Redis and readers of PDF too), checks format and lint, builds, runs every
 * test, and ends with the plain line `N passed, N failed`. Arguments go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTools } from './ensure-tools.mjs';
import { installMissing, root, run, runTool } from './install.mjs';
import { toolCommand } from './tools.mjs';

installMissing();
runTool('biome', ['ci', '.']);
run(process.execPath, ['scripts/check-layers.mjs']);
await import('./build.mjs');
// The page is tested in a real Chromium, which is installed where there is none.
const browser = spawnSync(process.execPath, ['packages/web/scripts/ensure-chromium.mjs'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const hasBrowser = browser.status === 0;
if (!hasBrowser) console.error('THE TESTS OF THE PAGE ARE LEFT OUT: THERE IS NO BROWSER');
const missingTools = ensureTools();
for (const tool of missingTools)
  console.error(`TESTS ARE LEFT OUT: THERE IS NO ${tool}, AND IT CANNOT BE INSTALLED`);

const folder = mkdtempSync(join(tmpdir(), 'hitori-test-'));
const report = join(folder, 'report.json');
const [program, ...first] = toolCommand('vitest');
const { status } = spawnSync(
  program,
  [
    ...first,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(hasBrowser ? [] : ['--exclude', '**/*.browser.test.ts']),
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
// And so is a run in CI that leaves tests out, on the system that has all the tools.
const mustBeWhole = process.env.CI && process.platform === 'linux';
const isIncomplete = status !== 0 || (mustBeWhole && (!hasBrowser || missingTools.length > 0));
const failed = Math.max(counts.numFailedTests, isIncomplete ? 1 : 0);
console.log(`${counts.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
