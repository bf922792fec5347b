/**
 * Independent regions of the undecided cells: the number of solutions is the product of the numbers
 * of the regions.
 *
 * Take the undecided cells and, as further vertices, the trees of shaded cells that are known (the border
 * counts as one of them: see forest.ts). A ring that a solution must avoid is a cycle of this graph, and a
 * cycle lies within one block (2-connected part). Two regions may therefore share a known tree, but no
 * cell; cells that R1 or R2 speaks of together belong together (docs/theory.md, "Independent regions").
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN } from '../puzzle/shading.ts';
import { diagonalsOf, isAtEdge, linesOf, neighboursOf } from '../puzzle/shape.ts';

/** The graph in which solutions must avoid cycles; vertices from `cells` up are known trees. */
export interface ContactGraph {
  /** Vertices beside each undecided cell: cells, and known trees; empty for decided cells. */
  readonly contacts: readonly (readonly number[])[];
  /** How many cells the puzzle has. */
  readonly cells: number;
  /** How many vertices there are in all. */
  readonly vertices: number;
}

/** The graph of a puzzle with some cells decided. */
export function contactGraph(puzzle: Puzzle, marks: Shading): ContactGraph {
  const { rows, cols } = puzzle;
  const cells = rows * cols;
  const tree = labelTrees(puzzle, marks);
  const contacts = Array.from({ length: cells }, (_, cell) => {
    if (marks[cell] !== UNKNOWN) return [];
    const beside = diagonalsOf(puzzle, cell)
      .filter((other) => marks[other] === SHADED || marks[other] === UNKNOWN)
      .map((other) => (marks[other] === SHADED ? cells + tree[other] : other));
    // Twice the same tree would be a ring; the cell would have been unshaded.
    return isAtEdge(puzzle, cell) ? [...beside, cells] : beside;
  });
  return { contacts, cells, vertices: cells + 1 + tree.reduce((a, b) => Math.max(a, b), 0) };
}

/** The number of the known tree of each shaded cell; 0 is the tree of the border. */
function labelTrees(puzzle: Puzzle, marks: Shading): Int32Array {
  const tree = new Int32Array(marks.length).fill(-1);
  const grow = (cell: number, label: number) => {
    const stack = [cell];
    tree[cell] = label;
    while (stack.length > 0)
      for (const other of diagonalsOf(puzzle, stack.pop()!))
        if (marks[other] === SHADED && tree[other] < 0) {
          tree[other] = label;
          stack.push(other);
        }
  };
  for (const cell of marks.keys())
    if (marks[cell] === SHADED && tree[cell] < 0 && isAtEdge(puzzle, cell)) grow(cell, 0);
  let label = 0;
  for (const cell of marks.keys())
    if (marks[cell] === SHADED && tree[cell] < 0) grow(cell, ++label);
  return tree.map((value) => Math.max(0, value));
}

/** Groups of cells; `union` makes two groups one. */
class Groups {
  private readonly parent: Int32Array;

  constructor(cells: number) {
    this.parent = Int32Array.from({ length: cells }, (_, cell) => cell);
  }

  find(cell: number): number {
    while (this.parent[cell] !== cell) {
      this.parent[cell] = this.parent[this.parent[cell]];
      cell = this.parent[cell];
    }
    return cell;
  }

  union(a: number, b: number): void {
    this.parent[this.find(a)] = this.find(b);
  }
}

/** The regions, each its undecided cells in row-major order; a graph of undefined leaves R3 out. */
export function splitRegions(
  puzzle: Puzzle,
  marks: Shading,
  graph: ContactGraph | undefined,
): number[][] {
  const groups = new Groups(marks.length);
  for (const cell of marks.keys()) {
    if (marks[cell] !== UNKNOWN) continue;
    for (const other of neighboursOf(puzzle, cell))
      if (marks[other] === UNKNOWN) groups.union(cell, other);
  }
  for (const line of linesOf(puzzle)) uniteEquals(puzzle, marks, line, groups);
  if (graph) uniteBlocks(graph, groups);
  const regions = new Map<number, number[]>();
  for (const cell of marks.keys()) {
    if (marks[cell] !== UNKNOWN) continue;
    const root = groups.find(cell);
    const region = regions.get(root);
    if (region) region.push(cell);
    else regions.set(root, [cell]);
  }
  return [...regions.values()];
}

/** Makes one group of the undecided equals of a line. */
function uniteEquals(
  puzzle: Puzzle,
  marks: Shading,
  line: readonly number[],
  groups: Groups,
): void {
  const last = new Map<number, number>();
  for (const cell of line) {
    const symbol = puzzle.symbols[cell];
    if (symbol <= 0 || marks[cell] !== UNKNOWN) continue;
    const before = last.get(symbol);
    if (before !== undefined) groups.union(cell, before);
    last.set(symbol, cell);
  }
}

/**
 * Makes one group of the cells of each block: Hopcroft and Tarjan's walk with an explicit stack. A
 * block with a single edge holds no cycle and unites nothing.
 */
function uniteBlocks(graph: ContactGraph, groups: Groups): void {
  const adjacent = adjacencyOf(graph);
  const order = new Int32Array(graph.vertices);
  const low = new Int32Array(graph.vertices);
  const parent = new Int32Array(graph.vertices).fill(-1);
  const next = new Int32Array(graph.vertices);
  let time = 0;
  const open: number[] = [];
  for (let root = 0; root < graph.vertices; root++) {
    if (order[root] > 0 || adjacent[root].length === 0) continue;
    let v = root;
    order[v] = low[v] = ++time;
    open.push(v);
    for (;;) {
      if (next[v] < adjacent[v].length) {
        const w = adjacent[v][next[v]++];
        if (order[w] === 0) {
          parent[w] = v;
          order[w] = low[w] = ++time;
          open.push(w);
          v = w;
        } else if (w !== parent[v]) low[v] = Math.min(low[v], order[w]);
        continue;
      }
      const above = parent[v];
      if (above < 0) break;
      low[above] = Math.min(low[above], low[v]);
      if (low[v] >= order[above]) closeBlock(open, v, above, graph.cells, groups);
      v = above;
    }
    open.pop();
  }
}

/** Takes a finished block off the stack: all down to v, and `above`, which stays for other blocks. */
function closeBlock(open: number[], v: number, above: number, cells: number, groups: Groups): void {
  const block = [...open.splice(open.lastIndexOf(v)), above];
  if (block.length === 2) return;
  const inside = block.filter((vertex) => vertex < cells);
  for (const cell of inside) groups.union(inside[0], cell);
}

function adjacencyOf({ contacts, vertices }: ContactGraph): number[][] {
  const adjacent = Array.from({ length: vertices }, (): number[] => []);
  contacts.forEach((beside, cell) => {
    for (const other of beside)
      if (other >= contacts.length) {
        adjacent[cell].push(other);
        adjacent[other].push(cell);
      } else adjacent[cell].push(other);
  });
  return adjacent;
}
