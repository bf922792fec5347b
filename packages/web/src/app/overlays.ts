/**
 * Reasons drawn on the board: a soft outline for the place to look at, a dotted ring for what the reason
 * rests on, a solid ring for what follows, arrows for a chain, a line for a ring of shaded cells.
 */

import { type Hint, type Puzzle, SHADED, type Shading, type Violation } from '@hitori/core';
import {
  drawDerivedShaded,
  drawViolations,
  node,
  outlineOf,
  type SvgNode,
} from '@hitori/core/drawing';
import { wallOf } from '../game/board-errors.ts';

const ACCENT = 'var(--accent)';
const HALO = 'var(--paper)';

/** What of a hint is drawn at a stage: 0 the place, 1 the reason, 2 all of it. */
export function drawHint(puzzle: Puzzle, hint: Hint, stage: number): SvgNode[] {
  const { region, because, cells, chain, ring, clash } = hint;
  const drawn = drawRegion(puzzle, region);
  if (stage >= 1) drawn.push(...because.map((cell) => drawReason(puzzle, cell)));
  if (stage < 2) return drawn;
  if (ring.length > 1) drawn.push(...drawRing(puzzle, ring));
  drawn.push(
    ...chain.flatMap(({ cell, because: from }) =>
      from.slice(0, 1).flatMap((start) => drawArrow(puzzle, start, cell)),
    ),
  );
  drawn.push(...drawBroken(puzzle, clash));
  drawn.push(...cells.flatMap(({ cell, state }) => drawConclusion(puzzle, cell, state)));
  return drawn;
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
  return circle(puzzle, cell, 0.05, { 'stroke-dasharray': '0.01 0.115' });
}

export function drawConclusion(puzzle: Puzzle, cell: number, state: number): SvgNode[] {
  const [x, y] = placeOf(puzzle, cell);
  const ring = [circle(puzzle, cell, 0.11, { stroke: HALO }), circle(puzzle, cell, 0.07)];
  return state === SHADED ? [drawDerivedShaded(x, y, ACCENT), ...ring] : ring;
}

/** An arrow from the edge of one cell's symbol to the edge of the other's. */
function drawArrow(puzzle: Puzzle, from: number, to: number): SvgNode[] {
  const [x1, y1] = centreOf(puzzle, from);
  const [x2, y2] = centreOf(puzzle, to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 0.5) return [];
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [ex, ey] = [x2 - dx * 0.34, y2 - dy * 0.34];
  const shaft = `M${fix(x1 + dx * 0.34)} ${fix(y1 + dy * 0.34)}L${fix(ex)} ${fix(ey)}`;
  const head = `M${fix(ex - dx * 0.16 - dy * 0.1)} ${fix(ey - dy * 0.16 + dx * 0.1)}L${fix(ex)} ${fix(ey)}L${fix(ex - dx * 0.16 + dy * 0.1)} ${fix(ey - dy * 0.16 - dx * 0.1)}`;
  return [line(shaft + head, 0.1, HALO), line(shaft + head, 0.05)];
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
  return [cell % cols, Math.floor(cell / cols)];
}

function centreOf(puzzle: Puzzle, cell: number): [number, number] {
  const [x, y] = placeOf(puzzle, cell);
  return [x + 0.5, y + 0.5];
}

function fix(value: number): number {
  return Math.round(value * 1000) / 1000;
}
