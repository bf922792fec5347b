/** `npm run bench [NAMES]`: installs and builds what is missing, then runs the bench on built code. */
import { installMissing, run, runTool } from './install.mjs';

installMissing();
runTool('tsc', ['-b', 'packages/bench']);
run(process.execPath, ['packages/bench/dist/main.js', ...process.argv.slice(2)]);
