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
    expect.stringContaining('But then the shaded cells r4c2, r5c3, r4c4 and r3c3 close a ring'),
  );
});

test('a picture names the cell it speaks of, then the equals that make it', () => {
  const hint = nextHint(grid('1332/2124/4243/3432'), shading('..../.-../.-../.-..'));
  expect(hint.text).toMatch(
    /^Offset pair: Look at r1c1, and at the 3 at r1c3 and r1c2 and the 2 at r2c3 and r2c1: either .* So r1c1 is unshaded\.$/,
  );
});

test('what is said around a chain, and the chain, are the conclusion', () => {
  const { steps } = explain(grid('11125/35145/24451/44223/12234'));
  const told = steps.filter(({ aroundChain }) => aroundChain !== null);
  expect(told.length).toBeGreaterThan(0);
  for (const { aroundChain, chain, stages } of told) {
    const texts = [aroundChain!.before, ...chain.map(({ text }) => text), aroundChain!.after];
    expect(stages[2]).toBe(texts.filter((text) => text !== '').join(' '));
    expect(aroundChain!.after).toMatch(/So r\dc\d is (un)?shaded\.$/);
  }
});

test('a hint of routine names one mark and what follows from it', () => {
  const hint = nextHint(grid('3222/1342/4113/1133'), shading('.#../..-./..../....'));
  expect(hint.technique).toBe('routine');
  expect(hint.because).toHaveLength(1);
  expect(hint.cells.length).toBeGreaterThan(0);
});
