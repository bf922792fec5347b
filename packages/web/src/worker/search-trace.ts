/**
 * How plain propagation with branching solves a board, step by step, to be watched: at each node of the
 * search tree the consequences drawn one by one, then a supposition. Depth first, shaded first.
 */
import {
  neighboursOf,
  type PropagationStep,
  type Puzzle,
  propagate,
  SHADED,
  type Shading,
  UNKNOWN,
  UNSHADED,
} from '@hitori/core';
import { type Clash, findClash } from './find-clash.ts';

export interface TraceNode {
  /** The index of the node it hangs from; -1 at the root. */
  readonly parent: number;
  readonly depth: number;
  /** What is supposed here; null at the root. */
  readonly supposed: { readonly cell: number; readonly state: number } | null;
  /** The marks before the steps. */
  readonly start: Shading;
  readonly steps: readonly PropagationStep[];
  /** `open`: propagation came to rest; `broken`: a rule broke; `solved`: a solution. */
  readonly outcome: 'open' | 'broken' | 'solved';
  /** Of a broken node: the rule and the place. */
  readonly clash: Clash | null;
}

export interface SearchTrace {
  readonly nodes: readonly TraceNode[];
  readonly solutions: number;
  /** false when the tree is larger than what is shown. */
  readonly isWhole: boolean;
}

/** A person does not watch more nodes than this; nor more than two solutions. */
const MOST_NODES = 120;
const MOST_SOLUTIONS = 2;

interface Branch {
  readonly parent: number;
  readonly depth: number;
  readonly start: Shading;
  readonly supposed: TraceNode['supposed'];
}

export function traceSearch(puzzle: Puzzle): SearchTrace {
  const nodes: TraceNode[] = [];
  let solutions = 0;
  const branches: Branch[] = [
    { parent: -1, depth: 0, start: new Uint8Array(puzzle.symbols.length), supposed: null },
  ];
  while (nodes.length < MOST_NODES && solutions < MOST_SOLUTIONS) {
    const branch = branches.pop();
    if (branch === undefined) return { nodes, solutions, isWhole: true };
    const { shading, steps, broken } = propagate(puzzle, branch.start);
    const isSolved = broken === null && !shading.includes(UNKNOWN);
    const outcome = broken !== null ? 'broken' : isSolved ? 'solved' : 'open';
    const clash = broken === null ? null : findClash(puzzle, shading, broken);
    const parent = nodes.push({ ...branch, steps, outcome, clash }) - 1;
    if (isSolved) solutions++;
    if (outcome !== 'open') continue;
    const cell = pickCell(puzzle, shading);
    for (const state of [UNSHADED, SHADED]) {
      const start = shading.slice();
      start[cell] = state;
      branches.push({ parent, depth: branch.depth + 1, start, supposed: { cell, state } });
    }
  }
  return { nodes, solutions, isWhole: branches.length === 0 };
}

/** The open cell with most decided neighbours: there a supposition says most. */
function pickCell(puzzle: Puzzle, shading: Shading): number {
  let best = -1;
  let most = -1;
  for (let cell = 0; cell < shading.length; cell++) {
    if (shading[cell] !== UNKNOWN) continue;
    const decided = neighboursOf(puzzle, cell).filter((other) => shading[other] !== UNKNOWN).length;
    if (decided <= most) continue;
    most = decided;
    best = cell;
  }
  return best;
}
