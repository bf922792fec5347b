/**
 * `npm run check` asks this: the order of the layers. An import may only lead down the list below, or
 * stay in its room; no files and no folders import one another in a circle; packages depend as PACKAGES
 * says; core has few rooms. docs/architecture.md says what each room is for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** The rooms of core from the bottom up; rooms of one row do not know one another. */
export const LAYERS = [
  ['base'],
  ['puzzle'],
  ['kernel', 'drawing'],
  ['solve'],
  ['count', 'proof', 'people', 'formats'],
  ['explain', 'generate'],
  ['compose'],
  ['background.ts'],
  ['index.ts'],
];

/** Which packages of the project each one may import. */
export const PACKAGES = {
  core: [],
  book: ['core'],
  library: ['core'],
  queue: [],
  cli: ['core', 'book', 'library', 'queue'],
  web: ['core', 'book'],
  player: ['core', 'web'],
  bench: ['core', 'book', 'library'],
};

const MOST_ROOMS = 15;

/** Every source file of a package: not its tests. */
function sourcesOf(name) {
  return readdirSync(join(packages, name, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(packages, name, 'src', file));
}

/** What a file imports, by the text of its import and export statements. */
export function importsOf(text) {
  const pattern = /(?:^|\s)(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => match[1]);
}

/** The first circle in a graph (name to names), as the names on it, or undefined. */
export function findCircle(graph) {
  const done = new Set();
  const path = [];
  const visit = (name) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return undefined;
}

/** The same graph over folders, with arrows inside a folder left out. */
export function foldersOf(graph) {
  const folders = new Map();
  for (const [file, targets] of graph) {
    const from = dirname(file);
    if (!folders.has(from)) folders.set(from, new Set());
    for (const target of targets)
      if (dirname(target) !== from) folders.get(from).add(dirname(target));
  }
  return folders;
}

/** What is wrong with an import between two rooms of core, or undefined. */
export function faultBetween(from, to) {
  if (from === to) return undefined;
  const floor = (room) => LAYERS.findIndex((rooms) => rooms.includes(room));
  for (const room of [from, to]) if (floor(room) < 0) return `'${room}' is no room of core`;
  if (floor(to) < floor(from)) return undefined;
  return `'${from}' may not import '${to}': imports lead down`;
}

/** Every fault of the sources, a sentence each. */
export function findFaults() {
  const faults = [];
  const inPackage = (file) => relative(packages, file);
  for (const [name, allowed] of Object.entries(PACKAGES)) {
    const root = join(packages, name, 'src');
    const graph = new Map();
    for (const file of sourcesOf(name)) {
      const targets = new Set();
      for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
        const other = /^(?:@hitori\/|hitori$)([a-z]*)/.exec(specifier);
        if (other && !allowed.includes(other[1] || 'cli'))
          faults.push(`${inPackage(file)}: package '${name}' may not import '${specifier}'`);
        if (!specifier.startsWith('.')) continue;
        const target = resolve(dirname(file), specifier);
        if (relative(root, target).startsWith('..') && !target.endsWith('package.json'))
          faults.push(`${inPackage(file)}: '${specifier}' leads out of the package`);
        targets.add(target);
        if (name !== 'core') continue;
        const roomOf = (path) => relative(root, path).split(/[\\/]/)[0];
        const fault = faultBetween(roomOf(file), roomOf(target));
        if (fault) faults.push(`${inPackage(file)}: ${fault}`);
      }
      graph.set(file, targets);
    }
    for (const circle of [findCircle(graph), findCircle(foldersOf(graph))])
      if (circle) faults.push(`a circle of imports: ${circle.map(inPackage).join(' -> ')}`);
  }
  const rooms = readdirSync(join(packages, 'core/src')).length;
  if (rooms > MOST_ROOMS) faults.push(`core/src has ${rooms} entries; ${MOST_ROOMS} are the most`);
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = findFaults();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
