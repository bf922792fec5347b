/**
 * A tab at the outer edge of the pages of a chapter, lower for each harder level: seen at the edge of the closed book.
 * It runs off the page, so there are tabs only where there is bleed.
 */
import { LEVELS, type Level } from '@hitori/core';
import { isRecto, MM } from '../request/paper.ts';
import { TONE } from './board.ts';
import type { Press } from './press.ts';

const WIDTH = 4 * MM;
/** Of the height of the page: the first tab begins there, the next ones below it. */
const FIRST = 0.12;
const STEP = 0.15;
const HEIGHT = 0.11;

export function drawThumbTab(
  { canvas, book, options }: Press,
  page: number,
  level: Level | null,
): void {
  const { width, height, bleed } = book.sheet;
  if (!options.sections || bleed === 0 || level === null) return;
  const x = isRecto(page) ? width - WIDTH : -bleed;
  const y = height * (FIRST + STEP * LEVELS.indexOf(level));
  canvas.artifact(() => canvas.fill({ x, y, width: WIDTH + bleed, height: height * HEIGHT }, TONE));
}
