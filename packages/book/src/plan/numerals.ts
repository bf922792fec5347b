/** How large the symbols of a board stand in their cells. Lengths are in cells. */
import type { Puzzle } from '@hitori/core';
import type { FontSet } from '../fonts/font-set.ts';

/** The size of type of a numeral of one or two digits. */
const NUMERAL = 0.62;
/** The widest that a symbol may be; longer ones are set smaller, never cut. */
const WIDEST = 0.8;

/** The size of type in which a symbol is set. */
export function symbolSize(fonts: FontSet, label: string): number {
  const width = fonts.widthOf(label, 'regular', 1);
  return width * NUMERAL <= WIDEST ? NUMERAL : WIDEST / width;
}

/** The size of the smallest symbol of a puzzle. */
export function leastSymbolSize(fonts: FontSet, { labels }: Puzzle): number {
  return Math.min(NUMERAL, ...labels.map((label) => symbolSize(fonts, label)));
}
