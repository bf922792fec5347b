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
    expect.stringContaining('But then the shaded cells r4c2, r3c3, r4c4 and r5c3 close a ring'),
  );
});

test('the rule of a picture names first the cell it speaks of', () => {
  const puzzle = grid('12351/53145/43512/35215/51321');
  const { picture, text } = nextHint(puzzle, shading('...../...../....-/...../.....'));
  expect(picture).toBe('offset_pair');
  expect(text).toMatch(/^Offset pair: r2c4, with r4c4, r3c4, r4c5 and r2c5: whichever/);
});
