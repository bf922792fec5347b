/** `npm run build`: the libraries, the command and its bundle, then the page. */
import { runNpm, runTool } from './install.mjs';

runTool('tsc', ['-b']);
await import('./bundle-command.mjs');
runNpm(['run', 'build', '-w', 'packages/web']);
