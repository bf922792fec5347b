/** `npm run bench:peers`: other solvers for the side-by-side bench, into packages/bench/peers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { root, run } from './install.mjs';

const cwd = `${root}packages/bench/peers`;
mkdirSync(cwd, { recursive: true });
writeFileSync(`${cwd}/package.json`, '{ "private": true }\n');
const PEERS = ['clingo-wasm@0.5.0', 'dancing-links@4.3.10', 'z3-solver@4.16.0'];
run('npm', ['install', '--no-audit', '--no-fund', ...PEERS], { cwd });
