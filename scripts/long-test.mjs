/**
 * `npm run test:long [COUNT]`: see packages/bench/src/long.ts. `npm run test:long kills [SEED]`: commands with a queue
 * over 20,000 puzzles, with twenty kills each of workers, the command and the server.
 */
import { installMissing, run } from './install.mjs';

const [first, seed = '1'] = process.argv.slice(2);
installMissing();
if (first === 'kills') {
  run('npx', ['tsc', '-b', 'packages/cli']);
  Object.assign(process.env, { HITORI_KILLS: '20', HITORI_PUZZLES: '20000', HITORI_SEED: seed });
  run('npx', ['vitest', 'run', '--project', 'cli', 'queue.test']);
} else {
  run('npx', ['tsc', '-b', 'packages/bench']);
  run(process.execPath, ['packages/bench/dist/long.js', ...process.argv.slice(2)]);
}
