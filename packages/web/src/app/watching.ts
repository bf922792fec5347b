/** The walk-through and the solver at work as frames: what the board shows at each moment. */
import type { Explanation, PropagationStep, Puzzle, Shading } from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import type { SearchTrace, TraceNode } from '../worker/search-trace.ts';
import { drawConclusion, drawHint, drawReason } from './overlays.ts';

export interface Frame {
  readonly node: number;
  /** The step just done; -1 before the first, `steps.length` when the node is at rest. */
  readonly step: number;
}

/** A frame for each node's beginning, each of its steps and its end. */
export function framesOf(trace: SearchTrace): Frame[] {
  return trace.nodes.flatMap(({ steps }, node) =>
    Array.from({ length: steps.length + 2 }, (_, index) => ({ node, step: index - 1 })),
  );
}

export function traceShowing(
  puzzle: Puzzle,
  trace: SearchTrace,
  frame: Frame,
): { marks: Shading; overlay: SvgNode[] } {
  const node = trace.nodes[frame.node];
  const marks = node.start.slice();
  for (const { cell, state } of node.steps.slice(0, frame.step + 1)) marks[cell] = state;
  const step = stepOf(node, frame);
  const overlay: SvgNode[] = [];
  if (step && step.rule !== 'cut')
    overlay.push(...step.because.map((cell) => drawReason(puzzle, cell)));
  if (step) overlay.push(...drawConclusion(puzzle, step.cell, 0));
  else if (node.supposed && frame.step < 0)
    overlay.push(...drawConclusion(puzzle, node.supposed.cell, 0));
  return { marks, overlay };
}

export function stepOf(node: TraceNode, frame: Frame): PropagationStep | undefined {
  return frame.step >= 0 ? node.steps[frame.step] : undefined;
}

/** The board before a step of the walk-through, with the step drawn on it. */
export function walkShowing(
  puzzle: Puzzle,
  { steps }: Explanation,
  at: number,
): { marks: Shading; overlay: SvgNode[] } {
  const marks = new Uint8Array(puzzle.symbols.length);
  for (const { cells } of steps.slice(0, at))
    for (const { cell, state } of cells) marks[cell] = state;
  const step = steps[at];
  return { marks, overlay: step ? drawHint(puzzle, step, 2) : [] };
}
