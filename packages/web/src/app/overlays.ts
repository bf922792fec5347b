/**
 * Reasons drawn on the board: a soft outline for the place to look at, a dotted ring for what the reason
 * rests on, a solid ring for what follows, numbers and arrows for a chain, a line for a ring of shaded
 * cells.
 */

import {
  colOf,
  type Hint,
  type Puzzle,
  rowOf,
  SHADED,
  type Shading,
  type Violation,
} from '@hitori/core';
import {
  drawDerivedCircle,
  drawDerivedShaded,
  drawLabel,
  drawViolations,
  node,
  outlineOf,
  type SvgNode,
  smallerParts,
} from '@hitori/core/drawing';
import { wallOf } from '../game/board-errors.ts';
import { tellChain } from './chain.ts';

const ACCENT = 'var(--accent)';
const HALO = 'var(--paper)';

/** What of a hint is drawn at a stage: 0 the place, 1 the reason, 2 all of it. */
export function drawHint(puzzle: Puzzle, hint: Hint, stage: number): SvgNode[] {
  const { region, because, cells, ring, clash } = hint;
  const drawn = drawRegion(puzzle, region);
  // What an outline tells already has no ring beside it.
  const outlined = stage >= 2 && clash?.rule === 'R3' ? smallerParts(clash.groups).flat() : [];
  const ringed = because.filter((cell) => !outlined.includes(cell));
  if (stage >= 1) drawn.push(...ringed.map((cell) => drawReason(puzzle, cell)));
  if (stage < 2) return drawn;
  if (ring.length > 1) drawn.push(...drawRing(puzzle, ring));
  const chain = tellChain(hint)?.steps ?? [];
  const numbered = new Set(chain.map(({ cell }) => cell));
  drawn.push(...chain.flatMap((step) => drawSupposed(puzzle, step.cell, step.state)));
  for (const { cell, because: from } of chain)
    if (from[0] !== undefined) drawn.push(...drawArrow(puzzle, from[0], cell));
  drawn.push(...drawBroken(puzzle, clash));
  for (const { cell, state } of cells)
    drawn.push(
      ...(numbered.has(cell) ? ringOf(puzzle, cell) : drawConclusion(puzzle, cell, state)),
    );
  drawn.push(...chain.flatMap(({ cell }, index) => drawNumber(puzzle, cell, index + 1)));
  return drawn;
}

/** A mark that only holds in a supposition. */
function drawSupposed(puzzle: Puzzle, cell: number, state: number): SvgNode[] {
  const [x, y] = placeOf(puzzle, cell);
  return [state === SHADED ? drawDerivedShaded(x, y, ACCENT) : drawDerivedCircle(x, y, ACCENT)];
}

/** The number of a chain's mark, in the corner of its cell. */
function drawNumber(puzzle: Puzzle, cell: number, number: number): SvgNode[] {
  const [x, y] = placeOf(puzzle, cell);
  const place = `translate(${fix(x + 0.81)} ${fix(y + 0.19)})`;
  const label = drawLabel(String(number), 0, 0, 'var(--on-accent)');
  return [
    node('g', { transform: place }, [
      node('circle', { r: 0.17, fill: ACCENT, stroke: HALO, 'stroke-width': 0.03 }),
      ...(label ? [node('g', { transform: 'scale(.42)' }, [label])] : []),
    ]),
  ];
}

/** The cell that is read about. */
export function drawLit(puzzle: Puzzle, cell: number): SvgNode[] {
  const [x, y] = placeOf(puzzle, cell);
  const frame = `M${fix(x + 0.04)} ${fix(y + 0.04)}h.92v.92h-.92Z`;
  return [line(frame, 0.12, HALO), line(frame, 0.07)];
}

export function drawRegion(puzzle: Puzzle, region: readonly number[]): SvgNode[] {
  if (region.length === 0 || region.length === puzzle.symbols.length) return [];
  const tint = region.map((cell) => {
    const [x, y] = placeOf(puzzle, cell);
    return `M${x} ${y}h1v1h-1Z`;
  });
  return [
    node('path', { d: tint.join(''), fill: ACCENT, opacity: 0.1 }),
    line(outlineOf(puzzle, region, 0.03), 0.05),
  ];
}

/** The shaded cells that cut a part of the board off: a frame inside each. */
export function drawWall(puzzle: Puzzle, cells: Iterable<number>): SvgNode[] {
  const frames = [...cells].map((cell) => {
    const [x, y] = placeOf(puzzle, cell);
    return `M${fix(x + 0.1)} ${fix(y + 0.1)}h.8v.8h-.8Z`;
  });
  const path = frames.join('');
  return frames.length === 0 ? [] : [line(path, 0.1, HALO), line(path, 0.045, 'var(--warn)')];
}

