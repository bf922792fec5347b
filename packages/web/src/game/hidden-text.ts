/** What the shaded cells of a board of letters spell, read row by row. */
import { labelAt, type Puzzle, SHADED, type Shading } from '@hitori/core';

const LETTER = /^\p{L}$/u;

/** null of a board of other symbols, and where nothing is shaded. */
export function hiddenText({
  puzzle,
  marks,
}: {
  readonly puzzle: Puzzle;
  readonly marks: Shading;
}): string | null {
  const labels = [...puzzle.symbols.keys()].map((cell) => labelAt(puzzle, cell));
  if (!labels.every((label) => label === '' || LETTER.test(label))) return null;
  const letters = labels.filter((_, cell) => marks[cell] === SHADED).join('');
  return letters === '' ? null : letters;
}
