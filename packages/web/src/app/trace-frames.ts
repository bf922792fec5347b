/** The solver at work as frames: what the board shows and what is said at each moment. */
import {
  cellName,
  type PropagationStep,
  type Puzzle,
  type Shading,
  UNKNOWN,
  violationText,
} from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import type { Messages } from '../text/en.ts';
import type { SearchTrace, TraceNode } from '../worker/search-trace.ts';
import type { Showing } from './board-model.ts';
import { drawBroken, drawConclusion, drawDiffer, drawReason } from './overlays.ts';

export interface Frame {
  readonly node: number;
  /** The step just done; -1 before the first, `steps.length` when the node is at rest. */
  readonly step: number;
  /** The last frame of all, which says how the search ends. */
  readonly isVerdict: boolean;
}

/** `limit`: the tree goes on, and the rest of it is not shown. */
export type TraceEnding = 'unique' | 'multiple' | 'impossible' | 'limit';

export function endingOfTrace({ solutions, isWhole }: SearchTrace): TraceEnding {
  if (solutions > 1) return 'multiple';
  if (!isWhole) return 'limit';
  return solutions === 1 ? 'unique' : 'impossible';
}

/**
 * A frame for each node's beginning, each of its steps and its end, then the verdict, which shows the
 * solution where it says that there is only one.
 */
export function framesOf(trace: SearchTrace): readonly Frame[] {
  const { nodes } = trace;
  const frames: Frame[] = nodes.flatMap(({ steps }, node) =>
    Array.from({ length: steps.length + 2 }, (_, index) => ({
      node,
      step: index - 1,
      isVerdict: false,
    })),
  );
  const solved = nodes.findLastIndex(({ outcome }) => outcome === 'solved');
  const isSolutionShown = solved >= 0 && endingOfTrace(trace) !== 'limit';
  const node = isSolutionShown ? solved : nodes.length - 1;
  return [...frames, { node, step: nodes[node].steps.length, isVerdict: true }];
}

export function traceShowing(puzzle: Puzzle, trace: SearchTrace, frame: Frame): Showing {
  const node = trace.nodes[frame.node];
  const step = stepOf(node, frame);
  if (frame.isVerdict && trace.solutions > 1) return openShowing(puzzle, trace);
  const overlay: SvgNode[] = [];
  if (step && step.rule !== 'cut')
    overlay.push(...step.because.map((cell) => drawReason(puzzle, cell)));
  if (step) overlay.push(...drawConclusion(puzzle, step.cell, 0));
  else if (frame.step >= 0) overlay.push(...drawClash(puzzle, node));
  else if (node.supposed) overlay.push(...drawConclusion(puzzle, node.supposed.cell, 0));
  return { marks: marksAt(node, frame.step), overlay };
}

/** Where a node broke. */
function drawClash(puzzle: Puzzle, node: TraceNode): SvgNode[] {
  const { clash, steps } = node;
  if (clash?.violation) return drawBroken(puzzle, clash.violation, marksAt(node, steps.length));
  return (clash?.cells ?? []).map((cell) => drawReason(puzzle, cell));
}

/** What the two solutions have in common; the cells in which they differ are left open. */
function openShowing(puzzle: Puzzle, { nodes }: SearchTrace): Showing {
  const [first, second] = nodes
    .filter(({ outcome }) => outcome === 'solved')
    .map((node) => marksAt(node, node.steps.length));
  const marks = first.map((state, cell) => (state === second[cell] ? state : UNKNOWN));
  const differ = [...marks.keys()].filter((cell) => marks[cell] === UNKNOWN);
  return { marks, overlay: drawDiffer(puzzle, differ) };
}

function marksAt(node: TraceNode, step: number): Shading {
  const marks = node.start.slice();
  for (const { cell, state } of node.steps.slice(0, step + 1)) marks[cell] = state;
  return marks;
}

export function stepOf(node: TraceNode, frame: Frame): PropagationStep | undefined {
  return frame.step >= 0 ? node.steps[frame.step] : undefined;
}

/** What happens at a frame, in words. */
export function sayFrame(
  puzzle: Puzzle,
  trace: SearchTrace,
  frame: Frame,
  words: Messages,
): string {
  if (frame.isVerdict) return words.watchEndings[endingOfTrace(trace)];
  const node = trace.nodes[frame.node];
  const step = stepOf(node, frame);
  if (step) {
    const state = words.states[step.state];
    return words.watchStep(cellName(puzzle, step.cell), state, words.ruleNames[step.rule]);
  }
  if (frame.step < 0) {
    if (node.supposed === null) return words.watchIntro;
    const cell = cellName(puzzle, node.supposed.cell);
    return words.watchSuppose(cell, words.states[node.supposed.state]);
  }
  if (node.outcome === 'solved') return words.watchSolved;
  if (node.outcome === 'broken') return sayBroken(puzzle, node, words);
  return node.parent < 0 && node.steps.length === 0 ? words.watchNothing : words.watchRest;
}

function sayBroken(puzzle: Puzzle, { clash, parent }: TraceNode, words: Messages): string {
  const back = parent < 0 ? words.watchBrokenRoot : words.watchBroken;
  if (clash === null) return back;
  const { rule, cells, violation } = clash;
  const broken = violation
    ? violationText(puzzle, violation, words.language)
    : words.watchClash(words.rules[rule], cells[0] === undefined ? '' : cellName(puzzle, cells[0]));
  return `${broken}${words.space}${back}`;
}
