/** Whether the page and the command are as new as what they are built from. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Within a package: what the build reads. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'];
/** The last files that a build writes. */
const BUILT = ['packages/cli/dist/bundle/hitori.js', 'packages/web/dist/sw.js'];

/** @param folder of the project */
export function isBuilt(folder = root) {
  const packages = readdirSync(join(folder, 'packages')).map((name) => join('packages', name));
  const sources = packages.flatMap((name) => SOURCES.map((source) => join(name, source)));
  const newest = Math.max(
    ...[...sources, 'package-lock.json'].map((path) => newestIn(join(folder, path))),
  );
  return BUILT.every((path) => newestIn(join(folder, path)) > newest);
}

/** When a file, or the newest file or folder below a folder, was changed; 0 where nothing is. */
function newestIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const inside = readdirSync(path).map((name) => newestIn(join(path, name)));
  return Math.max(found.mtimeMs, ...inside);
}
