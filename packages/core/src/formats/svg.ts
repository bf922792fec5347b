/**
 * A picture of the grid as an SVG file, written only. It holds no fonts and refers to nothing outside
 * itself: numerals and Latin letters are paths (drawing/glyphs.ts).
 */
import { boardSvg } from '../drawing/board.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type FormatOptions, type PrintResult, printed } from './format.ts';

export function formatSvg(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const title = options.id === undefined ? undefined : `Hitori ${options.id}`;
  return printed(boardSvg(puzzle, { shading: options.shading, title }), 'svg', options, {
    id: true,
    shading: true,
  });
}
