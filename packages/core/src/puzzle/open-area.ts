/**
 * Connectivity of the open area (all cells not shaded) by search over the cells themselves: the plain
 * counterpart of forest.ts. Cut cells are the articulation points of the open area (Hopcroft and
 * Tarjan), found by one depth-first walk with an explicit stack.
 */

import { SHADED, type Shading, UNSHADED } from './shading.ts';
import type { Shape } from './shape.ts';

/** The cell beside `cell` in direction 0 up, 1 left, 2 right, 3 down, or -1 off the grid. */
function beside(shape: Shape, cell: number, direction: number): number {
  const { rows, cols } = shape;
  switch (direction) {
    case 0:
      return cell >= cols ? cell - cols : -1;
    case 1:
      return cell % cols > 0 ? cell - 1 : -1;
    case 2:
      return cell % cols < cols - 1 ? cell + 1 : -1;
    default:
      return cell < (rows - 1) * cols ? cell + cols : -1;
  }
}

/** Whether R3 is broken for good: unshaded cells in two parts of the open area, or no open cell. */
export function splitsUnshaded(shape: Shape, marks: Shading): boolean {
  const unshaded = marks.indexOf(UNSHADED);
  if (unshaded < 0) return marks.every((state) => state === SHADED);
  const reached = new Uint8Array(marks.length);
  const stack = [unshaded];
  reached[unshaded] = 1;
  while (stack.length > 0) {
    const cell = stack.pop()!;
    for (let direction = 0; direction < 4; direction++) {
      const next = beside(shape, cell, direction);
      if (next < 0 || reached[next] || marks[next] === SHADED) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  return marks.some((state, cell) => state === UNSHADED && !reached[cell]);
}

/**
 * The open cells whose shading would split the part of the open area they are in, or leave no open
 * cell at all, in row-major order.
 */
export function findCutCells(shape: Shape, marks: Shading): number[] {
  const isCut = new Uint8Array(marks.length);
  /** Order of discovery from 1, and the lowest order reachable below a cell by one back edge. */
  const order = new Int32Array(marks.length);
  const low = new Int32Array(marks.length);
  const parent = new Int32Array(marks.length).fill(-1);
  const nextDirection = new Uint8Array(marks.length);
  let time = 0;
  for (let root = 0; root < marks.length; root++) {
    if (marks[root] === SHADED || order[root] > 0) continue;
    let branches = 0;
    let cell = root;
    order[root] = low[root] = ++time;
    for (;;) {
      if (nextDirection[cell] < 4) {
        const next = beside(shape, cell, nextDirection[cell]++);
        if (next < 0 || marks[next] === SHADED || next === parent[cell]) continue;
        if (order[next] > 0) {
          low[cell] = Math.min(low[cell], order[next]);
          continue;
        }
        parent[next] = cell;
        order[next] = low[next] = ++time;
        cell = next;
        continue;
      }
      const above = parent[cell];
      if (above < 0) break;
      low[above] = Math.min(low[above], low[cell]);
      if (above === root) branches++;
      else if (low[cell] >= order[above]) isCut[above] = 1;
      cell = above;
    }
    if (branches > 1) isCut[root] = 1;
  }
  if (time === 1) isCut[order.indexOf(1)] = 1;
  return [...isCut.keys()].filter((cell) => isCut[cell] === 1);
}
