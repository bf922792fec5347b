/**
 * The code blocks of README.md and docs/: commands print what they say (programs: samples.test.ts). Links
 * and paths lead somewhere.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hitori } from './harness.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILES = [
  'README.md',
  ...readdirSync(`${ROOT}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The texts of a file's code blocks in one language. */
function blocksOf(file: string, language: string): string[] {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)]
    .filter(([, found]) => found === language)
    .map(([, , code]) => code!);
}

/** The commands of a console block with the output below each. */
function sessionsOf(block: string): { command: string; output: string }[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const end = session.indexOf('\n');
      return { command: session.slice(0, end), output: session.slice(end + 1) };
    });
}

const UNIQUE = '3222/1342/4113/1133';

const SESSIONS = FILES.flatMap((file) => blocksOf(file, 'console').flatMap(sessionsOf));

describe('commands print what the docs say', () => {
  test.each(SESSIONS)('$command', async ({ command, output }) => {
    const [program, ...args] = command.replace(/^npx /, '').split(' ');
    expect(program).toBe('hitori');
    const { out } = await hitori(args);
    expect(out).toBe(output);
  });
});

describe('docs/command.md names the JSON fields in their order', () => {
  const text = readFileSync(`${ROOT}docs/command.md`, 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+(?: \w+)?)` \| (`.*) \|$/gm)];
  let library: string;
  beforeAll(async () => {
    library = join(mkdtempSync(join(tmpdir(), 'hitori-docs-')), 'docs.db');
    await hitori(['library', 'add', '-l', library, UNIQUE]);
  });
  afterAll(() => rmSync(dirname(library), { recursive: true }));

  /** Words in brackets explain. */
  const fieldsIn = (cell: string) =>
    [...cell.replaceAll(/\(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, field]) => field);

  const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
    check: ['12/21', '--answer', '#-/-#'],
    convert: ['12/21', '--to', 'id'],
    generate: ['4x4'],
    minimise: [UNIQUE],
  };

  const argumentsOf = (command: string) =>
    /^(library|daily)/.test(command) ? ['-l', library] : (ARGUMENTS[command] ?? []);

  // What is added is there already: the library stays as it is.
  const STDIN: Readonly<Record<string, string>> = { verify: '{}', 'library add': UNIQUE };

  const WITHOUT_GRID = ['generate', 'convert', 'verify', 'audit', 'library add', 'library audit'];

  test.each(rows.map(([, command, cell]) => [command!, cell!] as const))(
    '%s',
    async (command, cell) => {
      const stdin = STDIN[command] ?? '12/21';
      const { out } = await hitori([...command.split(' '), '--json', ...argumentsOf(command)], {
        stdin,
      });
      const { id, rows, cols, grid, ...fields } = JSON.parse(out);
      expect([id, rows, cols].every((value) => value !== undefined)).toBe(true);
      const hasGrid = grid !== undefined && command !== 'generate';
      expect(hasGrid).toBe(!WITHOUT_GRID.includes(command));
      const named = fieldsIn(cell).filter((field) => field !== 'grid');
      expect(Object.keys(fields)).toEqual(named);
    },
  );

  test('of all commands that have any', () => expect(rows.length).toBe(18));
});

test('there are blocks to test', () => {
  expect(SESSIONS.length).toBeGreaterThan(0);
});

describe('relative links lead somewhere', () => {
  test.each([...FILES, 'CONTRIBUTING.md'])('%s', (file) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(/^```.*?^```/gms, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)];
    const missing = links
      .map(([, inText, inTag]) => inText ?? inTag!)
      .filter((link) => !/^[a-z]+:/.test(link) && !isThere(file, link));
    expect(missing).toEqual([]);
  });
});

/** Whether a link leads to a file, and its fragment to a heading there. */
function isThere(from: string, link: string): boolean {
  const [path, fragment] = link.split('#') as [string, string?];
  const target = path === '' ? `${ROOT}${from}` : join(ROOT, dirname(from), path);
  if (!existsSync(target)) return false;
  return fragment === undefined || headingsOf(target).includes(fragment);
}

/** The headings as the names that GitHub gives them. */
function headingsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('docs/architecture.md', () => {
  const text = readFileSync(`${ROOT}docs/architecture.md`, 'utf8');
  const core = `${ROOT}packages/core/src`;

  test('names every room of core, and every file but those of formats', () => {
    const rooms = readdirSync(core).map((name) => name.replace(/(\.test)?\.ts$/, ''));
    expect(rooms.filter((room) => !text.includes(room))).toEqual([]);
    const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^formats|index\.ts$/.test(file))
      .map((file) => basename(file, '.ts'));
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test('names no path that is not there', () => {
    const paths = [...text.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:ts|mjs))`/g)].map(
      ([, path]) => path!,
    );
    const places = [ROOT, `${core}/`, `${core}/solve/`, `${core}/people/`, `${core}/explain/`];
    places.push(`${ROOT}packages/core/test/`, `${core}/generate/`);
    // The names of packages and of their entries are none.
    const named = paths.filter((path) => !/^(@|\/|noble|resvg)/.test(path));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !places.some((place) => existsSync(`${place}${path}`)))).toEqual(
      [],
    );
  });
});
