/** What is drawn over a draft: locks, a conflict, a repair that is looked at. Shape tells them apart. */
import { colOf, type Puzzle, rowOf, type Shape } from '@hitori/core';
import type { Repair } from '@hitori/core/compose';
import { drawDerivedShaded, drawLabel, node, type SvgNode } from '@hitori/core/drawing';
import type { Sketch } from '../draft/sketch.ts';

const WARN = 'var(--warn)';
const ACCENT = 'var(--accent)';
const PAPER = 'var(--paper)';

/** A padlock in the corner of each locked cell. */
export function drawLocks(sketch: Sketch): SvgNode[] {
  return sketch.faces.flatMap(({ isLocked }, cell) => (isLocked ? [drawLock(sketch, cell)] : []));
}

function drawLock(shape: Shape, cell: number): SvgNode {
  const place = `translate(${colOf(shape, cell) + 0.74} ${rowOf(shape, cell) + 0.05})`;
  return node('g', { transform: place }, [
    node('path', {
      d: 'M.05 .11v-.03a.055 .055 0 0 1 .11 0v.03',
      fill: 'none',
      stroke: PAPER,
      'stroke-width': 0.07,
    }),
    node('path', {
      d: 'M.05 .11v-.03a.055 .055 0 0 1 .11 0v.03',
      fill: 'none',
      stroke: ACCENT,
      'stroke-width': 0.032,
    }),
    node('rect', {
      x: 0,
      y: 0.1,
      width: 0.21,
      height: 0.14,
      rx: 0.02,
      fill: ACCENT,
      stroke: PAPER,
      'stroke-width': 0.02,
    }),
  ]);
}

/** The cell that is typed into, also while the focus is elsewhere. */
export function drawCursor(shape: Shape, cell: number): SvgNode[] {
  const frame = (inset: number, width: number, stroke: string) =>
    node('rect', {
      x: colOf(shape, cell) + inset,
      y: rowOf(shape, cell) + inset,
      width: 1 - 2 * inset,
      height: 1 - 2 * inset,
      fill: 'none',
      stroke,
      'stroke-width': width,
    });
  // A line of paper inside, so that it is seen on ink too.
  return [frame(0.035, 0.05, ACCENT), frame(0.075, 0.03, PAPER)];
}

/**
 * The cells that differ between solutions: hatched, faintly, so that they can still be read. One element for
 * all of them: they may be hundreds, and others with every key.
 */
export function drawOpen(puzzle: Puzzle, cells: readonly number[]): SvgNode[] {
  const hatches = cells.map((cell) =>
    drawDerivedShaded(colOf(puzzle, cell), rowOf(puzzle, cell), ACCENT),
  );
  const [first] = hatches;
  if (first === undefined) return [];
  const d = hatches.map(({ attributes }) => attributes['d']).join('');
  return [node('path', { ...first.attributes, d, opacity: 0.45 })];
}

/** A ring around each symbol of a conflict. */
export function drawConflict(puzzle: Puzzle, cells: readonly number[]): SvgNode[] {
  return cells.flatMap((cell) => [ring(puzzle, cell, 0.1, PAPER), ring(puzzle, cell, 0.06, WARN)]);
}

/** A repair as if it were made: the new symbol in a frame, or an empty one. */
export function drawRepair(puzzle: Puzzle, { cell, to }: Repair): SvgNode[] {
  const [x, y] = [colOf(puzzle, cell), rowOf(puzzle, cell)];
  const label = drawLabel(to ?? '', x + 0.5, y + 0.5, ACCENT);
  return [
    node('rect', {
      x: x + 0.06,
      y: y + 0.06,
      width: 0.88,
      height: 0.88,
      fill: PAPER,
      stroke: ACCENT,
      'stroke-width': 0.08,
    }),
    ...(label ? [label] : []),
  ];
}

function ring(shape: Shape, cell: number, width: number, stroke: string): SvgNode {
  return node('circle', {
    cx: colOf(shape, cell) + 0.5,
    cy: rowOf(shape, cell) + 0.5,
    r: 0.42,
    fill: 'none',
    stroke,
    'stroke-width': width,
  });
}
