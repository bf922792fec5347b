/**
 * What a step of an explanation draws on its board, as shapes: below the numerals the region and the shaded cells,
 * above them the circles, frames, chains and broken rules. The unit of length is one cell. Each shape that points
 * at something has a class; STEP_LOOKS says what the classes look like, for style sheets and for whoever draws
 * without one.
 */

import { drawCircle, drawShaded } from '../drawing/marks.ts';
import { node, type SvgNode } from '../drawing/node.ts';
import { PAPER_PALETTE, type Palette } from '../drawing/palette.ts';
import { drawViolations } from '../drawing/violations.ts';
import { applyConclusions, type ChainMark } from '../people/deduction/deduction.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, type Shading, UNSHADED } from '../puzzle/shading.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import type { Hint } from './hint.ts';

const ACCENT = '#b3261e';
const LINE = '#9aa1ad';

/** The attributes of the shapes of a class; of two classes, those of the first hold too. */
export const STEP_LOOKS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  region: { fill: '#f3efe4' },
  because: {
    fill: 'none',
    stroke: '#35608f',
    'stroke-width': 0.07,
    'stroke-dasharray': '0.05 0.1',
    'stroke-linecap': 'round',
  },
  conclusion: { fill: 'none', stroke: ACCENT, 'stroke-width': 0.1 },
  link: { fill: 'none', stroke: ACCENT, 'stroke-width': 0.04 },
  'link shaded': { fill: ACCENT, 'fill-opacity': 0.18 },
  'link unshaded': { 'stroke-dasharray': '0.06 0.06' },
  order: {
    'font-size': '0.27px',
    'font-weight': 700,
    fill: ACCENT,
    'text-anchor': 'middle',
    'paint-order': 'stroke',
    stroke: PAPER_PALETTE.paper,
    'stroke-width': '0.07px',
  },
  differ: { fill: LINE, opacity: 0.45 },
  ring: {
    fill: 'none',
    stroke: ACCENT,
    'stroke-width': 0.08,
    'stroke-dasharray': '0.22 0.13',
    'stroke-linecap': 'round',
  },
};

/** The shapes of a step by where they stand: below the numerals and lines, and above them. */
export interface StepShapes {
  /** The region to look at, and the shaded cells. */
  readonly under: readonly SvgNode[];
  /** Circles, frames, a ring, a chain, a broken rule. */
  readonly over: readonly SvgNode[];
  /** The marks with what the step concludes. */
  readonly marks: Shading;
}

/** The marks as they stand, and what a hint points at; `palette` colours the marks. */
export function stepShapes(
  puzzle: Puzzle,
  before: Shading,
  hint?: Hint,
  palette: Palette = PAPER_PALETTE,
): StepShapes {
  const marks = before.slice();
  applyConclusions(marks, hint?.cells ?? []);
  const drawAll = (state: number, draw: typeof drawShaded, ink: string) =>
    [...marks.keys()]
      .filter((cell) => marks[cell] === state)
      .map((cell) => draw(colOf(puzzle, cell), rowOf(puzzle, cell), ink));
  const squares = (cells: readonly number[], name: string, inset: number) =>
    cells.map((cell) => square(puzzle, cell, name, inset));
  const region = hint && hint.region.length < marks.length ? hint.region : [];
  return {
    marks,
    under: [...squares(region, 'region', 0), ...drawAll(SHADED, drawShaded, palette.ink)],
    over: [
      ...drawAll(UNSHADED, drawCircle, palette.ring),
      ...(hint ? pointers(puzzle, hint, palette, squares) : []),
    ],
  };
}

function pointers(
  puzzle: Puzzle,
  hint: Hint,
  { warn, paper }: Palette,
  squares: (cells: readonly number[], name: string, inset: number) => SvgNode[],
): SvgNode[] {
  const isChain = isToldByChain(hint);
  // A picture is told in place of the chain, and shown in place of what the chain would close.
  const ring = !isChain && hint.chain.length > 0 ? [] : hint.ring;
  const concluded = hint.cells.map(({ cell }) => cell);
  return [
    ...squares(hint.ending ? hint.differ : [], 'differ', 0),
    ...squares(hint.because, 'because', 0.1),
    ...squares(concluded, 'conclusion', 0.05),
    ...ringOf(puzzle, ring),
    ...(hint.ending && hint.clash ? drawViolations(puzzle, [hint.clash], warn, paper) : []),
    ...(isChain ? hint.chain.flatMap((mark, at) => link(puzzle, mark, at)) : []),
  ];
}

/** A mark of a chain: its state as a sign, and its number in the chain. */
function link(puzzle: Puzzle, { cell, state }: ChainMark, index: number): SvgNode[] {
  const sign = state === SHADED ? 'link shaded' : 'link unshaded';
  const [x, y] = [colOf(puzzle, cell) + 0.2, rowOf(puzzle, cell) + 0.32];
  return [
    square(puzzle, cell, sign, 0.12),
    node('text', { class: 'order', x, y }, [String(index + 1)]),
  ];
}

function ringOf(puzzle: Puzzle, cells: readonly number[]): SvgNode[] {
  if (cells.length < 2) return [];
  const points = cells.map((cell) => `${colOf(puzzle, cell) + 0.5},${rowOf(puzzle, cell) + 0.5}`);
  return [node('polyline', { class: 'ring', points: points.join(' ') })];
}

function square(puzzle: Puzzle, cell: number, name: string, inset: number): SvgNode {
  const side = 1 - 2 * inset;
  return node('rect', {
    class: name,
    x: colOf(puzzle, cell) + inset,
    y: rowOf(puzzle, cell) + inset,
    width: side,
    height: side,
  });
}

/** Whether the words go through the chain: a picture that settles the cell stands in its place. */
function isToldByChain({ aroundChain }: Hint): boolean {
  return aroundChain !== null;
}
