/** Shapes of core's drawings on a page: their colours become greys, their unit is a cell. */
import { STEP_LOOKS } from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import type { Canvas, Stroke } from './canvas.ts';

type Looks = Readonly<Record<string, string | number>>;

/** Where the shapes stand: the corner of the board, and the side of a cell in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/**
 * Draws shapes without numerals: rectangles, circles, lines, paths, and the numbers of chains. What can be seen
 * through is left out: `drawVeils` draws it, below the numerals.
 */
export function drawShapes(canvas: Canvas, shapes: readonly SvgNode[], place: Place): void {
  for (const shape of shapes) drawShape(canvas, shape, place);
}

/** Draws what can be seen through as a grey of its own. */
export function drawVeils(canvas: Canvas, shapes: readonly SvgNode[], place: Place): void {
  for (const shape of shapes) {
    const looks = looksOf(shape);
    if (!isVeil(looks)) continue;
    canvas.within(place.x, place.y, place.cell, () =>
      canvas.fill(pathOf(shape), greyOf(String(looks['fill']), looks)),
    );
  }
}

function isVeil(looks: Looks): boolean {
  return looks['fill-opacity'] !== undefined || looks['opacity'] !== undefined;
}

function drawShape(canvas: Canvas, shape: SvgNode, place: Place): void {
  const looks = looksOf(shape);
  if (shape.name === 'text') {
    drawNumber(canvas, shape, looks, place);
    return;
  }
  const path = pathOf(shape);
  const [dx, dy] = movedBy(shape);
  canvas.within(place.x + dx * place.cell, place.y + dy * place.cell, place.cell, () => {
    const fill = () => {
      const color = looks['fill'] ?? '#000000';
      if (color !== 'none' && !isVeil(looks)) canvas.fill(path, greyOf(String(color), looks));
    };
    const isStrokeFirst = looks['paint-order'] === 'stroke';
    if (!isStrokeFirst) fill();
    if (looks['stroke'] !== undefined) canvas.stroke(path, strokeOf(looks));
    if (isStrokeFirst) fill();
  });
}

function strokeOf(looks: Looks): Stroke {
  const dash = String(looks['stroke-dasharray'] ?? '');
  return {
    width: Number(looks['stroke-width'] ?? 1),
    grey: greyOf(String(looks['stroke']), {}),
    dash: dash.split(' ').filter(Boolean).map(Number),
    roundCap: looks['stroke-linecap'] === 'round',
  };
}

/** The attributes, under which those of the classes hold. */
function looksOf({ attributes }: SvgNode): Looks {
  const names = String(attributes['class'] ?? '');
  return { ...STEP_LOOKS[names.split(' ')[0]!], ...STEP_LOOKS[names], ...attributes };
}

function pathOf({ name, attributes }: SvgNode): string {
  const number = (key: string) => Number(attributes[key] ?? 0);
  switch (name) {
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`;
    case 'circle': {
      const r = number('r');
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    case 'polyline':
      return `M${String(attributes['points']).replaceAll(' ', 'L')}`;
    case 'path':
      return String(attributes['d']);
    default:
      throw new Error(`bug: '${name}' is not drawn in books`);
  }
}

/** Only moves are used in these drawings: `translate(x y)`. */
function movedBy({ attributes }: SvgNode): readonly [number, number] {
  const match = /^translate\((\S+) (\S+)\)$/.exec(String(attributes['transform'] ?? ''));
  return [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
}

/** Larger than on a screen, where it can be enlarged. */
const NUMBER_SCALE = 1.25;

/** The number of a link of a chain. */
function drawNumber(canvas: Canvas, shape: SvgNode, looks: Looks, place: Place): void {
  const size = Number.parseFloat(String(looks['font-size'])) * NUMBER_SCALE * place.cell;
  const [x, y] = [Number(looks['x']), Number(looks['y'])];
  canvas.text(shape.children.join(''), place.x + x * place.cell, place.y + y * place.cell, {
    size,
    weight: 'bold',
    align: 'center',
  });
}

/** The lightness of a colour, from 0 (ink) to 1 (paper), on paper where it is not opaque. */
function greyOf(color: string, looks: Looks): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const grey = (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
  const opacity = Number(looks['fill-opacity'] ?? looks['opacity'] ?? 1);
  return Math.round((1 - (1 - grey) * opacity) * 100) / 100;
}
