/** `npm run docs:api`: the reference of the library from its doc comments, into docs-api/html. */
import { root, run } from './install.mjs';

const cwd = `${root}docs-api`;
run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd });
run('npx', ['typedoc'], { cwd });
console.log('docs-api/html/index.html is the first page');