/** The cells that differ between solutions: hatched, faintly, so that they can still be read. */
export function drawDiffer(puzzle: Puzzle, cells: readonly number[]): SvgNode[] {
  return cells.map((cell) => {
    const hatch = drawDerivedShaded(...placeOf(puzzle, cell), ACCENT);
    return node('g', { opacity: 0.45 }, [hatch]);
  });
}

/** A broken rule in the colour of errors; with the marks that break it, the wall of a divided board too. */
export function drawBroken(
  puzzle: Puzzle,
  violation: Violation | null,
  marks?: Shading,
): SvgNode[] {
  if (violation === null) return [];
  const wall = marks ? drawWall(puzzle, wallOf(puzzle, marks, [violation])) : [];
  return [...drawViolations(puzzle, [violation], 'var(--warn)', HALO), ...wall];
}

export function drawReason(puzzle: Puzzle, cell: number): SvgNode {
  return node('g', {}, [
    circle(puzzle, cell, 0.09, { stroke: HALO }),
    circle(puzzle, cell, 0.05, { 'stroke-dasharray': '0.01 0.115' }),
  ]);
}

export function drawConclusion(puzzle: Puzzle, cell: number, state: number): SvgNode[] {
  const [x, y] = placeOf(puzzle, cell);
  const ring = ringOf(puzzle, cell);
  return state === SHADED ? [drawDerivedShaded(x, y, ACCENT), ...ring] : ring;
}

function ringOf(puzzle: Puzzle, cell: number): SvgNode[] {
  return [circle(puzzle, cell, 0.11, { stroke: HALO }), circle(puzzle, cell, 0.07)];
}

/** An arrow from one cell to another, bent so that it goes around the symbols between them. */
function drawArrow(puzzle: Puzzle, from: number, to: number): SvgNode[] {
  const [x1, y1] = centreOf(puzzle, from);
  const [x2, y2] = centreOf(puzzle, to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 0.5) return [];
  const bend = 0.5;
  const [cx, cy] = [
    (x1 + x2) / 2 + ((y2 - y1) / length) * bend,
    (y1 + y2) / 2 - ((x2 - x1) / length) * bend,
  ];
  const [sx, sy] = towards(x1, y1, cx, cy);
  const [ex, ey] = towards(x2, y2, cx, cy);
  const [dx, dy] = [(x2 - ex) / 0.36, (y2 - ey) / 0.36];
  const shaft = `M${fix(sx)} ${fix(sy)}Q${fix(cx)} ${fix(cy)} ${fix(ex)} ${fix(ey)}`;
  const head = `M${fix(ex - dx * 0.16 - dy * 0.1)} ${fix(ey - dy * 0.16 + dx * 0.1)}L${fix(ex)} ${fix(ey)}L${fix(ex - dx * 0.16 + dy * 0.1)} ${fix(ey - dy * 0.16 - dx * 0.1)}`;
  return [line(shaft + head, 0.1, HALO), line(shaft + head, 0.05)];
}

/** The edge of a symbol, on the way to another point. */
function towards(x: number, y: number, toX: number, toY: number): [number, number] {
  const length = Math.hypot(toX - x, toY - y);
  return [x + ((toX - x) / length) * 0.36, y + ((toY - y) / length) * 0.36];
}

/** The ring of shaded cells that would close; one that rests on the border stays open. */
function drawRing(puzzle: Puzzle, ring: readonly number[]): SvgNode[] {
  const points = ring.map((cell) => centreOf(puzzle, cell));
  const [first, last] = [points[0], points[points.length - 1]];
  const isClosed =
    points.length > 2 && Math.abs(first[0] - last[0]) === 1 && Math.abs(first[1] - last[1]) === 1;
  const path = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
  return [line(path, 0.16, HALO), line(path, 0.08)];
}

function circle(
  puzzle: Puzzle,
  cell: number,
  width: number,
  more: Readonly<Record<string, string>> = {},
): SvgNode {
  const [cx, cy] = centreOf(puzzle, cell);
  return node('circle', {
    cx,
    cy,
    r: 0.43,
    fill: 'none',
    stroke: ACCENT,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  });
}

function line(d: string, width: number, stroke = ACCENT): SvgNode {
  return node('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function placeOf({ cols }: Puzzle, cell: number): [number, number] {
  return [colOf({ cols }, cell), rowOf({ cols }, cell)];
}

function centreOf(puzzle: Puzzle, cell: number): [number, number] {
  const [x, y] = placeOf(puzzle, cell);
  return [x + 0.5, y + 0.5];
}

function fix(value: number): number {
  return Math.round(value * 1000) / 1000;
}
