import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hitori, makeFiles } from '../../test/harness.ts';
import { SHELLS } from './completion.ts';

test.each(SHELLS)('the script for %s knows commands, options and values', async (shell) => {
  const { status, out } = await hitori(['completion', shell]);
  expect(status).toBe(0);
  for (const word of ['solve', 'convert', 'limit-ms', 'propagation', 'pzprv3', 'completion'])
    expect(out).toContain(word);
});

test('an unknown shell is refused', async () => {
  expect(await hitori(['completion', 'tcsh'])).toMatchObject({ status: 2, out: '' });
});

const hasBash = spawnSync('bash', ['--version']).status === 0;

test.skipIf(!hasBash).each([
  ['hitori so', 'solve'],
  ['hitori solve --eng', '--engine'],
  ['hitori solve --engine pro', 'propagation'],
  ['hitori convert --to pzprv', 'pzprv3'],
  ['hitori completion z', 'zsh'],
  ['hitori library fi', 'find'],
  ['hitori library find --tech', '--technique'],
  ['hitori library find --technique contra', 'contradiction'],
])('bash completes %s', async (line, expected) => {
  const { out } = await hitori(['completion', 'bash']);
  const words = line.split(' ');
  const script = `${out}
COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _hitori; echo "\${COMPREPLY[@]}"`;
  expect(spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim()).toBe(expected);
});

test.skipIf(!hasBash)('bash completes a file with a space in its name as one word', async () => {
  const cwd = makeFiles({ 'a b.txt': '' });
  const { out } = await hitori(['completion', 'bash']);
  const script = `${out}
COMP_WORDS=(hitori solve a); COMP_CWORD=2; _hitori; echo "\${#COMPREPLY[@]} \${COMPREPLY[0]}"`;
  const { stdout } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' });
  expect(stdout.trim()).toBe('1 a b.txt');
});
