import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../../test/arbitraries.ts';
import { answerSets } from '../../../test/clingo.ts';
import { EXPORT_BOARDS, realSample, trueSolutions } from '../../../test/export-boards.ts';
import { grid, show } from '../../../test/notation.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, UNSHADED } from '../../puzzle/shading.ts';
import { formatPuzzle } from './print.ts';

/** The solutions that clingo finds, at most `most` of them (0: all). */
async function clingoSolutions(puzzle: Puzzle, most: number): Promise<string[]> {
  const printed = formatPuzzle(puzzle, 'asp');
  if (!printed.ok) throw new Error(printed.error.message);
  const sets = await answerSets(printed.value.text, most);
  return sets
    .map((atoms) => {
      const shading = new Uint8Array(puzzle.symbols.length).fill(UNSHADED);
      for (const atom of atoms) {
        const [row, col] = /^shaded\((\d+),(\d+)\)$/.exec(atom)!.slice(1).map(Number);
        shading[(row - 1) * puzzle.cols + col - 1] = SHADED;
      }
      return show(puzzle, shading)!;
    })
    .sort();
}

test.each(EXPORT_BOARDS)('%s: the answer sets are the solutions', async (text) => {
  const puzzle = grid(text);
  expect(await clingoSolutions(puzzle, 0)).toEqual(trueSolutions(puzzle));
});

test('and of random boards', async () => {
  await fc.assert(
    fc.asyncProperty(puzzles(5, 16), async (puzzle) => {
      expect(await clingoSolutions(puzzle, 0)).toEqual(trueSolutions(puzzle));
    }),
    { numRuns: 60 },
  );
});

test.runIf(realSample().length > 0)('the verdict on real puzzles', async () => {
  for (const { id, puzzle, solutions } of realSample())
    expect([id, (await clingoSolutions(puzzle, 2)).length]).toEqual([id, solutions]);
});
