/** `npm run soak [MINUTES] [SEED]`: see packages/bench/src/soak.ts. */
import { installMissing, run } from './install.mjs';

installMissing();
run('npx', ['tsc', '-b', 'packages/bench']);
run(process.execPath, ['packages/bench/dist/soak.js', ...process.argv.slice(2)]);
