/**
 * The checker in Python, written from docs/research.md alone, and ours agree on true certificates and on damaged
 * ones whose digest was made anew.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { generate } from '../src/generate/generate.ts';
import { type Certificate, digestOf } from '../src/proof/certificate.ts';
import { prove } from '../src/proof/prove.ts';
import { verify } from '../src/proof/verify.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { EXPORT_BOARDS } from './export-boards.ts';
import { mutations } from './mutations.ts';
import { grid } from './notation.ts';

const PROGRAM = fileURLToPath(new URL('../../../examples/check_certificate.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython)
  console.warn('\n*** python3 is not installed: examples/check_certificate.py is not run ***\n');

function puzzles(): Puzzle[] {
  const made = [1, 2, 3].map((seed) => {
    const level = (['easy', 'hard', 'expert'] as const)[seed % 3];
    const result = generate({ rows: 6, cols: 6 + (seed % 2), level, seed: String(seed) });
    if (!result.ok) throw new Error(result.error.message);
    return result.value.puzzle;
  });
  return [...EXPORT_BOARDS.map((text) => grid(text)), ...made];
}

/** With one thing changed, and a digest that fits. */
function damaged({ digest: _, ...statement }: Certificate): Certificate[] {
  const changed = [...mutations(statement)] as Omit<Certificate, 'digest'>[];
  return changed.map((others) => ({ ...others, digest: digestOf(others) }));
}

test.runIf(hasPython)('a checker written from the document alone agrees with ours', () => {
  const whole = puzzles().map((puzzle) => {
    const proved = prove(puzzle);
    if (!proved.ok) throw new Error('nothing limits this proof');
    return proved.value;
  });
  const all = [...whole, ...whole.flatMap(damaged)];
  const folder = mkdtempSync(join(tmpdir(), 'hitori-python-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'certificates.jsonl');
  writeFileSync(file, all.map((certificate) => `${JSON.stringify(certificate)}\n`).join(''));
  const { stdout } = spawnSync('python3', [PROGRAM, file], { encoding: 'utf8' });
  const accepted = stdout
    .trimEnd()
    .split('\n')
    .map((line) => !line.includes('refused'));
  const ours = all.map((certificate) => verify(certificate).valid);
  expect(accepted).toEqual(ours);
  expect(accepted.slice(0, whole.length)).not.toContain(false);
  expect(accepted).toContain(false);
});
