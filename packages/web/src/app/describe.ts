/** A broken rule as a sentence. */
import { cellName, type Puzzle, type Violation } from '@hitori/core';
import { smallerParts } from '@hitori/core/drawing';
import type { Messages } from '../text/en.ts';

export function describe(puzzle: Puzzle, violation: Violation, words: Messages): string {
  if (violation.rule === 'R1') {
    const { line, index, symbol, cells } = violation;
    return words.R1(line, index + 1, symbol, cells.length);
  }
  if (violation.rule === 'R2') {
    const [a, b] = violation.cells;
    return words.R2(cellName(puzzle, a), cellName(puzzle, b));
  }
  const cutOff = smallerParts(violation.groups).flat();
  return cutOff.length === 0 ? words.R3none : words.R3(cutOff.length, cellName(puzzle, cutOff[0]));
}
