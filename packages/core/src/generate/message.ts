/** Texts that the shaded cells of a puzzle spell, read row by row. */
import { SHADED, type Shading } from '../puzzle/shading.ts';
import type { Shape } from '../puzzle/shape.ts';
import { alphabetFor } from './alphabets.ts';
import type { Locks } from './locks.ts';

/** How many of the cells a random maximal shading shades. */
const SHARE = 0.28;

/** The capital letters of a text, without spaces, digits and punctuation. */
export function lettersOf(message: string): string[] {
  return [...message.toUpperCase()].filter((sign) => /\p{L}/u.test(sign));
}

/** A shape, nearly square, in which about so many cells are shaded as a text has letters. */
export function shapeForMessage(message: string): Shape {
  const cells = Math.max(4, lettersOf(message).length / SHARE);
  const rows = Math.max(2, Math.floor(Math.sqrt(cells)));
  return { rows, cols: Math.max(2, Math.round(cells / rows)) };
}

/** The labels to hide letters among, the empty text first; undefined when a line is longer than an alphabet. */
export function labelsOfMessage(letters: readonly string[], shape: Shape): string[] | undefined {
  const alphabet = alphabetFor(letters, Math.max(shape.rows, shape.cols));
  return alphabet && ['', ...alphabet];
}

/** The letters written into the shaded cells, row by row; undefined when there are more or fewer of these. */
export function lockMessage(
  letters: readonly string[],
  labels: readonly string[],
  solution: Shading,
): Locks | undefined {
  const symbols = new Int32Array(solution.length);
  let next = 0;
  for (let cell = 0; cell < solution.length; cell++)
    if (solution[cell] === SHADED) symbols[cell] = labels.indexOf(letters[next++]);
  return next === letters.length ? { symbols, labels } : undefined;
}
