/** `npm run build`: the libraries and the command, then the page. */
import { run } from './install.mjs';

run('npx', ['tsc', '-b']);
run('npm', ['run', 'build', '-w', 'packages/web']);
