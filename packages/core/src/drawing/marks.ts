/** The shapes of the marks, in cells. Shape tells the state before colour does. */
import { node, round, type SvgNode } from './node.ts';

const CIRCLE_RADIUS = 0.39;
const CIRCLE_WIDTH = 0.035;
const DERIVED_WIDTH = 0.022;

/** Solid ink over the whole cell, so that no gap is left between paper and frame. */
export function drawShaded(col: number, row: number, ink: string): SvgNode {
  return node('rect', { x: col, y: row, width: 1, height: 1, fill: ink });
}

/** A shaded mark that the program derived: hatched, so that it cannot be taken for the player's. */
export function drawDerivedShaded(col: number, row: number, ink: string): SvgNode {
  const lines: string[] = [];
  for (let i = 1; i <= 7; i++) {
    const offset = i * 0.25;
    const [x1, y1] = offset <= 1 ? [0, offset] : [offset - 1, 1];
    const [x2, y2] = offset <= 1 ? [offset, 0] : [1, offset - 1];
    lines.push(`M${col + x1} ${row + y1}L${col + x2} ${row + y2}`);
  }
  return node('path', { d: lines.join(''), fill: 'none', stroke: ink, 'stroke-width': 0.045 });
}

/** The circle in a cell marked unshaded. */
export function drawCircle(col: number, row: number, ink: string): SvgNode {
  return circle(col, row, { stroke: ink, 'stroke-width': CIRCLE_WIDTH });
}

/** A derived unshaded mark: a thinner, broken circle. */
export function drawDerivedCircle(col: number, row: number, ink: string): SvgNode {
  return circle(col, row, {
    stroke: ink,
    'stroke-width': DERIVED_WIDTH,
    'stroke-dasharray': '0.08 0.08',
  });
}

function circle(col: number, row: number, stroke: Record<string, string | number>): SvgNode {
  return node('circle', {
    cx: round(col + 0.5),
    cy: round(row + 0.5),
    r: CIRCLE_RADIUS,
    fill: 'none',
    ...stroke,
  });
}

/** The inner lines and the heavier frame of a grid. */
export function drawLines(rows: number, cols: number, line: string, ink: string): SvgNode[] {
  let inner = '';
  for (let row = 1; row < rows; row++) inner += `M0 ${row}H${cols}`;
  for (let col = 1; col < cols; col++) inner += `M${col} 0V${rows}`;
  const frame = node('rect', {
    x: 0,
    y: 0,
    width: cols,
    height: rows,
    fill: 'none',
    stroke: ink,
    'stroke-width': 0.055,
  });
  if (inner === '') return [frame];
  return [node('path', { d: inner, fill: 'none', stroke: line, 'stroke-width': 0.02 }), frame];
}
