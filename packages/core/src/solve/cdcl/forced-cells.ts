/** Cells that supposing one value at a time decides, by the search kernel. */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import { withSearch } from './with-search.ts';

/**
 * The cells that have the same state in every solution (that contains the marks, if any), as far as supposing one value at a time can
 * tell (the others are unknown); null when that shows that there is no solution.
 */
export function forcedCells(
  puzzle: Puzzle,
  repeatsOnly: boolean,
  isSpent: () => boolean,
  marks?: Shading,
): Shading | null {
  return withSearch((search) =>
    search.load(puzzle, repeatsOnly, marks) && search.probe(isSpent)
      ? search.state.shading()
      : null,
  );
}
