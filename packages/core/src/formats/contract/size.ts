/**
 * Sizes as they stand in texts. They are checked before anything of that size is allocated.
 */
import { plural } from '../../base/plural.ts';
import { MAX_SIDE } from '../../puzzle/puzzle.ts';
import { type Fault, fault } from './format.ts';

/** What is wrong with a size that a text promises, if anything. */
export function findSizeFault(rows: number, cols: number): Fault | undefined {
  if (rows > MAX_SIDE || cols > MAX_SIDE)
    return fault(
      'too-large',
      `the grid has ${plural(rows, 'row')} and ${plural(cols, 'column')}; the most is ${MAX_SIDE} of each`,
    );
  if (!(rows >= 1 && cols >= 1))
    return fault(
      'bad-header',
      `${plural(rows, 'row')} and ${plural(cols, 'column')} are no grid: give at least 1 of each`,
    );
  return undefined;
}

/** The number that decimal digits spell, or NaN for any other text. */
export function parseCount(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** What is wrong with a list of cells for a size, if anything: the place is the first cell missing. */
export function findCountFault(found: number, rows: number, cols: number): Fault | undefined {
  if (found === rows * cols) return undefined;
  const isShort = found < rows * cols;
  return fault(
    'ragged',
    `there ${found === 1 ? 'is' : 'are'} ${plural(found, 'cell')}, but ${plural(rows, 'row')} of ${cols} ${rows === 1 ? 'takes' : 'take'} ${rows * cols}: ${isShort ? 'add the missing ones' : 'remove the surplus'}, or correct the size`,
    isShort ? Math.floor(found / cols) : null,
    isShort ? found % cols : null,
  );
}
