/** Writes certificates: the search's verdict with the proof that it wrote down on the way. */

import { checkLimits, type Limits, type StopReason } from '../base/limits.ts';
import { err, ok, type Result } from '../base/result.ts';
import { checkPuzzle, labelRows, type Puzzle } from '../puzzle/puzzle.ts';
import { formatShading } from '../puzzle/shading.ts';
import { solveWithProof } from '../solve/cdcl/cdcl.ts';
import {
  CERTIFICATE_FORMAT,
  CERTIFICATE_VERSION,
  type Certificate,
  digestOf,
} from './certificate.ts';

/** What the certificate is called, and when to give up. */
export interface ProveOptions extends Limits {
  /** Goes into the certificate as its `id`. */
  readonly id?: string | undefined;
}

/** A certificate of the verdict on a puzzle; the error is the limit that was reached first. */
export function prove(puzzle: Puzzle, options: ProveOptions = {}): Result<Certificate, StopReason> {
  checkPuzzle('prove', puzzle);
  checkLimits(options);
  /** By their cells in order, since the search meets some of them again and again. */
  const rings = new Map<string, readonly number[]>();
  const lemmas: number[][] = [];
  const verdict = solveWithProof(puzzle, options, {
    ring: (cells) => void rings.set(cells.join(), cells),
    lemma: (literals) =>
      void lemmas.push(literals.map((literal) => ((literal >> 1) + 1) * (literal & 1 ? -1 : 1))),
  });
  if (verdict.status === 'unknown') return err(verdict.reason);
  const { status, solution, second } = verdict;
  const { id } = options;
  const statement = {
    format: CERTIFICATE_FORMAT,
    version: CERTIFICATE_VERSION,
    ...(id !== undefined && { id }),
    rows: puzzle.rows,
    cols: puzzle.cols,
    grid: labelRows(puzzle),
    verdict: status,
    ...(solution && { solution: formatShading(puzzle, solution) }),
    ...(second && { second: formatShading(puzzle, second) }),
    ...(status !== 'multiple' && {
      rings: [...rings.values()],
      lemmas: [...lemmas, []],
    }),
  } as const;
  return ok({ ...statement, digest: digestOf(statement) });
}
