import { readFileSync } from 'node:fs';

/** The version of this program, from its manifest. */
export function readVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).version;
}
