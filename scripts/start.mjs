/** `npm start [-- --port N]`: installs what is missing, builds, serves the page, prints its address. */
import { installMissing, run } from './install.mjs';

installMissing();
await import('./build.mjs');
run(process.execPath, ['packages/web/scripts/serve.mjs', ...process.argv.slice(2)]);
