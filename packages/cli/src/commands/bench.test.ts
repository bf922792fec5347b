import { expect, test } from 'vitest';
import { hitori } from '../../test/harness.ts';

test('runs a benchmark of the repository by name', async () => {
  const { status, out } = await hitori(['bench', 'rate']);
  expect(out).toMatch(/# rate\n\d+ puzzles: mean/);
  expect(status).toBe(0);
});

test('an unknown name is status 2', async () => {
  expect((await hitori(['bench', 'silly'])).status).toBe(2);
});
