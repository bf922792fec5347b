/**
 * Cells that have the same state in every solution, as far as supposing one value at a time can tell:
 * a value whose consequences by R1 and R2 clash is impossible (complete for these two rules, which are
 * 2-SAT: Even, Itai and Shamir), and so is one that the search's propagation refutes by R3.
 */
import { neighboursOf, type Puzzle, peersOf } from './puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from './shading.ts';

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
 * rules and the marks.
 */
export function forceByPairs(puzzle: Puzzle, marks: Shading): Shading | null {
  const cells = Array.from(marks.keys());
  const peers = cells.map((cell) => peersOf(puzzle, cell));
  const neighbours = cells.map((cell) => neighboursOf(puzzle, cell));
  const forced = marks.slice();
  if (
    !close(
      forced,
      cells.filter((cell) => forced[cell] !== UNKNOWN),
      peers,
      neighbours,
    )
  )
    return null;
  for (const cell of cells) {
    const impossible = [SHADED, UNSHADED].filter((state) => {
      if (forced[cell] !== UNKNOWN) return false;
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
