/** Boards on which every export is held against the engine, and a sample of real ones. */
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { bruteForce } from './brute-force.ts';
import { show } from './notation.ts';
import { readReal, realPuzzles } from './real-puzzles.ts';

/** Degenerate shapes, blanks, letters, and boards with no, one and several solutions. */
export const EXPORT_BOARDS: readonly string[] = [
  ...['1', '.', '11', '12', '1/1', '111', '1121', '1/1/2/1', '1111'],
  ...['12/21', '11/12', '11/11', '../..', '1.1/.?./101', 'aba/bab/aab'],
  ...['111/111/111', '123/231/312', '112/334/567', '1234/1234/1234'],
  ...['3222/1342/4113/1133', '15443/33125/31153/12431/24553'],
];

/** All solutions by brute force, as texts in order. */
export function trueSolutions(puzzle: Puzzle): string[] {
  return bruteForce(puzzle)
    .map((shading) => show(puzzle, shading)!)
    .sort();
}

const LARGEST_SIDE = 12;
const EACH_SIZE = 3;

/** Some real puzzles of every size up to 12 and every verdict, with the verdict as a number to two. */
export function realSample(): { id: string; puzzle: Puzzle; solutions: number }[] {
  const seen = new Map<string, number>();
  return realPuzzles()
    .filter(({ rows, cols, solutions }) => {
      const kind = `${rows}x${cols} ${solutions}`;
      const count = seen.get(kind) ?? 0;
      seen.set(kind, count + 1);
      return Math.max(rows, cols) <= LARGEST_SIDE && count < EACH_SIZE;
    })
    .map((real) => ({ id: real.id, puzzle: readReal(real), solutions: real.solutions }));
}
