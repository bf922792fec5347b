import { expect, test } from 'vitest';
import { grid, shading } from '../../test/notation.ts';
import { generate } from '../generate/generate.ts';
import { SHADED } from '../puzzle/shading.ts';
import { diagonalsOf, type Shape } from '../puzzle/shape.ts';
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
    /^Offset pair: Look at r1c1, and at the 3 \(r1c2, r1c3\) and the 2 \(r2c1, r2c3\): one of the pair .* So r1c1 is unshaded\.$/,
  );
});

test('walls and rings are told in their order, and each by its name', () => {
  const seen = { ring: 0, wall: 0 };
  for (let seed = 1; seed <= 8; seed++) {
    const made = generate({ rows: 8, cols: 8, level: 'expert', seed: String(seed) });
    if (!made.ok) throw new Error(made.error.message);
    const { puzzle } = made.value;
    for (const { text } of explain(puzzle).steps)
      for (const [, names, form] of text.matchAll(
        /the shaded cells ([^.]*?) (?:would )?(close a ring|make a wall)/g,
      )) {
        const cells = names.split(/, | and /).map((name) => cellAt(puzzle, name));
        for (const [i, cell] of cells.slice(1).entries())
          expect(diagonalsOf(puzzle, cell), text).toContain(cells[i]);
        const isRound = diagonalsOf(puzzle, cells[0]).includes(cells.at(-1)!);
        expect(form, text).toBe(isRound && cells.length > 2 ? 'close a ring' : 'make a wall');
        seen[form === 'close a ring' ? 'ring' : 'wall']++;
      }
  }
  expect(seen.ring).toBeGreaterThan(0);
  expect(seen.wall).toBeGreaterThan(0);
});

test('what a ring cuts off has no cell in it that the chain has shaded', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const made = generate({ rows: 8, cols: 8, level: 'expert', seed: String(seed) });
    if (!made.ok) throw new Error(made.error.message);
    for (const { chain, clash } of explain(made.value.puzzle).steps) {
      if (clash?.rule !== 'R3') continue;
      const open = new Set(clash.groups.flat());
      expect(chain.filter(({ cell, state }) => state === SHADED && open.has(cell))).toEqual([]);
    }
  }
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

/** `r2c1` as a cell. */
function cellAt({ cols }: Shape, name: string): number {
  const [row, col] = name.slice(1).split('c').map(Number);
  return (row - 1) * cols + col - 1;
}
