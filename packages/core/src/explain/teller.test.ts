import { expect, test } from 'vitest';
import { grid, shading } from '../../test/notation.ts';
import { explain } from './explain.ts';
import { nextHint } from './hint.ts';

test('what is supposed stands in the conditional', () => {
  expect(nextHint(grid('1'), shading('.')).text).toBe(
    'Cut: If r1c1 were shaded, no open cell would be left. So r1c1 is unshaded.',
  );
  expect(nextHint(grid('123/456/789'), shading('-#-/.-./...')).text).toBe(
    'Cut: If r2c1 were shaded, the shaded cells r1c2 and r2c1 would make a wall from edge to edge and cut off r1c1. So r2c1 is unshaded.',
  );
});

test('what is marked stands in the indicative', () => {
  const texts = explain(grid('11125/35145/24451/44223/12234')).steps.map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringContaining('But then the shaded cells r3c3, r4c4, r5c3 and r4c2 close a ring'),
  );
});

test('the rule of a picture names first the cell it speaks of', () => {
  const { steps } = explain(grid('1235/1341/4252/2514'));
  const hint = steps.find(({ picture }) => picture === 'offset_pair');
  expect(hint?.text).toMatch(/^Offset pair: r3c1, with r1c1, r2c1, r1c2 and r3c2: whichever/);
});
