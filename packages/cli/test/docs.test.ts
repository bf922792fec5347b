/** The code blocks of README.md and docs/: commands print what they say, programs run. Needs the build. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
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

const SESSIONS = FILES.flatMap((file) => blocksOf(file, 'console').flatMap(sessionsOf));
const PROGRAMS = FILES.flatMap((file) => blocksOf(file, 'ts'));

describe('commands print what the docs say', () => {
  test.each(SESSIONS)('$command', async ({ command, output }) => {
    const [program, ...args] = command.replace(/^npx /, '').split(' ');
    expect(program).toBe('hitori');
    const { out } = await hitori(args);
    expect(out).toBe(output);
  });
});

describe('programs run', () => {
  test.each(PROGRAMS)('%s', (code) => {
    const args = ['--input-type=module', '--eval', code];
    const out = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    // What a comment behind a statement says is what it prints first.
    for (const [, said] of code.matchAll(/^console\.log.*\/\/ (.*)$/gm))
      expect(out).toContain(said);
  });
});

describe('docs/command.md names the JSON fields in their order', () => {
  const text = readFileSync(`${ROOT}docs/command.md`, 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| (`.*) \|$/gm)];

  /** Words in brackets explain. */
  const fieldsIn = (cell: string) =>
    [...cell.replaceAll(/\(.*?\)/g, '').matchAll(/`(\w+)`/g)].map(([, field]) => field);

  const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
    check: ['12/21', '--answer', '#-/-#'],
    convert: ['12/21', '--to', 'id'],
    generate: ['4x4'],
  };

  test.each(rows.map(([, command, cell]) => [command!, cell!] as const))(
    '%s',
    async (command, cell) => {
      const stdin = command === 'verify' ? '{}' : '12/21';
      const { out } = await hitori([command, '--json', ...(ARGUMENTS[command] ?? [])], { stdin });
      const { id, rows, cols, grid, ...fields } = JSON.parse(out);
      expect([id, rows, cols].every((value) => value !== undefined)).toBe(true);
      const hasGrid = grid !== undefined && command !== 'generate';
      expect(hasGrid).toBe(!['generate', 'convert', 'verify'].includes(command));
      const named = fieldsIn(cell).filter((field) => field !== 'grid');
      expect(Object.keys(fields)).toEqual(named);
    },
  );

  test('of all commands that have any', () => expect(rows.length).toBe(10));
});

test('there are blocks to test', () => {
  expect(SESSIONS.length).toBeGreaterThan(0);
  expect(PROGRAMS.length).toBeGreaterThan(0);
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

test('docs/architecture.md names every file of core', () => {
  const text = readFileSync(`${ROOT}docs/architecture.md`, 'utf8');
  const modules = readdirSync(`${ROOT}packages/core/src`)
    .filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => name.replace('.ts', ''));
  expect(modules.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
