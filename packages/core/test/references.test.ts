/** Comments that point to a document point to one of the project, and to a heading that is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['packages/core', 'packages/cli', 'packages/bench', 'packages/web', 'scripts'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        !/node_modules|dist|bench.peers|references\.test/.test(file) && /\.(tsx?|mjs)$/.test(file),
    )
    .map((file) => join(folder, file)),
);

/** The text with comments on one line each, so that a reference may wrap. */
const textOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/) /g, ' ');

const headingsOf = (document: string) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, name]) => name);

function faultsOf(file: string): string[] {
  const text = textOf(file);
  const faults: string[] = [];
  for (const [whole, path, section] of text.matchAll(/\b(docs\/[\w-]+\.md)(?:, "([^"]+)")?/g)) {
    if (!existsSync(join(ROOT, path))) faults.push(`${file}: ${whole} is not there`);
    else if (section && !headingsOf(path).includes(section))
      faults.push(`${file}: ${whole} is no heading`);
  }
  for (const [whole] of text.matchAll(
    /\b(?:spec|design|theory)(?:\.md)?,? sections?\b|\(theory:/gi,
  ))
    faults.push(`${file}: '${whole}' names no document`);
  return faults;
}

test('references lead somewhere', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.some((file) => textOf(file).includes('docs/theory.md, "Rings"'))).toBe(true);
  expect(sources.flatMap(faultsOf)).toEqual([]);
});
