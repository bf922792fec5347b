/** Installs what is missing: runs `npm ci` unless node_modules is newer than the lockfile. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

export function installMissing() {
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (installedAt >= statSync(lockfile).mtimeMs) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
