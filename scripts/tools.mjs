/**
 * How the scripts start npm and the tools of node_modules, the same on every system: the JavaScript of each under
 * this Node. On Windows `npm` and `npx` are batch files, which need a shell.
 */
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The JavaScript of each tool within node_modules. */
const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** What to start for a tool: the program, and the arguments that come first. */
export function toolCommand(name) {
  return [process.execPath, `${root}node_modules/${TOOLS[name]}`];
}

/** The same for npm: the one that started this script, else the one beside this Node, else what is in PATH. */
export function npmCommand({
  platform = process.platform,
  execPath = process.execPath,
  npmPath = process.env.npm_execpath,
  exists = existsSync,
} = {}) {
  if (npmPath && /npm-cli\.c?js$/.test(npmPath)) return [execPath, npmPath];
  const { dirname, join } = platform === 'win32' ? win32 : posix;
  const folder = platform === 'win32' ? dirname(execPath) : join(dirname(execPath), '..', 'lib');
  const beside = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return exists(beside) ? [execPath, beside] : ['npm'];
}
