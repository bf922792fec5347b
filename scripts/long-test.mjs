/**
 * `npm run test:long [COUNT]`: many generated puzzles (packages/bench/src/long.ts), then 50 kills of a run that
 * adds 20,000 puzzles to a library (packages/cli/test/kills.test.ts).
 */
import { installMissing, run } from './install.mjs';

installMissing();
run('npx', ['tsc', '-b', 'packages/bench', 'packages/cli']);
run(process.execPath, ['packages/bench/dist/long.js', ...process.argv.slice(2)]);
run('npx', ['vitest', 'run', '--project', 'cli', 'kills'], {
  env: { ...process.env, HITORI_KILLS: '50', HITORI_KILL_PUZZLES: '20000' },
});
