/** Puzzles without one solution: hint, explain and check say what is true, in every form. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from './harness.ts';

const BLANK = '...../...../...../...../.....';

test.each([
  ['11/11', 'impossible', 'no solution'],
  ['111/111/111', 'impossible', 'no solution'],
  ['12/12', 'impossible', 'no solution'],
  ['1 1\n', 'open', 'more than one solution'],
  ['1123/2211/1122', 'impossible', 'no solution'],
  ['1234/2143/3412/4321', 'open', 'more than one solution'],
  [BLANK, 'open', 'more than one solution'],
])('%j: %s', async (stdin, ending, words) => {
  const [hint] = objectsOf(await hitori(['hint', '--json'], { stdin }));
  expect(hint).toMatchObject({ technique: null, ending, cells: [] });
  const [explained] = objectsOf(await hitori(['explain', '--json'], { stdin }));
  expect(explained).toMatchObject({ ending });
  const isImpossible = ending === 'impossible';
  for (const said of [hint, explained]) {
    expect(said?.['violation'] !== null).toBe(isImpossible);
    expect((said?.['differ'] as unknown[] | undefined)?.length === 0).toBe(isImpossible);
  }
  const steps = explained?.['steps'] as { ending: string | null }[];
  expect(steps.slice(0, -1).every((step) => step.ending === null)).toBe(true);
  expect(steps.at(-1)?.ending ?? null).toBe(isImpossible ? 'impossible' : null);

  const text = (await hitori(['explain'], { stdin })).out;
  expect(text).toContain(words);
  expect(text).toContain(isImpossible ? 'breaks a rule' : 'These cells differ:');
  expect((await hitori(['hint'], { stdin })).out).toContain(
    isImpossible ? 'no solution' : 'differ between the solutions',
  );

  const directory = makeFiles({ puzzle: stdin });
  const page = join(directory, 'page.html');
  await hitori(['explain', join(directory, 'puzzle'), '--html', page]);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain(isImpossible ? 'A rule is broken' : 'The cells that differ');
  expect(html).not.toContain('The solution<');
});

test('check says a divided board at once, and which part is cut off', async () => {
  const args = ['check', '123/213/322', '--answer', '.#./#../...'];
  expect(objectsOf(await hitori([...args, '--json']))[0]).toMatchObject({
    valid: false,
    complete: false,
    violations: [{ rule: 'R3', groups: [[[0, 0]], expect.any(Array)] }],
  });
  expect((await hitori(args)).out).toContain('R3: The shaded cells cut off r1c1.');
});
