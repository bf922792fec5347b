/// <reference path="./linebreak.d.ts" />
/** Lines of text: broken where Unicode's rules allow it (UAX 14), in Japanese too. */
import LineBreaker from 'linebreak';
import type { Weight } from '../fonts/bundled.ts';
import type { FontSet } from '../fonts/font-set.ts';

/** The lines of a text, each with the space that ends it, that are at most `width` wide, but for a word that alone is wider. */
export function wrapText(
  fonts: FontSet,
  text: string,
  width: number,
  size: number,
  weight: Weight = 'regular',
): string[] {
  const breaker = new LineBreaker(text);
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  let start = 0;
  for (let stop = breaker.nextBreak(); stop; stop = breaker.nextBreak()) {
    const piece = text.slice(start, stop.position);
    start = stop.position;
    // Pieces come again and again, so they are measured once and added up.
    const isFull = lineWidth + fonts.widthOf(piece.trimEnd(), weight, size) > width;
    if (line !== '' && isFull) {
      lines.push(line);
      [line, lineWidth] = ['', 0];
    }
    line += piece;
    lineWidth += fonts.widthOf(piece, weight, size);
    if (!stop.required || start === text.length) continue;
    lines.push(line.trimEnd());
    [line, lineWidth] = ['', 0];
  }
  if (line !== '') lines.push(line);
  return lines;
}
