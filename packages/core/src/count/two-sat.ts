/**
 * Cells that have the same state in every shading that keeps R1 and R2, by supposing one value at a time:
 * a value whose consequences clash is impossible. The two rules are 2-SAT, where that finds every such
 * cell (Even, Itai and Shamir; docs/theory.md, "Without R3"). R3 is left out; `forcedCells` of solve/cdcl
 * counts it in.
 */
import { type Puzzle, peersOf } from '../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../puzzle/shading.ts';
import { neighboursOf } from '../puzzle/shape.ts';

/** Draws the consequences of what is on the stack; false when two of them clash. */
function close(
  marks: Shading,
  stack: number[],
  peers: readonly number[][],
  neighbours: readonly number[][],
): boolean {
  for (let next = 0; next < stack.length; next++) {
    const cell = stack[next];
    const isShaded = marks[cell] === SHADED;
    const state = isShaded ? UNSHADED : SHADED;
    for (const other of isShaded ? neighbours[cell] : peers[cell]) {
      if (marks[other] === state) continue;
      if (marks[other] !== UNKNOWN) return false;
      marks[other] = state;
      stack.push(other);
    }
  }
  return true;
}

/**
 * Completes marks that hold in every solution by R1 and R2. Returns null when no shading keeps the two
 * rules and the marks. Once `isSpent` says so, it leaves it at what was found.
 */
export function forceByPairs(
  puzzle: Puzzle,
  marks: Shading,
  isSpent: () => boolean,
): Shading | null {
  const cells = Array.from(marks.keys());
  const peers = cells.map((cell) => peersOf(puzzle, cell));
  const neighbours = cells.map((cell) => neighboursOf(puzzle, cell));
  const forced = marks.slice();
  const known = cells.filter((cell) => forced[cell] !== UNKNOWN);
  if (!close(forced, known, peers, neighbours)) return null;
  for (const cell of cells) {
    if (forced[cell] !== UNKNOWN) continue;
    if (isSpent()) break;
    const impossible = [SHADED, UNSHADED].filter((state) => {
      const trial = forced.slice();
      trial[cell] = state;
      return !close(trial, [cell], peers, neighbours);
    });
    if (impossible.length === 2) return null;
    if (impossible.length === 0) continue;
    forced[cell] = SHADED + UNSHADED - impossible[0];
    close(forced, [cell], peers, neighbours);
  }
  return forced;
}
