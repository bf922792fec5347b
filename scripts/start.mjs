/**
 * `npm start [-- --port N] [-- --host]`: installs what is missing, builds when a source is newer than the build,
 * serves the page, prints its address. Wrong options and a busy port are told before any of that.
 */
import { main } from '../packages/web/scripts/serve.mjs';
import { installMissing } from './install.mjs';
import { isBuilt } from './is-built.mjs';

await main(process.argv.slice(2), async () => {
  installMissing();
  if (!isBuilt()) await import('./build.mjs');
});
