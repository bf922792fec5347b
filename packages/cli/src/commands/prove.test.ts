import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@hitori/core';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

const UNIQUE = '3222/1342/4113/1133';
const NONE = '111/111/111';

test.each([
  [UNIQUE, 'unique', 0],
  ['12/21', 'multiple', 1],
  [NONE, 'none', 1],
])('%s: a certificate that it is %s', async (puzzle, verdict, status) => {
  for (const json of [[], ['--json']]) {
    const outcome = await hitori(['prove', ...json, puzzle]);
    expect(outcome).toMatchObject({ status, err: '' });
    const [certificate] = objectsOf(outcome);
    expect(certificate).toMatchObject({ id: '1', verdict, digest: expect.any(String) });
    expect(verify(certificate)).toEqual({ valid: true, verdict, reason: null });
  }
});

test('carries the ids of a batch; a bad puzzle is told on standard error', async () => {
  const stdin = ['{"id":"a","grid":["12","21"]}', '12/2', '{"grid":["11","12"]}'].join('\n');
  const outcome = await hitori(['prove', '-'], { stdin });
  expect(outcome.status).toBe(2);
  expect(outcome.err).toMatch(/^hitori: standard input:2: .*\n$/);
  expect(objectsOf(outcome).map(({ id }) => id)).toEqual(['a', '3']);
  const objects = objectsOf(await hitori(['prove', '--json', '-'], { stdin }));
  expect(objects.map(({ id, error }) => [id, error !== undefined])).toEqual([
    ['a', false],
    [null, true],
    ['3', false],
  ]);
});

test('a limit leaves no certificate, status 3', async () => {
  const args = ['prove', '--limit-ms', '0', '15443/33125/31153/12431/24553'];
  const plain = await hitori(args);
  expect(plain).toMatchObject({ status: 3, out: '' });
  expect(plain.err).toMatch(/not proved: a limit was reached/);
  const outcome = await hitori([...args, '--json']);
  expect(outcome).toMatchObject({ status: 3, err: '' });
  expect(objectsOf(outcome)).toMatchObject([
    { id: '1', rows: 5, cols: 5, verdict: 'unknown', reason: 'limit' },
  ]);
});

test('writes the files for outside checkers beside the certificate', async () => {
  const directory = makeFiles({});
  const [cnf, drat] = [join(directory, 'a.cnf'), join(directory, 'a.drat')];
  const outcome = await hitori(['prove', '--cnf', cnf, '--drat', drat, UNIQUE]);
  expect(outcome.out).toBe((await hitori(['prove', UNIQUE])).out);
  expect(outcome.status).toBe(0);
  expect(readFileSync(cnf, 'utf8')).toMatch(/^p cnf 16 \d+$/m);
  expect(readFileSync(drat, 'utf8')).toMatch(/^0\n$/m);
});

test.each([
  ['several puzzles', [UNIQUE, NONE], /one puzzle/],
  ['several solutions', ['12/21'], /nothing to refute/],
  ['a bad puzzle', ['12/2'], /12\/2/],
])('%s: no files, status 2', async (_name, puzzles, message) => {
  const cnf = join(makeFiles({}), 'a.cnf');
  const { status, err } = await hitori(['prove', '--cnf', cnf, ...puzzles]);
  expect(status).toBe(2);
  expect(err).toMatch(message);
  expect(existsSync(cnf)).toBe(false);
});
