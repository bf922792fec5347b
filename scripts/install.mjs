/** Installs what is missing: runs `npm ci` unless node_modules is newer than the lockfile. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npmCommand, toolCommand } from './tools.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = `${root}package-lock.json`;
/** Written by npm at the end of every install. */
const installed = `${root}node_modules/.package-lock.json`;

/** Runs a command with the output shown; ends this process with its status when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The same for a tool of node_modules. */
export function runTool(name, args, options) {
  const [program, ...first] = toolCommand(name);
  run(program, [...first, ...args], options);
}

/** The same for npm. */
export function runNpm(args, options) {
  const [program, ...first] = npmCommand();
  run(program, [...first, ...args], options);
}

/** Ends this process, in one line, on a Node that is too old for what follows. */
function demandNode() {
  const wanted = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).engines.node.slice(2);
  const [major, minor] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`This needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

export function installMissing() {
  demandNode();
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (installedAt >= statSync(lockfile).mtimeMs) return;
  runNpm(['ci', '--no-audit', '--no-fund']);
}
