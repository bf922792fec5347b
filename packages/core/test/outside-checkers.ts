/**
 * Checkers of proofs written by others, where they are installed: `drat-trim` on the search path, and
 * the Python package `dratify` (which `npm run bench:peers` brings). The project builds and passes its
 * tests without them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RefutationFiles } from '../src/proof/drat.ts';

export interface OutsideChecker {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Whether the lemmas of each pair of files follow and end in the empty clause. */
  accepts(refutations: readonly RefutationFiles[]): boolean[];
}

const DRATIFY = `
import sys
from dratify import check_proof, parse_dimacs
for name in sys.argv[1:]:
    try:
        formula = parse_dimacs(open(name + '.cnf').read())
        print(check_proof(formula, open(name + '.drat').read(), engine='python').ok)
    except Exception as error:
        print('False', error)
`;

const PEERS_PYTHON = fileURLToPath(new URL('../../bench/peers/venv/bin/python', import.meta.url));
const PYTHON = existsSync(PEERS_PYTHON) ? PEERS_PYTHON : 'python3';

function isRunning(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { timeout: 20_000 }).status === 0;
}

export const DRAT_TRIM: OutsideChecker = {
  name: 'drat-trim',
  // Without arguments it explains itself, with status 0 or 1.
  isInstalled: spawnSync('drat-trim', [], { timeout: 20_000 }).error === undefined,
  accepts: (refutations) =>
    withFiles(refutations, (names) =>
      names.map((name) => {
        const { stdout } = spawnSync('drat-trim', [`${name}.cnf`, `${name}.drat`], {
          encoding: 'utf8',
        });
        return stdout.includes('s VERIFIED');
      }),
    ),
};

export const DRATIFY_PACKAGE: OutsideChecker = {
  name: 'dratify',
  isInstalled: isRunning(PYTHON, ['-c', 'import dratify']),
  accepts: (refutations) =>
    withFiles(refutations, (names) => {
      const { stdout } = spawnSync(PYTHON, ['-c', DRATIFY, ...names], { encoding: 'utf8' });
      return stdout
        .trim()
        .split('\n')
        .map((line) => line === 'True');
    }),
};

function withFiles<T>(refutations: readonly RefutationFiles[], work: (names: string[]) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'hitori-proofs-'));
  try {
    const names = refutations.map(({ cnf, drat }, index) => {
      const name = join(folder, String(index));
      writeFileSync(`${name}.cnf`, cnf);
      writeFileSync(`${name}.drat`, drat);
      return name;
    });
    return work(names);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
