/**
 * Step 1 of the generator: a maximal shading. The shading of a uniquely solvable puzzle is always
 * maximal (else shading one more cell would be a second solution), so cells are tried in random order
 * and shaded whenever R2 and R3 allow it; after one pass over all cells nothing more can be shaded,
 * since what is forbidden once stays forbidden.
 */
import type { Forest } from './forest.ts';
import type { Frame } from './frame.ts';
import type { Rng } from './rng.ts';
import { SHADED, type Shading, UNSHADED } from './shading.ts';

export function placeShaded(frame: Frame, rng: Rng, forest: Forest): Shading {
  const { cells, sides } = frame;
  const shading = new Uint8Array(cells.length).fill(UNSHADED);
  const isTaken = new Uint8Array(frame.size);
  forest.reset(frame);
  for (const cell of rng.permutation(cells.length)) {
    const x = cells[cell];
    if (isTaken[x] !== 0 || forest.closesRing(x)) continue;
    forest.plant(x);
    shading[cell] = SHADED;
    for (let k = 0; k < 4; k++) isTaken[x + sides[k]] = 1;
  }
  return shading;
}
