/** The slowest and plainest engine: every one of the 2^cells shadings, judged by rules.ts. */
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { isSolution } from '../src/puzzle/rules.ts';
import { SHADED, type Shading, UNSHADED } from '../src/puzzle/shading.ts';

/** All solutions, in the order of the shading read as a binary number. */
export function bruteForce(puzzle: Puzzle, repeatsOnly = false): Shading[] {
  const cells = puzzle.rows * puzzle.cols;
  const found: Shading[] = [];
  const shading = new Uint8Array(cells).fill(UNSHADED);
  const visit = (cell: number): void => {
    if (cell === cells) {
      if (isSolution(puzzle, shading, repeatsOnly)) found.push(shading.slice());
      return;
    }
    visit(cell + 1);
    const up = cell >= puzzle.cols && shading[cell - puzzle.cols] === SHADED;
    const left = cell % puzzle.cols > 0 && shading[cell - 1] === SHADED;
    // R2 is cut short here only because 2^25 calls of isSolution would take minutes.
    if (up || left) return;
    shading[cell] = SHADED;
    visit(cell + 1);
    shading[cell] = UNSHADED;
  };
  visit(0);
  return found;
}
