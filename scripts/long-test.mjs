/**
 * `npm run test:long [COUNT]`: many generated puzzles (packages/bench/src/long.ts), then kills: 50 of a run that adds
 * 20,000 puzzles to a library, and 20 each of workers, commands and the server of a queue.
 * `npm run test:long kills [SEED]` does the kills alone.
 */
import { installMissing, run, runTool } from './install.mjs';

const [first, seed = '1'] = process.argv.slice(2);
installMissing();
runTool('tsc', ['-b', 'packages/bench', 'packages/cli']);
if (first !== 'kills')
  run(process.execPath, ['packages/bench/dist/long.js', ...process.argv.slice(2)]);
const kill = (test, kills) =>
  runTool('vitest', ['run', '--project', 'cli', test], {
    env: {
      ...process.env,
      HITORI_KILLS: `${kills}`,
      HITORI_KILL_PUZZLES: '20000',
      HITORI_SEED: seed,
    },
  });
kill('kills', 50);
kill('queue.test', 20);
