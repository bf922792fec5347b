/** The marks that came with a puzzle, for the commands that ask about the puzzle itself. */
import { type Shading, UNKNOWN } from '@hitori/core';
import type { NumberedPuzzle } from './contract.ts';

interface KeptMarks {
  /** The marks to begin with, where that is asked for. */
  readonly marks: Shading | undefined;
  /** Says so where there are marks that are not used. */
  readonly warnings: readonly string[];
}

export function keptMarks({ answer }: NumberedPuzzle, fromMarks: boolean): KeptMarks {
  if (fromMarks) return { marks: answer, warnings: [] };
  const hasMarks = answer?.some((state) => state !== UNKNOWN) ?? false;
  const warnings = hasMarks
    ? ['the marks that came with the puzzle were not used: --from-marks begins with them']
    : [];
  return { marks: undefined, warnings };
}
