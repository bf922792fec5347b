/** `npm run docs:api`: the reference of the library from its doc comments, into docs-api/html. */
import { root, runNpm } from './install.mjs';

const cwd = `${root}docs-api`;
runNpm(['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd });
runNpm(['exec', '--', 'typedoc'], { cwd });
console.log('docs-api/html/index.html is the first page');
