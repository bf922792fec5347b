/** `npm run build`: the libraries, the command and its bundle, the player, then the page. */
import { cpSync } from 'node:fs';
import { root, runNpm, runTool } from './install.mjs';

runTool('tsc', ['-b']);
await import('./bundle-command.mjs');
runNpm(['run', 'build', '-w', 'packages/player']);
runNpm(['run', 'build', '-w', 'packages/web']);
// The app's page for frames.
const player = `${root}packages/player`;
for (const folder of ['embed', 'dist'])
  cpSync(`${player}/${folder}`, `${root}packages/web/dist`, { recursive: true });
