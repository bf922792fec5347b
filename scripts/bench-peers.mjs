/**
 * `npm run bench:peers`: other programs for the side-by-side bench, into packages/bench/peers: from npm, from
 * PyPI where there is a Python, and Debian's sgt-puzzles where root can install it. What cannot be had is
 * left out with a note.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { root, runNpm } from './install.mjs';

const cwd = `${root}packages/bench/peers`;
mkdirSync(cwd, { recursive: true });
writeFileSync(`${cwd}/package.json`, '{ "private": true }\n');
const PEERS = ['clingo-wasm@0.5.0', 'dancing-links@4.3.10', 'z3-solver@4.16.0'];
runNpm(['install', '--no-audit', '--no-fund', ...PEERS], { cwd });

const PYTHON_PEERS = ['python-sat', 'clingo', 'ortools', 'dratify'];
const venv = `${cwd}/venv`;
const isMade = spawnSync('python3', ['-m', 'venv', venv], { stdio: 'inherit' }).status === 0;
for (const name of PYTHON_PEERS) {
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', name];
  const isThere =
    isMade && spawnSync(`${venv}/bin/python`, args, { stdio: 'inherit' }).status === 0;
  if (!isThere) console.error(`left out: ${name} (PyPI)`);
}

const isRoot = process.getuid?.() === 0;
const apt = ['install', '-y', '--no-install-recommends', 'sgt-puzzles'];
if (!isRoot || spawnSync('apt-get', apt, { stdio: 'inherit' }).status !== 0)
  console.error('left out: sgt-puzzles (Debian)');
