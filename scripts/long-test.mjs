/** `npm run test:long [COUNT]`: see packages/bench/src/long.ts. */
import { installMissing, run } from './install.mjs';

installMissing();
run('npx', ['tsc', '-b', 'packages/bench']);
run(process.execPath, ['packages/bench/dist/long.js', ...process.argv.slice(2)]);
