/**
 * Broken rules as shapes that a greyscale print still tells apart: corner ticks and a joining line for
 * equal symbols, a bolt on the shared side of touching shaded cells, a dashed outline for a cut-off part.
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Violation } from '../puzzle/rules.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import { node, round, type SvgNode } from './node.ts';
import { outlineOf } from './outline.ts';

/**
 * The shapes of broken rules, in cells; `paper` is drawn under a bolt, so that it can be seen on shaded
 * cells.
 */
export function drawViolations(
  puzzle: Puzzle,
  violations: readonly Violation[],
  warn: string,
  paper: string,
): SvgNode[] {
  return violations.flatMap((violation) => {
    if (violation.rule === 'R1') return drawDuplicate(puzzle, violation.cells, warn);
    if (violation.rule === 'R2') return drawBolt(puzzle, violation.cells, warn, paper);
    return smallerParts(violation.groups).map((part) => drawDashed(puzzle, part, warn));
  });
}

/** The parts of a divided board to point at: all but the largest. */
export function smallerParts(groups: readonly (readonly number[])[]): readonly number[][] {
  const bySize = [...groups].sort((a, b) => b.length - a.length);
  return bySize.slice(1).map((part) => [...part]);
}

function drawDuplicate(puzzle: Puzzle, cells: readonly number[], warn: string): SvgNode[] {
  const ticks = cells
    .map((cell) => {
      const x = colOf(puzzle, cell) + 0.05;
      const y = rowOf(puzzle, cell) + 0.05;
      return `M${round(x)} ${round(y)}h.27l-.27 .27Z`;
    })
    .join('');
  const first = cells[0];
  const last = cells[cells.length - 1];
  const isRow = rowOf(puzzle, first) === rowOf(puzzle, last);
  const x1 = colOf(puzzle, first) + (isRow ? 0.32 : 0.11);
  const y1 = rowOf(puzzle, first) + (isRow ? 0.11 : 0.32);
  const end = isRow
    ? `H${round(colOf(puzzle, last) + 0.05)}`
    : `V${round(rowOf(puzzle, last) + 0.05)}`;
  return [
    node('path', { d: ticks, fill: warn }),
    node('path', {
      d: `M${round(x1)} ${round(y1)}${end}`,
      fill: 'none',
      stroke: warn,
      'stroke-width': 0.05,
    }),
  ];
}

function drawBolt(
  puzzle: Puzzle,
  [a, b]: readonly [number, number],
  warn: string,
  paper: string,
): SvgNode[] {
  const isRow = b === a + 1;
  const x = colOf(puzzle, a) + (isRow ? 1 : 0.5);
  const y = rowOf(puzzle, a) + (isRow ? 0.5 : 1);
  const bolt = 'M.06-.34-.17 .05H-.01L-.06 .34 .17-.06H.01Z';
  return [
    node('path', {
      d: bolt,
      transform: `translate(${round(x)} ${round(y)})`,
      fill: warn,
      stroke: paper,
      'stroke-width': 0.06,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  ];
}

function drawDashed(puzzle: Puzzle, part: readonly number[], warn: string): SvgNode {
  return node('path', {
    d: outlineOf(puzzle, part),
    fill: 'none',
    stroke: warn,
    'stroke-width': 0.07,
    'stroke-dasharray': '0.18 0.1',
  });
}
