/** Writes certificates: the search's verdict with the proof that it wrote down on the way, trimmed. */

import { checkAmount } from '../base/check.ts';
import {
  Budget,
  checkLimits,
  LimitReached,
  type Limits,
  type StopReason,
  shareLimits,
} from '../base/limits.ts';
import { err, ok, type Result } from '../base/result.ts';
import { checkPuzzle, labelRows, type Puzzle } from '../puzzle/puzzle.ts';
import { formatShading, type Shading } from '../puzzle/shading.ts';
import { solveWithProof } from '../solve/cdcl/cdcl.ts';
import type { ProofLog } from '../solve/cdcl/propagator.ts';
import {
  CERTIFICATE_FORMAT,
  CERTIFICATE_VERSION,
  type Certificate,
  digestOf,
} from './certificate.ts';
import { type Refutation, trimRefutation } from './trim.ts';

/**
 * The most numbers in the rings and lemmas of a certificate, so that it stays below 64 MB of text and can be
 * checked. Of larger ones `prove` says that they are too large.
 */
export const MAX_CERTIFICATE_NUMBERS = 4_000_000;

/** So much more may be written down before it is trimmed. */
const UNTRIMMED = 3;

/** What the certificate is called, and when to give up. */
export interface ProveOptions extends Limits {
  /** Goes into the certificate as its `id`. */
  readonly id?: string | undefined;
  /** The most numbers in its rings and lemmas; default: MAX_CERTIFICATE_NUMBERS. */
  readonly limitNumbers?: number | undefined;
}

/** Why there is no certificate: the limit that was reached first, or it would be too large. */
export type ProveError = StopReason | 'too-large';

/** A certificate of the verdict on a puzzle, or why there is none. */
export function prove(puzzle: Puzzle, options: ProveOptions = {}): Result<Certificate, ProveError> {
  checkPuzzle('prove', puzzle);
  checkLimits(options);
  checkAmount('limitNumbers', options.limitNumbers);
  const { id, limitNumbers = MAX_CERTIFICATE_NUMBERS } = options;
  const limits = shareLimits(options);
  const log = new ProofNotes(UNTRIMMED * limitNumbers);
  const shouldStop = () => log.isTooLarge || limits.shouldStop?.() === true;
  const verdict = solveWithProof(puzzle, { ...limits, shouldStop }, log);
  const { status, solution, second } = verdict;
  if (status === 'unknown') return err(log.isTooLarge ? 'too-large' : verdict.reason);
  let refutation: Refutation | undefined;
  if (status !== 'multiple') {
    if (log.isTooLarge) return err('too-large');
    const trimmed = trim(puzzle, log, solution, limits);
    if (!trimmed.ok) return trimmed;
    refutation = { rings: trimmed.value.rings, lemmas: [...trimmed.value.lemmas, []] };
    if (countNumbers(refutation) > limitNumbers) return err('too-large');
  }
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
    ...refutation,
  } as const;
  return ok({ ...statement, digest: digestOf(statement) });
}

function trim(
  puzzle: Puzzle,
  refutation: Refutation,
  solution: Shading | null,
  { limitMs, shouldStop }: Limits,
): Result<Refutation, StopReason> {
  const budget = new Budget({ limitMs, shouldStop }, 1);
  const poll = () => {
    if (budget.isSpent(0)) throw new LimitReached(budget.spent ?? 'limit');
  };
  try {
    return ok(trimRefutation(puzzle, refutation, solution, poll));
  } catch (error) {
    if (error instanceof LimitReached) return err(error.reason);
    throw error;
  }
}

function countNumbers({ rings, lemmas }: Refutation): number {
  return [...rings, ...lemmas].reduce((count, list) => count + list.length, 0);
}

/** What the search writes down, up to so many numbers. */
class ProofNotes implements ProofLog, Refutation {
  readonly lemmas: number[][] = [];
  /** By their cells in order, since the search meets some of them again and again. */
  private readonly byCells = new Map<string, readonly number[]>();
  private readonly most: number;
  private count = 0;

  constructor(most: number) {
    this.most = most;
  }

  get rings(): (readonly number[])[] {
    return [...this.byCells.values()];
  }

  get isTooLarge(): boolean {
    return this.count > this.most;
  }

  ring(cells: readonly number[]): void {
    const key = cells.join();
    if (this.isTooLarge || this.byCells.has(key)) return;
    this.count += cells.length;
    this.byCells.set(key, cells);
  }

  lemma(literals: readonly number[]): void {
    if (this.isTooLarge) return;
    this.count += literals.length;
    this.lemmas.push(literals.map((literal) => ((literal >> 1) + 1) * (literal & 1 ? -1 : 1)));
  }
}
