/** `npm run soak [MINUTES] [SEED]`: see packages/bench/src/soak.ts. */
import { installMissing, run, runTool } from './install.mjs';

installMissing();
runTool('tsc', ['-b', 'packages/bench']);
run(process.execPath, ['packages/bench/dist/soak.js', ...process.argv.slice(2)]);
