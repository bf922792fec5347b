import { expect, test } from 'vitest';
import { grid } from '../../test/notation.ts';
import { DRAT_TRIM, DRATIFY_PACKAGE } from '../../test/outside-checkers.ts';
import { readReal, realPuzzles } from '../../test/real-puzzles.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { formatRefutation, type RefutationFiles, streamRefutation } from './drat.ts';
import { prove } from './prove.ts';

function refutationOf(puzzle: Puzzle): RefutationFiles | null {
  const proven = prove(puzzle);
  if (!proven.ok) throw new Error(proven.error);
  return formatRefutation(proven.value);
}

test('writes the rules, the rings, the claim and the lemmas', () => {
  expect(refutationOf(grid('11/12'))).toEqual({
    cnf: `c Hitori 2 x 2: it has no solution but one, since this has no model
c variable row * 2 + column + 1 (from 0) is true when the cell is shaded
p cnf 4 8
1 2 0
1 3 0
-1 -2 0
-1 -3 0
-2 -4 0
-3 -4 0
-2 -3 0
-1 0
`,
    drat: expect.stringMatching(/^(.* 0\n)*0\n$/),
  });
});

test('in pieces the files are the same', () => {
  const proven = prove(grid('1213/1231'));
  if (!proven.ok) throw new Error(proven.error);
  const streams = streamRefutation(proven.value);
  const files = formatRefutation(proven.value);
  expect(streams && [[...streams.cnf].join(''), [...streams.drat].join('')]).toEqual([
    files?.cnf,
    files?.drat,
  ]);
  expect(files?.cnf).toMatch(/no solution,/);
});

test('several solutions have no refutation', () => {
  expect(refutationOf(grid('12/21'))).toBeNull();
});

/** Boards without and with one solution, degenerate ones too; some real ones of every size. */
function refutations(): RefutationFiles[] {
  const texts = ['1', '111', '11/12', '111/111/111', '3222/1342/4113/1133'];
  const sizes = new Map<number, number>();
  const sample = realPuzzles().filter(({ rows, cols, solutions }) => {
    const seen = sizes.get(rows * cols) ?? 0;
    sizes.set(rows * cols, seen + 1);
    return solutions === 0 || seen < 2;
  });
  return [...texts.map(grid), ...sample.map(readReal)]
    .map(refutationOf)
    .filter((files) => files !== null);
}

for (const { name, isInstalled, accepts } of [DRAT_TRIM, DRATIFY_PACKAGE]) {
  if (!isInstalled)
    console.warn(
      `\n*** ${name} is not installed: no proof is checked by it (docs/research.md) ***\n`,
    );

  test.runIf(isInstalled)(`${name} accepts every refutation`, () => {
    const files = refutations();
    expect(accepts(files)).toEqual(files.map(() => true));
  });

  test.runIf(isInstalled)(`${name} refuses what does not follow`, () => {
    const files = refutationOf(grid('3222/1342/4113/1133'));
    if (files === null) throw new Error('no refutation');
    const withoutClaim = files.cnf
      .replace(/^p cnf 16 (\d+)$/m, (_, count) => `p cnf 16 ${count - 1}`)
      .replace(/[^\n]*\n$/, '');
    expect(accepts([{ cnf: withoutClaim, drat: '0\n' }])).toEqual([false]);
  });
}
